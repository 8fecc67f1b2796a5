import Foundation
import KataCore
import Testing

@testable import kata

/// Suites whose process never came to its tests, on this machine's own way, whatever it is.
@Suite(.serialized, .oneBuildAtATime) struct NeverStartedTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    try course.solve("Exercise02")
  }

  /// Has the suites' processes that are meant fail as if their program were not there.
  private func failing(
    _ isMeant: @escaping (Command) -> Bool
  ) -> (inout KataHost) -> Void {
    { host in
      let run = host.processes.run
      host.processes.run = { commands throws(Complaint) in
        try run(
          commands.map { command in
            guard command.words.contains("--event-stream-output-path"), isMeant(command) else {
              return command
            }
            var other = command
            other.words = ["/bin/sh", "-c", "exec /nowhere/at/all"]
            return other
          })
      }
    }
  }

  @Test func `a program that is not there is the machine's fault, and nothing is remembered`()
    throws
  {
    let answer = course.kata(["check", "1"], change: failing { _ in true })
    #expect(answer.code == .machine)
    #expect(answer.errors.contains("/nowhere/at/all"), "\(answer.errors)")
    #expect(course.kata(["check", "1"]).code == .success)
  }

  @Test func `no suite has caught what it was never run against`() throws {
    var started = 0
    let answer = course.kata(
      ["check", "2"],
      change: failing { _ in
        started += 1
        return started > 1
      })
    #expect(started > 1)
    #expect(answer.code == .machine)
    #expect(answer.errors.contains("The suite of Exercise02 never started"), "\(answer.errors)")
  }

  /// Traits and arguments of tests are evaluated before the run starts, and they are the learner's.
  @Test(arguments: [
    ("fatalError(\"mine\")", Outcome.incomplete), ("exit(127)", .incomplete),
  ])
  func `what a learner's own test does before the run is the learner's`(
    code: String, outcome: Outcome
  ) throws {
    let test = """
      import Foundation
      import Testing

      nonisolated private func words() -> [String] {
        if ProcessInfo.processInfo.processIdentifier > 0 { \(code) }
        return ["a"]
      }

      @Test(arguments: words()) func added(word: String) {}

      """
    let file = "Exercises/Exercise02/Tests/Added.swift"
    try course.write(test, to: file)
    let report = try course.report(CheckReport.self, ["check", "2"])
    #expect(
      report.exercises.map(\.outcome) == [outcome], "\(report.exercises.map(\.diagnostics))")
  }
}
