/// The command by which the compiler prints a module's type-checked tree.
package struct RuleDump {
  package var module: String
  package var files: [String]
  package var words: [String]

  /// One process for all files, which writes one tree after another.
  package init(_ module: String, _ files: [String], with words: [String]) {
    (self.module, self.files) = (module, files)
    self.words =
      words + ["-module-name", module, "-suppress-warnings"] + Self.options + files
  }

  package static let options = [
    "-enable-batch-mode", "-j1", "-dump-ast", "-dump-ast-format", "json",
  ]
}
