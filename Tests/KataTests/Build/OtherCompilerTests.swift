import Foundation
import KataCore
import Testing

@testable import kata

/// A toolchain whose syntax tree `kata` can't read.
@Suite(.serialized, .oneBuildAtATime) struct OtherCompilerTests {
  @Test(arguments: [
    (Ending.exited(1), ""), (.exited(0), "(source_file \"A.swift\")"), (.timedOut, ""),
  ])
  func `the rules are unavailable, in words, and cost nobody anything`(
    _ ending: Ending, _ dump: String
  ) throws {
    let course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    try course.replace(
      "weak var", with: "var", in: "Exercises/Exercise01/Sources/GreetPresenter.swift")
    let dumpsSomethingElse = { (host: inout KataHost) in
      let real = host.processes
      host.processes.run = { (commands: [Command]) throws(Complaint) in
        var results: [Finished] = []
        for command in commands {
          results.append(
            command.words.contains("-dump-ast")
              ? Finished(ending: ending, output: dump, errors: "") : try real.run(command))
        }
        return results
      }
    }

    let answer = course.kata(["check", "1"], change: dumpsSomethingElse)
    #expect(answer.code == .success)
    #expect(answer.output.contains("passed"))
    #expect(answer.output.contains("note: the rules were not looked at: "))
    let json = course.kata(["check", "1", "--json"], change: dumpsSomethingElse).output
    let verdict = try JSONDecoder().decode(CheckReport.self, from: Data(json.utf8)).exercises[0]
    #expect(verdict.rules.state == .unavailable)
    #expect(verdict.score == 1)
  }
}
