import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

/// The blame for a build that fails without a place; the build system says what a test has it say.
@Suite struct AttemptBuildTests {
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse()
    try course.solve("Exercise01")
    try course.write(course.read(Self.own) + "// mine\n", to: Self.own)
  }

  private static let own = "Exercises/01-hello/Sources/GreetInteractor.swift"

  /// A check in which the learner's build ends in the one way, and every other build in the other.
  private func check(
    _ own: Finished, others: Finished, _ words: String...
  ) throws -> TemporaryCourse.Answer {
    let write = Files.live().write
    return course.kata(["check", "1"] + words) { host in
      host.environment["KATA_BUILD"] = "native"
      host.processes = .compiler { command throws(Complaint) in
        guard let option = command.words.firstIndex(of: "--scratch-path") else {
          return Self.built
        }
        // SwiftPM leaves folders behind, which are not to pile up in the system's.
        #expect(command.environment["TMPDIR"] == "\(course.root)/.kata/run/swift")
        let program = "\(command.words[option + 1])/debug/KataVIPPackageTests.xctest"
        try write(program, Data("program".utf8))
        let text = try Files.live().text("\(course.root)/.kata/package/katavip/\(Self.own)") ?? ""
        return text.hasSuffix("// mine\n") ? own : others
      }
    }
  }

  private static let built = Finished(ending: .exited(0), output: "", errors: "")
  private static let crashed = Finished(
    ending: .exited(1), output: "error: compile command failed due to signal 6", errors: "")
  private static let warned = Finished(
    ending: .exited(1),
    output: "/A.swift:1:1: warning: never used\n  func f(error: any Error)\n\(crashed.output)",
    errors: "")
  private static let slow = Finished(ending: .timedOut, output: "", errors: "")

  @Test(arguments: [
    (slow, built, ExitCode.notPassed, "the compiler was not done after 600 s"),
    (slow, built, .notPassed, "Exercises/01-hello/Sources/GreetInteractor.swift:1"),
    (crashed, built, .notPassed, "compile command failed due to signal 6"),
    (warned, built, .notPassed, "      error: compile command failed due to signal 6"),
    (crashed, crashed, .machine, "The course itself does not build: error: compile command failed"),
  ])
  func `a failure is the learner's if the stub can be built in place of their code`(
    own: Finished, others: Finished, code: ExitCode, sentence: String
  ) throws {
    let answer = try check(own, others: others)
    #expect(answer.code == code)
    #expect((answer.output + answer.errors).contains(sentence), "\(answer)")
  }

  @Test func `of code that doesn't compile, no test is looked for by its name`() throws {
    let answer = try check(Self.crashed, others: Self.built, "some test")
    #expect(answer.code == .notPassed)
    #expect(answer.output.contains("compile command failed due to signal 6"))
  }
}
