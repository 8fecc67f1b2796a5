package import Basics

package struct Command {
  /// Program and arguments; the program is a path.
  package var words: [String]
  package var environment: [String: String]
  /// Seconds until it is killed, with all its children.
  package var limit: Double
  /// The number of bytes of each of its outputs that are kept; the rest is read and dropped.
  package var keep: Int
  /// True if its threads share one processor, on a system that can arrange that.
  ///
  /// Threads that often wait for one another are faster that way.
  package var staysOnOneProcessor = false
  /// True if a supervisor runs the program, ends it at SIGTERM, and then knows the time it used.
  package var isSupervised = false
  /// A file that it adds to, emptied before it is started again.
  package var appendsTo: String?
  /// True if it is told something while it runs.
  package var takesInput = false
  /// Told each whole second that is left, when the process takes more than two.
  package var waiting: (_ secondsLeft: Int) -> Void = { _ in }

  package init(words: [String], environment: [String: String], limit: Double, keep: Int = 4 << 20) {
    (self.words, self.environment, self.limit, self.keep) = (words, environment, limit, keep)
  }
}

package struct Finished {
  package var ending: Ending
  package var output: String
  package var errors: String
  /// Seconds of processor time that it used, if it ran out of time.
  package var processor: Double?

  package init(ending: Ending, output: String, errors: String, processor: Double? = nil) {
    (self.ending, self.output, self.errors) = (ending, output, errors)
    self.processor = processor
  }
}

/// A child process that runs beside everything else.
package struct Job {
  /// Waits until it has ended; meanwhile the output of all jobs is read.
  package var result: () throws(Complaint) -> Finished
  package var cancel: () -> Void = {}
}

package struct Processes {
  package var start: (_ command: Command) throws(Complaint) -> Job
  /// The path of a program on the PATH; nil when it is not there.
  package var find: (_ program: String, _ path: String) -> String?
}

extension Processes {
  package func run(_ command: Command) throws(Complaint) -> Finished { try start(command).result() }

  /// Runs all of them side by side, and returns when the last one has ended.
  package func run(_ commands: [Command]) throws(Complaint) -> [Finished] {
    var jobs: [Job] = []
    do throws(Complaint) {
      for command in commands { jobs.append(try start(command)) }
      return try jobs.map { job throws(Complaint) in try job.result() }
    } catch {
      jobs.forEach { $0.cancel() }
      throw error
    }
  }
}
