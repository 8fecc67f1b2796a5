package enum ExitCode: Int32, Sendable, Codable {
  /// Every exercise that was judged passed, or has no fault that this copy can find.
  case success = 0
  /// Something did not pass, and remains to be done.
  case notPassed = 1
  case usage = 2
  /// The machine or the checkout is at fault; never the learner's code.
  case machine = 3
  case interrupted = 130
}

/// The way in which a process came to its end.
package enum Ending: Sendable, Equatable {
  case exited(Int32)
  case signalled(Int32)
  case timedOut
}
