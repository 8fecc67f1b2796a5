import Foundation
import KataCore
import KataHost
import Testing

@testable import kata

/// The blame for a build that fails without a place; the build system says what a test has it say.
@Suite struct SubmissionBuildTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse()
    try course.solve("Exercise01")
  }

  /// A check in which the learner's build ends in the one way, and every other build in the other.
  private func check(_ own: Finished, others: Finished) throws -> TemporaryCourse.Answer {
    let write = Files.live().write
    return course.kata(["check", "1"]) { host in
      host.processes = Processes(
        answer: { command throws(Complaint) in
          guard let option = command.words.firstIndex(of: "--scratch-path") else {
            // A copy, or a question for the version.
            if command.words[0] == "/bin/cp" { try write(command.words[3], Data("program".utf8)) }
            return Finished(ending: .exited(0), output: FakeSwift.answer(), errors: "")
          }
          let program = "\(command.words[option + 1])/debug/KataVIPPackageTests.xctest"
          try write(program, Data("program".utf8))
          return command.environment["KATA_LAID"] == "" ? own : others
        })
    }
  }

  private let built = Finished(ending: .exited(0), output: "", errors: "")
  private let crashed = Finished(
    ending: .exited(1), output: "error: compile command failed due to signal 6", errors: "")

  @Test func `a compiler that runs out of time is told at the learner's file`() throws {
    let slow = Finished(ending: .timedOut, output: "", errors: "")
    let answer = try check(slow, others: built)
    #expect(answer.code == .notPassed)
    #expect(answer.output.contains("the compiler was not done after 600 s"))
    #expect(answer.output.contains("Exercises/01-hello/Sources/GreetInteractor.swift:1"))
  }

  @Test func `a compiler that crashes on the learner's code alone is told there`() throws {
    let answer = try check(crashed, others: built)
    #expect(answer.code == .notPassed)
    #expect(answer.output.contains("compile command failed due to signal 6"))
  }

  @Test func `one that crashes on the stub, too, is the machine's fault`() throws {
    let answer = try check(crashed, others: crashed)
    #expect(answer.code == .machine)
    #expect(answer.errors.contains("The course itself does not build"))
    #expect(answer.errors.contains("compile command failed due to signal 6"))
  }
}
