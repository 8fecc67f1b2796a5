import Foundation
import KataHost
import Testing

/// The program that was built with these tests.
let builtProgram = Bundle.main.executableURL?.deletingLastPathComponent()
  .appendingPathComponent("kata")

/// The same, ready to be started in a course.
func program(_ words: [String], in course: TemporaryCourse) throws -> Process {
  let process = Process()
  let built: URL = try #require(builtProgram)
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
