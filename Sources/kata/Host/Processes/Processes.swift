import Foundation
import KataCore

/// A child process to be run.
struct Command {
  /// Program and arguments; the program is a path.
  var words: [String]
  var environment: [String: String]
  /// Seconds until it is killed, with all its children.
  var limit: Double
  /// How many bytes of each of its outputs are kept; the rest is read and dropped.
  var keep = 4 << 20
  /// Whether its threads take turns on one processor, where the system can see to that: where they
  /// wait for one another all the time, they are quicker so.
  var staysOnOneProcessor = false
  /// Whether those that run beside it are ended when it has not ended well.
  var othersNeedIt = false
  /// Told the whole seconds that are left, each once, when it takes more than two.
  var waiting: (_ secondsLeft: Int) -> Void = { _ in }
}

/// How a child process ended.
struct Finished {
  var ending: Ending
  var output: String
  var errors: String
  /// Seconds of the processor that it used, where its time was over.
  var processor: Double?
}

/// Runs child processes.
struct Processes {
  /// Runs all of them side by side, and returns when the last one has ended.
  var run: (_ commands: [Command]) throws(Complaint) -> [Finished]
  /// Where a program lies on the PATH; nil when it is not there.
  var find: (_ program: String, _ path: String) -> String?
}

extension Processes {
  func run(_ command: Command) throws(Complaint) -> Finished {
    try run([command])[0]
  }
}
