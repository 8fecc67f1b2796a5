/// The edits of a learner's own code, and which of them its tests notice.
package struct EditReport: Codable, Equatable, Sendable {
  package var schema = "kata.edits/1"
  /// The number of tests.
  package var tests: Int
  /// The number of edits that did not compile.
  package var dropped: Int
  /// In the order of files and lines.
  package var edits: [Tried] = []

  /// An edit that was tried.
  package struct Tried: Codable, Equatable, Sendable {
    package var file: String
    package var line: Int
    package var code: String
    package var sentence: String
    package var isNoticed: Bool
  }

  package init(tests: Int, dropped: Int) {
    (self.tests, self.dropped) = (tests, dropped)
  }

  /// Adds an edit of a file that is told by this path, with the outcome of the tests' run.
  package mutating func add(_ edit: CodeEdit, in file: String, _ outcome: SubjectOutcome) {
    edits.append(
      Tried(
        file: file, line: edit.line, code: edit.code, sentence: edit.sentence,
        isNoticed: outcome != .accepted))
  }
}
