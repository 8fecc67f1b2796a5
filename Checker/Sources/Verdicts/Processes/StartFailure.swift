package import Basics

/// A process that ended before the testing library ran, so that the machine is at fault.
///
/// A program or a library is missing, or a helper gave up; no code of the learner's has run. The event
/// stream shows it: a mark stands in it, and the library begins by emptying it. A missing `runStarted`
/// proves less, since traits and arguments of tests, which may be the learner's, are evaluated first.
package enum StartFailure {
  /// The content of an event stream before its process starts.
  package static let mark = "not started\n"

  /// Nil when the process has reached the testing library.
  package static func complaint(
    about what: String, stream: String, ending: Ending, errors: String
  ) -> Complaint? {
    guard stream == mark else { return nil }
    return .machine(
      "\(what) never started: \(words(for: ending)).",
      details: lines(of: errors),
      next: "kata doctor looks for what is missing; kata doctor --report makes a text to send to us"
    )
  }

  private static func words(for ending: Ending) -> String {
    switch ending {
    case .exited(126): "its program can't be run on this machine"
    case .exited(127): "its program, or a library that it needs, is not there"
    case .exited(let code): "its process ended with exit code \(code), before any test"
    case .signalled(let signal): "its process got signal \(signal), before any test"
    case .timedOut: "its process did not come to its tests within the time limit"
    }
  }

  /// The last lines of its output; the first ones may be warnings of many kinds.
  package static func lines(of errors: String) -> [String] {
    let lines = errors.split(whereSeparator: \.isNewline).suffix(Limits.startFailureLines)
    return lines.map { String($0.prefix(Limits.startFailureColumns)) }
  }
}
