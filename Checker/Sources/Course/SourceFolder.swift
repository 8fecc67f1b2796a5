/// A learner's folder of sources, looked at before the build, which would stop at some of its files.
package enum SourceFolder {
  /// The paths that can't be built, each with a sentence that says why.
  ///
  /// `others` tells of anything but files, by path, what it is instead, as in "a link".
  package static func faults(
    files: [String], others: [String: String]
  ) -> [(path: String, sentence: String)] {
    var faults = others.sorted { $0.key < $1.key }.map { path, what in
      (path: path, sentence: "this is \(what); a source has to be a file")
    }
    let foreign = [".c", ".m", ".mm", ".cc", ".cpp", ".cxx", ".s", ".S"]
    for file in files where foreign.contains(where: file.hasSuffix) {
      faults.append((file, "only Swift can be built here"))
    }
    var first: [Substring: String] = [:]
    for file in files where file.hasSuffix(".swift") {
      guard let other = first.updateValue(file, forKey: file.split(separator: "/").last ?? "")
      else { continue }
      let sentence =
        "\(other) has the same name, and a Swift module can't have two files of one name; "
        + "keep backups outside this folder"
      faults.append((file, sentence))
    }
    return faults
  }
}
