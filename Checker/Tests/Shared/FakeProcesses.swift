import Basics
import Common

@testable import Host

/// Processes that a test answers in place of starting them.
extension Processes {
  init(
    answer: @escaping (Command) throws(Complaint) -> Finished,
    find: @escaping (String, String) -> String? = { _, _ in "/usr/bin/swift" }
  ) {
    self.init(start: Self.starting(answer), find: find)
  }

  /// A compiler that says which one it is; the closure answers everything else.
  static func compiler(
    triple: String = "x86_64-unknown-linux-gnu",
    _ answer: @escaping (Command) throws(Complaint) -> Finished
  ) -> Processes {
    Processes(answer: { command throws(Complaint) in
      if command.words.contains("--show-bin-path"),
        let option = command.words.firstIndex(of: "--scratch-path")
      {
        let place = "\(command.words[option + 1])/debug\n"
        return Finished(ending: .exited(0), output: place, errors: "")
      }
      guard command.words.contains("-print-target-info") else { return try answer(command) }
      return Finished(ending: .exited(0), output: FakeSwift.answer(triple: triple), errors: "")
    })
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

extension Command {
  /// True if it compiles a module.
  var isBuild: Bool { words.contains("-wmo") }
}
