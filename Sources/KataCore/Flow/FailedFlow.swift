/// The two flows that show why a test did not pass.
///
/// Where all messages came as expected in the end, these are the ones that were there when the
/// expectation that failed looked at them.
struct FailedFlow: Sendable {
  private(set) var expected: [Message]
  private(set) var recorded: [Message]
  /// Where they differ; nil when what failed is no message.
  private(set) var parting: Parting?
  let cast: Cast
  /// What came of the recorded messages.
  private(set) var replies: Replies
  /// The expectation that failed on what is shown; nil where that can't be told.
  private(set) var issue: Verdict.Issue?
  /// What stands in the place of a message that never came; nil when the test ran to its end.
  private(set) var ending: String?

  /// Nil for a test that passed, or that has no messages.
  init?(_ test: Verdict.Case) {
    guard test.outcome != .passed, let flow = test.flow,
      !flow.expected.isEmpty || !flow.recorded.isEmpty
    else { return nil }
    (expected, recorded, cast) = (flow.expected, flow.recorded, flow.cast)
    replies = Replies(flow.answers ?? [], to: flow.recorded, cast: flow.cast)
    ending = test.ending
    parting = parting(isLook: false)
    let issues = test.issues.filter { $0.argument == test.told?.argument }
    guard let parting else {
      look(issues, flow)
      return
    }
    let about = issues.filter { $0.isAboutMessages == true }
    issue = about.first { Look($0.message, flow)?.sees(parting) == true } ?? about.first
  }

  /// Shows what the first expectation about messages saw.
  private mutating func look(_ issues: [Verdict.Issue], _ flow: Verdict.Flow) {
    guard let issue = issues.first(where: { Look($0.message, flow) != nil }),
      let look = Look(issue.message, flow)
    else { return }
    self.issue = issue
    // Whether the last answer was there before the look is not known.
    replies = recorded.starts(with: look.seen) ? replies.prefix(look.seen.count - 1) : Replies()
    (expected, recorded) = (look.expected, look.seen)
    parting = parting(isLook: true)
    ending = "nothing more by then"
  }

  /// The answer from which what differs may follow: the last one, with one message since at most.
  var answer: Reply? {
    guard let parting, let (place, reply) = replies.last(before: parting.index) else { return nil }
    let since = recorded[place..<parting.index]
    let isAskedAgain = since.contains { $0.isLike(recorded[reply.question]) }
    return since.count > 1 || isAskedAgain ? nil : reply
  }

  /// Whether what stands where they differ comes all the same, on either side, and the order is what
  /// differs.
  var isOutOfOrder: Bool {
    guard let parting, let was = parting.expected, let found = parting.recorded else {
      return false
    }
    return recorded[parting.index...].contains(was) && expected[parting.index...].contains(found)
  }

  private func parting(isLook: Bool) -> Parting? {
    Parting(
      expected: expected.map(Recording.Entry.message),
      recorded: recorded.map(Recording.Entry.message), cast: cast, isLook: isLook)
  }
}

extension FailedFlow {
  /// Of several tests, the one to look at first: what failed is its messages, rather than a value
  /// beside them, and it stands before others of which that holds.
  static func first(of cases: [Verdict.Case]) -> Verdict.Case? {
    let drawable = cases.compactMap { test in FailedFlow(test).map { (test: test, flow: $0) } }
    let differing = drawable.filter { $0.flow.parting != nil }
    let chosen =
      differing.first { !$0.test.isAboutSomethingElse } ?? differing.first ?? drawable.first
    return chosen?.test
  }
}

extension Verdict.Case {
  /// Whether each expectation that failed looks at another value than the messages: than their
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

/// What an expectation about the calls asked for, and what it saw at that time.
private struct Look {
  var expected: [Message]
  var seen: [Message]

  /// Nil when it compares something else than lists of the flow's messages.
  init?(_ message: String, _ flow: Verdict.Flow) {
    guard let values = ExpectationText(message)?.values, values.count == 2,
      let seen = Self.messages(values[0].value, flow),
      let expected = Self.messages(values[1].value, flow)
    else { return nil }
    (self.seen, self.expected) = (seen, expected)
  }

  /// Whether what came first of what differs is the same.
  func sees(_ parting: Parting) -> Bool {
    let common = zip(expected, seen).prefix { $0 == $1 }.count
    return common == parting.index && expected.dropFirst(common).first == parting.expected
      && seen.dropFirst(common).first == parting.recorded
  }

  private static func messages(_ text: String, _ flow: Verdict.Flow) -> [Message]? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    var messages: [Message] = []
    for part in Brackets.parts(of: text.dropFirst().dropLast()) {
      let all = flow.expected + flow.recorded
      guard let message = all.first(where: { "\($0.receiver) \($0.text)" == part }) else {
        return nil
      }
      messages.append(message)
    }
    return messages
  }
}
