import Basics
@testable import Common
import Foundation
@testable import Shared
import Testing

@testable import Host

/// A toolchain whose syntax tree `kata` can't read.
@Suite(.serialized, .oneBuildAtATime) struct RuleStageTests {
  @Test(arguments: [
    (Ending.exited(1), ""), (.exited(0), "(source_file \"A.swift\")"), (.timedOut, ""),
  ])
  func `rules that can't be looked at are unavailable, cost nothing, and are looked at again`(
    _ ending: Ending, _ dump: String
  ) throws {
    let course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    try course.replace(
      "weak var", with: "var", in: "Exercises/01-hello/Sources/GreetPresenter.swift")

    let report = try course.report(CheckReport.self, ["check", "1"]) { host in
      let live = host.processes
      host.processes.start = { command throws(Complaint) in
        guard command.words.contains("-dump-ast") else { return try live.start(command) }
        return Job(result: { Finished(ending: ending, output: dump, errors: "") })
      }
    }

    let verdict = try #require(report.exercises.first)
    #expect(verdict.outcome == .passed)
    #expect(verdict.rules.state == .unavailable)
    #expect(verdict.score == 1)
    #expect(verdict.rules.reason != nil)
    // The next check looks again, and sees what is broken.
    #expect(course.kata(["check", "1"]).code == .notPassed)
  }

  @Test(arguments: [Ending.exited(1), .timedOut])
  func `without a tree nothing is said of what turns tests red, and the tests are shown`(
    _ ending: Ending
  ) throws {
    let course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    try course.replace(
      "    presenter.presentGreeting(",
      with: "    Task { [presenter] in presenter.presentGreeting(",
      in: "Exercises/01-hello/Sources/GreetInteractor.swift")
    try course.replace(
      ".person(name: name))", with: ".person(name: name)) }",
      in: "Exercises/01-hello/Sources/GreetInteractor.swift")

    let answer = course.kata(["check", "1"]) { host in
      let live = host.processes
      host.processes.start = { command throws(Complaint) in
        guard command.words.contains("-dump-ast") else { return try live.start(command) }
        return Job(result: {
          var finished = Finished(ending: ending, output: "", errors: "")
          finished.processor = 3
          return finished
        })
      }
    }

    #expect(answer.code == .notPassed)
    #expect(!answer.output.contains("✗ a task that nothing awaits"))
    #expect(answer.output.contains("  ✗ a name that was never typed is nobody (E1)"))
    // The next check looks again.
    #expect(course.kata(["check", "1", "--fresh"]).output.contains("✗ a task that nothing awaits"))
  }

  @Test func `a compiler that had no time for the tree is the machine's fault, not a pass`() throws
  {
    let course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")

    let answer = course.kata(["check", "1"]) { host in
      let live = host.processes
      host.processes.start = { command throws(Complaint) in
        guard command.words.contains("-dump-ast") else { return try live.start(command) }
        return Job(result: {
          var finished = Finished(ending: .timedOut, output: "", errors: "")
          finished.processor = 3
          return finished
        })
      }
    }

    #expect(answer.code == .machine)
    #expect(answer.errors.contains("this machine is busy"))
  }
}
