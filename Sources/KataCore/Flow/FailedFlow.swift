/// The two flows that show why a test did not pass.
///
/// If all messages came as expected in the end, they are the ones that were there when the
/// expectation that failed looked at them.
struct FailedFlow: Sendable {
  private(set) var expected: [Message]
  private(set) var recorded: [Message]
  /// Nil when what failed is no message.
  private(set) var difference: FirstDifference?
  let cast: Cast
  /// The answers to the recorded messages.
  private(set) var answers: AnswerArrows
  /// The expectation that failed on what is shown; nil where that can't be told.
  private(set) var issue: Verdict.Issue?
  /// The words in the place of a message that never came; nil when the test ran to its end.
  private(set) var ending: String?

  /// Nil for a test that passed, or that has no messages.
  init?(_ test: Verdict.Case) {
    guard test.outcome != .passed, let flow = test.flow,
      !flow.expected.isEmpty || !flow.recorded.isEmpty
    else { return nil }
    (expected, recorded, cast) = (flow.expected, flow.recorded, flow.cast)
    answers = AnswerArrows(flow.answers ?? [], to: flow.recorded, cast: flow.cast)
    ending = test.ending
    difference = difference(isLook: false)
    let issues = test.issues.filter { $0.argument == test.told?.argument }
    if let difference {
      let about = issues.filter { $0.isAboutMessages == true }
      issue = about.first { Look($0, flow)?.sees(difference) == true } ?? about.first
    } else if let look = issues.lazy.compactMap({ Look($0, flow) }).first {
      show(look)
    }
  }

  /// Shows what the first expectation about messages saw.
  private mutating func show(_ look: Look) {
    issue = look.issue
    // Whether the last answer was there before the look is not known.
    let isBeginning = recorded.starts(with: look.seen)
    answers = isBeginning ? answers.prefix(look.seen.count - 1) : AnswerArrows()
    (expected, recorded) = (look.expected, look.seen)
    difference = difference(isLook: true)
    ending = "nothing more by then"
  }

  /// The answer from which what differs may follow: the last one, with one message since at most.
  var answer: AnswerArrow? {
    guard let difference, let (place, answer) = answers.last(before: difference.index) else {
      return nil
    }
    let since = recorded[place..<difference.index]
    let isAskedAgain = since.contains { $0.isLike(recorded[answer.question]) }
    return since.count > 1 || isAskedAgain ? nil : answer
  }

  /// True if both messages come in both flows, and only their order
  /// differs.
  var isOutOfOrder: Bool {
    guard let difference, let was = difference.expected, let found = difference.recorded else {
      return false
    }
    return recorded[difference.index...].contains(was)
      && expected[difference.index...].contains(found)
  }

  private func difference(isLook: Bool) -> FirstDifference? {
    FirstDifference(
      expected: expected.map(Recording.Entry.message),
      recorded: recorded.map(Recording.Entry.message), cast: cast, isLook: isLook)
  }
}

extension FailedFlow {
  /// The test to look at first, of several: its messages failed, rather than a value beside
  /// them, and it stands before others of which that holds.
  static func first(of cases: [Verdict.Case]) -> Verdict.Case? {
    let drawable = cases.compactMap { test in FailedFlow(test).map { (test: test, flow: $0) } }
    let differing = drawable.filter { $0.flow.difference != nil }
    let chosen =
      differing.first { !$0.test.isAboutSomethingElse } ?? differing.first ?? drawable.first
    return chosen?.test
  }
}

extension Verdict.Case {
  /// True if each expectation that failed looks at another value than the messages: than their
  /// list, or than a count of the living, which is one of them.
  var isAboutSomethingElse: Bool {
    outcome == .failed && !issues.isEmpty && issues.allSatisfy { $0.isAboutMessages == false }
  }
}

extension Verdict.Issue {
  /// Nil where what was expected can't be read.
  fileprivate var isAboutMessages: Bool? {
    ExpectationText(message).map {
      $0.condition.lowercased().contains("calls") || $0.condition.contains(".alive()")
    }
  }
}

/// An expectation about the calls: what it asked for, and what it saw at that time.
private struct Look {
  var issue: Verdict.Issue
  var expected: [Message]
  var seen: [Message]

  /// Nil when it compares something else than lists of the flow's messages.
  init?(_ issue: Verdict.Issue, _ flow: Verdict.Flow) {
    guard let values = ExpectationText(issue.message)?.values, values.count == 2,
      let seen = Self.messages(values[0].value, flow),
      let expected = Self.messages(values[1].value, flow)
    else { return nil }
    (self.issue, self.seen, self.expected) = (issue, seen, expected)
  }

  /// Returns true if it saw the same first difference.
  func sees(_ difference: FirstDifference) -> Bool {
    let common = zip(expected, seen).prefix { $0 == $1 }.count
    return common == difference.index && expected.dropFirst(common).first == difference.expected
      && seen.dropFirst(common).first == difference.recorded
  }

  private static func messages(_ text: String, _ flow: Verdict.Flow) -> [Message]? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let parts = Brackets.parts(of: text.dropFirst().dropLast())
    let messages = parts.compactMap { part in
      (flow.expected + flow.recorded).first { "\($0.receiver) \($0.text)" == part }
    }
    return messages.count == parts.count ? messages : nil
  }
}
