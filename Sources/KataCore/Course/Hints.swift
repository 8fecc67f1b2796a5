/// The ladder of `HINTS.md`: one rung for each "## N".
package struct Hints: Sendable, Equatable {
  package let rungs: [String]
  /// The folder that links lead from.
  package let folder: String

  package init(_ markdown: String, in folder: String = "") {
    rungs = Readme(markdown).sections.map(\.text)
    self.folder = folder
  }
}
