/// The share of an exercise that is earned, from 0 to 1.
package enum Score {
  package static func of(_ verdict: Verdict, expected: Expected) -> Double {
    guard verdict.outcome != .notStarted, verdict.outcome != .notCompiled else { return 0 }
    if let subjects = verdict.subjects { return subjects.score }
    let parts = parts(of: verdict, share: share(of: verdict.tests, expected))
    let possible = parts.reduce(0) { $0 + $1.possible }
    let score = parts.reduce(0) { $0 + $1.earned } / possible
    let isOther = verdict.outcome == .diverged || verdict.reference.state.isBrokenOff
    return rounded(isOther ? min(score, 0.5) : score)
  }

  /// Suite, reference and rules, the last two only with the whole suite green.
  ///
  /// A stage that can't be had here does not count either way.
  private static func parts(
    of verdict: Verdict, share: Double
  ) -> [(earned: Double, possible: Double)] {
    let tests = verdict.tests
    let isGreen = tests.expected > 0 && tests.passed == tests.expected
    var parts = [(earned: 0.8 * share, possible: 0.8)]
    if verdict.reference.state != .notSupplied {
      parts.append((isGreen && verdict.reference.state == .agreed ? 0.1 : 0, 0.1))
    }
    if verdict.rules.state != .unavailable {
      parts.append((isGreen && verdict.rules.state == .held ? 0.1 : 0, 0.1))
    }
    return parts
  }

  /// The share that passes of the tests that the stub fails.
  private static func share(of tests: Verdict.Tests, _ expected: Expected) -> Double {
    let worth = Set(expected.tests.filter(\.stubFails).map(\.name))
    guard !worth.isEmpty else { return 0 }
    let passed = tests.cases.filter { worth.contains($0.name) && $0.outcome == .passed }
    return Double(passed.count) / Double(worth.count)
  }

  private static func rounded(_ score: Double) -> Double {
    (score * 100).rounded() / 100
  }
}
