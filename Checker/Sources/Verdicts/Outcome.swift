/// The result of a verdict; the first stage that fails names it.
package enum Outcome: String, Codable, Sendable, CaseIterable {
  case notStarted
  case notCompiled
  case failed
  case crashed
  case timedOut
  case incomplete
  case diverged
  case breaksRules
  /// Nothing is against it, and this copy lacks what it takes to say more.
  case notGraded
  case passed

  /// True if it leaves the learner nothing to do in this copy.
  package var isSettled: Bool { self == .passed || self == .notGraded }

  /// True if it was judged, and something was against it.
  var isRed: Bool { !isSettled && self != .notStarted }
}

package enum CaseOutcome: String, Codable, Sendable {
  case passed
  case failed
  /// The process died while it ran.
  case crashed
  /// It was still running at the limit.
  case timedOut
  /// The process ended by itself while it ran.
  case exited
  case skipped
  /// It was expected, and is not in the suite that was run.
  case missing
  /// An earlier test left no chance to run it.
  case notRun
}
