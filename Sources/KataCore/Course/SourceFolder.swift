/// A learner's folder of sources, looked at before the build.
///
/// The build system would stop at some of its files, and no exercise would get a verdict.
package struct SourceFolder: Sendable {
  /// Paths in the folder, sorted.
  private let files: [String]
  /// Anything but files, by path: what it is instead, as in "a link".
  private let others: [String: String]

  package init(files: [String], others: [String: String]) {
    self.files = files
    self.others = others
  }

  package struct Fault: Sendable, Equatable {
    package var path: String
    package var sentence: String
  }

  package var faults: [Fault] {
    others.sorted { $0.key < $1.key }.map { path, what in
      Fault(path: path, sentence: "this is \(what); a source is a file of its own")
    } + foreign + doubled
  }

  private var foreign: [Fault] {
    let endings = [".c", ".m", ".mm", ".cc", ".cpp", ".cxx", ".s", ".S"]
    return files.filter { file in endings.contains(where: file.hasSuffix) }.map {
      Fault(path: $0, sentence: "an exercise is written in Swift: it can't be built beside this")
    }
  }

  private var doubled: [Fault] {
    let sources = files.filter { $0.hasSuffix(".swift") }
    let named = Dictionary(grouping: sources) { $0.split(separator: "/").last ?? "" }
    return sources.compactMap { path in
      guard let first = named[path.split(separator: "/").last ?? ""]?.first, first != path else {
        return nil
      }
      return Fault(
        path: path,
        sentence: "\(first) has the same name, which Swift has once in a module; "
          + "a backup belongs outside this folder")
    }
  }
}
