import Basics
import Common

/// A test of a package that is no course, with the messages that it kept.
struct RecordedTest: Sendable, Equatable {
  var test: Verdict.Case
  var flow: TestFlow
  var cast: Cast

  /// All that kept theirs, in the order of the run.
  ///
  /// No reference tells what a red test expects: it is read from the expectation that failed.
  static func all(of run: SuiteRun, _ recording: Recording) -> [Self] {
    let cases = run.cases
    return run.order.compactMap { name in
      let episodes = recording.episodes.filter { "/\(name)".hasSuffix("/\($0.name)") }
      let told = run.shownCase(of: name)
      guard var test = cases[name], episodes.indices.contains(told) else { return nil }
      let flow = episodes[told].flow
      if test.outcome != .passed {
        test.flow = Verdict.Flow(
          expected: test.issues.lazy.compactMap(expected).first ?? flow.messages,
          recorded: flow.messages, cast: recording.cast, asides: flow.asides)
      }
      return Self(test: test, flow: flow, cast: recording.cast)
    }
  }

  /// The red test whose messages differ most plainly, or else the first of all.
  static func plainest(of tests: [Self]) -> Self? {
    let red = tests.filter { $0.test.outcome != .passed }
    return red.min { $0.obscurity < $1.obscurity } ?? tests.first
  }

  /// How much there is to look at until one sees what differs; most, if no message does.
  private var obscurity: Int {
    guard let flow = test.flow, flow.expected != flow.recorded else { return .max }
    let alike = zip(flow.expected, flow.recorded).prefix { $0 == $1 }.count
    return alike + max(flow.expected.count, flow.recorded.count)
  }

  /// The right-hand list of an expectation about a log's calls.
  private static func expected(by issue: Verdict.Issue) -> [Message]? {
    guard let text = ExpectationText(issue.message), text.condition.contains("calls == ") else {
      return nil
    }
    return text.expected.flatMap(Brackets.entries)?.map(Message.init(reading:))
  }
}

extension Message {
  /// As SpyKit describes it: `view displayList(rows: [])`, or `view 2 displayList(rows: [])`.
  fileprivate init(reading text: Substring) {
    let words = text.split(separator: " ", maxSplits: 2)
    let isNumbered = words.count == 3 && Int(words[1]) != nil
    let receiver = words.prefix(isNumbered ? 2 : 1).joined(separator: " ")
    self.init(receiver: receiver, text: String(text.dropFirst(receiver.count + 1)))
  }
}

extension FlowReport {
  init(_ recorded: RecordedTest) { self.init(recorded.test, recorded.flow, recorded.cast) }
}
