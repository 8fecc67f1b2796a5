/// The share of an exercise that is earned, from 0 to 1.
package enum Score {
  /// Counts the tests of all milestones, whichever is in hand.
  package static func of(
    _ verdict: Verdict, _ tests: Verdict.Tests, expected: Expected
  ) -> Double {
    guard verdict.outcome != .notStarted, verdict.outcome != .notCompiled else { return 0 }
    if let subjects = verdict.subjects { return subjects.score }
    let sources = ofSources(verdict, tests, expected)
    // Where own tests are asked for, they count as much as the sources.
    guard let own = verdict.ownTests?.score else { return sources }
    let isRed = verdict.areSourcesDone && verdict.tests.isRedOnOwnCode
    return ((sources + (isRed ? 0 : own)) * 50).rounded(.down) / 100
  }

  private static func ofSources(
    _ verdict: Verdict, _ tests: Verdict.Tests, _ expected: Expected
  ) -> Double {
    let isGreen = tests.expected > 0 && tests.passed == tests.expected
    guard expected.tests.contains(where: \.stubFails) else {
      return isGreen ? ofGreenStub(verdict) : 0
    }
    var (earned, possible) = (0.8 * share(of: tests, expected), 0.8)
    // A stage that can't be had here does not count either way.
    if verdict.reference.state != .notSupplied {
      earned += isGreen && verdict.reference.state == .agreed ? 0.1 : 0
      possible += 0.1
    }
    if verdict.rules.state != .unavailable {
      earned += isGreen && verdict.rules.state == .held ? 0.1 : 0
      possible += 0.1
    }
    let isOther = verdict.outcome == .diverged || verdict.reference.state.isBrokenOff
    let score = isOther ? min(earned / possible, 0.5) : earned / possible
    return (score * 100).rounded() / 100
  }

  /// The score where the stub passes the whole suite: all that is missing are the rules.
  ///
  /// The tests and scripts that the stub passes already earn nothing by themselves.
  private static func ofGreenStub(_ verdict: Verdict) -> Double {
    guard verdict.rules.state == .held || verdict.rules.state == .unavailable else { return 0 }
    return [.agreed, .notSupplied].contains(verdict.reference.state) ? 1 : 0.5
  }

  /// The share that passes of the tests that the stub fails.
  private static func share(of tests: Verdict.Tests, _ expected: Expected) -> Double {
    let worth = Set(expected.tests.filter(\.stubFails).map(\.name))
    let passed = tests.cases.filter { worth.contains($0.name) && $0.outcome == .passed }
    return Double(passed.count) / Double(worth.count)
  }
}
