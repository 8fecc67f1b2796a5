/// The exit code of `kata`.
package enum ExitCode: Int32, Sendable, Codable {
  /// All that was asked for passed, or can't be graded in this copy, which has nothing against it.
  case success = 0
  /// Something did not pass, and is left to do.
  case notPassed = 1
  /// The command line is wrong.
  case usage = 2
  /// The machine or the checkout is at fault; never the learner's code.
  case machine = 3
  case interrupted = 130
}
