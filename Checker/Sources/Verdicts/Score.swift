/// The share of an exercise that is earned, from 0 to 1.
package enum Score {
  /// Counts the tests of all milestones, whichever is in hand.
  package static func of(
    _ verdict: Verdict, _ tests: Verdict.Tests, expected: Expected
  ) -> Double {
    guard verdict.outcome != .notStarted, verdict.outcome != .notCompiled else { return 0 }
    if let subjects = verdict.subjects { return subjects.score }
    let sources = ofSources(verdict, tests, expected)
    // Own tests count as much as the sources; what they find there costs as much as a script does.
    guard let own = verdict.ownTests?.score else { return sources }
    let found = verdict.tests.isRedOnOwnCode ? max(sources, min(sources, 0.5) + own) : sources + own
    return ((found * 100).rounded() / 2).rounded(.down) / 100
  }

  private static func ofSources(
    _ verdict: Verdict, _ tests: Verdict.Tests, _ expected: Expected
  ) -> Double {
    let isGreen = tests.expected > 0 && tests.passed == tests.expected
    guard expected.tests.contains(where: \.stubFails) else {
      return isGreen ? ofGreenStub(verdict) : 0
    }
    var (earned, possible) = (0.5 * share(of: tests, expected), 0.5)
    let reference = verdict.reference.state
    // A stage that can't be had here does not count either way.
    if reference != .notSupplied {
      earned += isGreen && reference == .agreed ? 0.4 : 0
      possible += 0.4
    }
    if verdict.rules.state != .unavailable {
      earned += isGreen && reference.outcome == nil && verdict.rules.state == .held ? 0.1 : 0
      possible += 0.1
    }
    return (earned / possible * 100).rounded() / 100
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
