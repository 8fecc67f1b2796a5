import Authors
import Class
import Common
import Foundation
import Host
import Learner
import OwnCode
import Playing
import Practice
import Testing
import Update

extension Program {
  /// The program that knows the command, as the launcher chooses it, and the name of its file.
  static func of(_ words: [String]) -> (program: Program, name: String) {
    let rest = Array(words.first == "help" ? words.dropFirst() : words[...])
    func has(_ option: String) -> Bool {
      words.contains { $0 == option || $0.hasPrefix("\(option)=") }
    }
    let group = CommandName.groups.first { group in
      group.commands.contains { command in
        let words = command.words.split(separator: " ").map(String.init)
        return !words.isEmpty && rest.starts(with: words)
      }
    }
    switch (rest.first, group?.program) {
    case ("flow", _) where has("--package"), (_, "kata-code"):
      return (.ownCode, "kata-code")
    case (_, "kata-class"): return (.trainer, "kata-class")
    case (_, "kata-play"): return (.play, "kata-play")
    case (_, "kata-update"): return (.update, "kata-update")
    case (_, "kata-practice"): return (.practice, "kata-practice")
    case (_, "kata-authors"): return (.authors, "kata-authors")
    default: return (.learner, "kata")
    }
  }
}

/// A program that was built with these tests.
func builtProgram(_ name: String = "kata") -> URL? {
  Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(name)
}

/// The same, ready to be started in a course.
func program(_ words: [String], in course: TemporaryCourse) throws -> Process {
  let process = Process()
  let built: URL = try #require(builtProgram(Program.of(words).name))
  process.executableURL = built
  process.arguments = words
  process.currentDirectoryURL = URL(fileURLWithPath: course.root)
  return process
}

/// The first child process of a process.
func child(of pid: pid_t) throws -> pid_t {
  let list = try String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)
  return try #require(list.split(separator: " ").first.flatMap { pid_t($0) })
}

extension Trait where Self == ConditionTrait {
  /// The program lies beside the tests on Linux alone: on a Mac another program loads these.
  static var needsProgram: Self { .enabled(if: HostFeatures.live == .linux) }

  /// The commands of the compiler are those on Linux.
  static var needsBench: Self { .enabled(if: HostFeatures.live == .linux) }
}
