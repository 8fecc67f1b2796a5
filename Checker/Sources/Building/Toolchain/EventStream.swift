import Foundation

/// Swift Testing's JSON event stream (version 6.3), as far as a verdict needs it.
///
/// Swift 6.4 writes it with the same version, and the values of a condition elsewhere.
package struct EventStream: Sendable {
  /// These keep messages in a later library's stream; the second name is that of ST-0029, in review.
  package static let variables = [
    "SWT_EXPERIMENTAL_EVENT_STREAM_MESSAGES_FIELD_ENABLED": "1",
    "SWIFT_TESTING_EVENT_STREAM_MESSAGES_FIELD_ENABLED": "1",
  ]

  package var tests: [Test] = []
  package var events: [Event] = []

  package struct Test: Sendable, Equatable {
    /// The stream's own identifier; `--skip` takes it, escaped.
    package var id: String
    /// Suite and name, without module and place: the same wherever the suite stands.
    package var name: String
    package var file: String?
    package var line: Int?
  }

  package struct Event: Sendable, Equatable {
    package var kind: String
    package var test: String?
    package var issue: Verdict.Issue?
    var isFailure = false
    /// True if the suite itself calls the issue a known one.
    package var isKnown = false
    /// The argument of a test's case: `letter → "a"`.
    package var argument: String?
  }

  /// Reads one record a line; a line that was cut short by a crash is left out.
  package init(reading text: String) {
    let decoder = JSONDecoder()
    var titles: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let record = try? decoder.decode(Record.self, from: Data(line.utf8)) else { continue }
      let payload = record.payload
      if record.kind == "test", payload.kind == "function", let id = payload.id {
        titles[id] = payload.displayName
        tests.append(
          Test(
            id: id, name: Self.name(of: id, payload), file: payload.sourceLocation?.filePath,
            line: payload.sourceLocation?.line))
      } else if record.kind == "event" {
        events.append(Event(payload, title: payload.testID.flatMap { titles[$0] }))
      }
    }
    // Swift 6.4 tells them in any order.
    tests.sort { ($0.file ?? "", $0.line ?? 0) < ($1.file ?? "", $1.line ?? 0) }
  }

  /// `Module.Suite/`name`()/File.swift:1:2` → `Suite/name`.
  private static func name(of id: String, _ payload: Payload) -> String {
    let path = id.lastIndex(of: "/").map { id[..<$0] } ?? id[...]
    let inModule = path.firstIndex(of: ".").map { path[path.index(after: $0)...] } ?? path
    var suite = inModule
    var name = ""
    // A name may hold slashes, dots and its suite's name: only the end of the path is the test's.
    if let display = payload.displayName, let function = payload.name, path.hasSuffix(function) {
      suite = inModule.dropLast(function.count)
      name = display
    }
    return suite.replacingOccurrences(of: "`", with: "") + name
  }

  private struct Record: Decodable {
    var kind: String
    var payload: Payload
  }

  fileprivate struct Payload: Decodable {
    var kind: String?
    var id: String?
    /// The name in the source, with backticks and the labels of its parameters.
    package var name: String?
    var displayName: String?
    var testID: String?
    var sourceLocation: Location?
    var issue: Issue?
    var messages: [Text]?

    struct Issue: Decodable {
      var isFailure: Bool?
      var isKnown: Bool?
      var sourceLocation: Location?
    }

    struct Location: Decodable {
      var filePath: String?
      var line: Int?
    }

    struct Text: Decodable {
      var symbol: String?
      var text: String
    }
  }
}

extension EventStream.Event {
  fileprivate init(_ payload: EventStream.Payload, title: String?) {
    kind = payload.kind ?? ""
    test = payload.testID
    if kind == "testCaseStarted", let text = payload.messages?.first?.text,
      let start = text.firstMatch(of: #/ passing [0-9]+ arguments? /#)?.range.upperBound
    {
      // The test's title may hold " to " as well; without a title its function's name is told.
      let end =
        title.flatMap { text.range(of: " to \"\($0)\" started.", options: .backwards) }
        ?? text.range(of: " to ", options: .backwards)
      argument = end.map { String(text[start..<$0.lowerBound]) }
    }
    guard kind == "issueRecorded", let issue = payload.issue else { return }
    // A known issue is an issue: `withKnownIssue` must not turn a red test green.
    isKnown = issue.isKnown ?? false
    isFailure = issue.isFailure ?? true || isKnown
    self.issue = Verdict.Issue(
      message: Self.message(payload.messages ?? []), file: issue.sourceLocation?.filePath,
      line: issue.sourceLocation?.line)
  }

  /// The first message, with the values that Swift 6.4 tells in further ones put where Swift 6.3
  /// puts them: `kept == [nil]`, `kept → []` becomes `(kept → []) == [nil]`.
  private static func message(_ all: [EventStream.Payload.Text]) -> String {
    guard let first = all.first?.text, first.hasPrefix(ExpectationText.mark) else {
      // Of what a test records by itself, only its comment says something.
      let isRecorded = all.count > 1 && all[0].text == "Issue recorded"
      return all.dropFirst(isRecorded ? 1 : 0).first?.text ?? ""
    }
    let condition = first.dropFirst(ExpectationText.mark.count)
    // Comments come first; then the condition with its own value, then its parts, each with its
    // properties behind it.
    let details = all.dropFirst().filter { $0.symbol == "details" }.map(\.text)
    let parts = details.drop { !$0.hasPrefix("\(condition) → ") }
    guard let whole = parts.first else { return first }
    var (left, rest, right) = ("", condition, "")
    for part in parts.dropFirst() {
      guard let arrow = part.range(of: " → ") else { continue }
      let source = part[..<arrow.lowerBound]
      if left.isEmpty, rest.hasPrefix(source) {
        left = "(\(part))"
        rest = rest.dropFirst(source.count)
      } else if right.isEmpty, rest.hasSuffix(source) {
        right = "(\(part))"
        rest = rest.dropLast(source.count)
      }
    }
    let isOfParts = ["false", "<not evaluated>"].contains { whole == "\(condition) → \($0)" }
    return ExpectationText.mark + (isOfParts ? left + rest + right : whole)
  }
}
