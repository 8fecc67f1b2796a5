import Core
import Edits

/// The edits of a learner's own code, and which of them its tests notice.
struct EditReport: Codable, Equatable, Sendable {
  var schema = "kata.edits/1"
  /// The number of tests.
  var tests: Int
  /// The number of edits that did not compile.
  var dropped: Int
  /// In the order of files and lines.
  var edits: [Tried] = []

  /// An edit that was tried.
  struct Tried: Codable, Equatable, Sendable {
    var file: String
    var line: Int
    var code: String
    var sentence: String
    var isNoticed: Bool
  }

  /// Adds an edit of a file that is told by this path, with the outcome of the tests' run.
  mutating func add(_ edit: CodeEdit, in file: String, _ outcome: SubjectOutcome) {
    edits.append(
      Tried(
        file: file, line: edit.line, code: edit.code, sentence: edit.sentence,
        isNoticed: outcome != .accepted))
  }
}
