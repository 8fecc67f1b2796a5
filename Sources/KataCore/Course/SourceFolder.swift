/// What lies in a learner's folder and keeps it from being built, whatever the compiler says of the
/// rest: the build system would stop at it, for everybody.
package struct SourceFolder: Sendable {
  /// From the folder, sorted.
  private let files: [String]
  /// What is no file, by its path: what it is instead.
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
    let strange = others.sorted { $0.key < $1.key }.map { path, what in
      Fault(path: path, sentence: "this is \(what); a source is a file of its own")
    }
    return strange + misnamed + foreign + doubled + crowd
  }

  private var misnamed: [Fault] {
    files.filter { path in
      path.unicodeScalars.contains {
        $0.value < 0x20 || $0.value == 0x7F || "\"\\".unicodeScalars.contains($0)
      }
    }.map {
      Fault(path: $0, sentence: "a source's name holds no quotes, backslashes or line breaks")
    }
  }

  private var foreign: [Fault] {
    let endings: Set<Substring> = ["c", "m", "mm", "cc", "cpp", "cxx", "s", "S"]
    return files.filter { endings.contains(Self.ending(of: $0)) }.map {
      Fault(path: $0, sentence: "an exercise is written in Swift: it can't be built beside this")
    }
  }

  private var doubled: [Fault] {
    var first: [Substring: String] = [:]
    var faults: [Fault] = []
    for path in files where Self.ending(of: path) == "swift" {
      let name = path.split(separator: "/").last ?? ""
      if let other = first[name] {
        faults.append(
          Fault(
            path: path,
            sentence: "\(other) has the same name, which Swift has once in a module; "
              + "a backup belongs outside this folder"))
      } else {
        first[name] = path
      }
    }
    return faults
  }

  private var crowd: [Fault] {
    let sources = files.filter { Self.ending(of: $0) == "swift" }
    guard sources.count > Limits.sourceFiles, let first = sources.first else { return [] }
    return [
      Fault(
        path: first,
        sentence: "this is one of \(sources.count) Swift files; "
          + "an exercise has \(Limits.sourceFiles) at most")
    ]
  }

  private static func ending(of path: String) -> Substring {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: dot)...]
  }
}
