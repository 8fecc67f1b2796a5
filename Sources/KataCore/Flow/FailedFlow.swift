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
  /// What stands in the place of a message that never came; nil when the test ran to its end.
  private(set) var ending: String?

  /// Nil for a test that passed, or that has no messages.
  init?(_ test: Verdict.Case) {
    guard test.outcome != .passed, let flow = test.flow,
      !flow.expected.isEmpty || !flow.recorded.isEmpty
    else { return nil }
    (expected, recorded, cast) = (flow.expected, flow.recorded, flow.cast)
    ending = test.ending
    parting = parting(isLook: false)
    guard parting == nil, let look = test.issues.lazy.compactMap({ Look($0.message, flow) }).first
    else { return }
    (expected, recorded) = (look.expected, look.seen)
    parting = parting(isLook: true)
    ending = "nothing more by then"
  }

  private func parting(isLook: Bool) -> Parting? {
    Parting(
      expected: expected.map(Recording.Entry.message),
      recorded: recorded.map(Recording.Entry.message), cast: cast, isLook: isLook)
  }

  /// How many messages lie between the first and the last that differ: of two tests, the one with
  /// fewer shows less that only follows from the mistake.
  var distance: Int {
    let front = zip(expected, recorded).prefix { $0 == $1 }.count
    let longer = max(expected.count, recorded.count)
    let shorter = min(expected.count, recorded.count)
    let back = zip(expected.reversed(), recorded.reversed()).prefix { $0 == $1 }.count
    return longer - front - min(back, shorter - front)
  }
}

extension FailedFlow {
  /// Of several tests, the one to look at first: its messages differ, by as few as can be, and it
  /// stands before others of which that holds.
  static func first(of cases: [Verdict.Case]) -> Verdict.Case? {
    let flows = cases.compactMap { test in FailedFlow(test).map { (test: test, flow: $0) } }
    return flows.first { one in
      let rank = one.flow.rank
      return !flows.contains { $0.flow.rank.lexicographicallyPrecedes(rank) }
    }?.test
  }

  private var rank: [Int] { [parting == nil ? 1 : 0, distance] }
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
