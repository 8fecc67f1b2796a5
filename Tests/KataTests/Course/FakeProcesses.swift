import KataCore
import KataHost

/// Processes that a test answers in place of starting them.
extension Processes {
  init(
    answer: @escaping (Command) throws(Complaint) -> Finished,
    find: @escaping (String, String) -> String? = { _, _ in "/usr/bin/swift" }
  ) {
    self.init(start: Self.starting(answer), find: find)
  }

  /// Answers commands from now on; the closure may run them as before.
  mutating func answer(
    _ answer: @escaping (_ command: Command, _ before: Processes) throws(Complaint) -> Finished
  ) {
    let before = self
    start = Self.starting { command throws(Complaint) in try answer(command, before) }
  }

  private static func starting(
    _ answer: @escaping (Command) throws(Complaint) -> Finished
  ) -> (Command) throws(Complaint) -> Job {
    { command throws(Complaint) in
      let finished = try answer(command)
      return Job(result: { finished })
    }
  }
}
