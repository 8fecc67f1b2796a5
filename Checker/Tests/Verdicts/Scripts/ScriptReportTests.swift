@testable import Shared
import Testing

@testable import Basics
@testable import Common

struct ScriptReportTests {
  @Test func `a script of one step says it once`() throws {
    let script = ScriptDifference(
      scenario: "{}",
      expected: [.step(logIn), message("presenter presentLogin(.failure(.missingCredentials))")],
      recorded: [
        .step(logIn), message(#"worker authenticate(email: "", password: "a")"#),
        message(#"presenter presentLogin(.success(name: "Ann"))"#),
      ], cast: .sample)
    try expect(script, "step")
    let lines = report(script).filter { $0.text.contains("log in with") }
    #expect(lines.map(\.text) == ["    \(logIn)"])
  }

  @Test func `several steps are numbered, and stand in the flow as well`() throws {
    let asked = message(#"worker authenticate(email: "a", password: "a")"#)
    let script = ScriptDifference(
      scenario: "{}",
      expected: [
        .step("request 1: \(logIn)"), asked, .step("request 2: \(logIn)"), asked,
        .step("the worker answers call 2: an error of another type"),
        message("presenter presentLogin(.failure(.unknown))"), message("store user: nil"),
        message("caller returned(request: 2)"),
      ],
      recorded: [.step("request 1: \(logIn)"), asked, .step("request 2: \(logIn)")],
      cast: .sample)
    try expect(script, "steps")
  }

  @Test func `a step with much to type is cut, and stays within the width`() {
    let step = "type \"\(String(repeating: "long and ", count: 200))\" as the email"
    let script = ScriptDifference(
      scenario: "{}", expected: [.step(step), .step("tap"), message("view a()")],
      recorded: [.step(step), .step("tap")], cast: .sample)
    for width in [60, 80, 120] {
      let lines = report(script, width: width)
      #expect(lines.allSatisfy { $0.text.columns <= width })
      #expect(lines.count < 25)
    }
  }

  @Test(
    arguments: [
      (Verdict.Reference.State.crashed, "crashed here"), (.timedOut, "still not done here"),
      (.incomplete, "the process ended itself here"), (.diverged, "nothing more"),
    ])
  func `where the process ended, the flow says how`(state: Verdict.Reference.State, words: String) {
    let script = ScriptDifference(
      scenario: "{}", expected: [.step("tap"), message("view a()")], recorded: [.step("tap")],
      cast: .sample)
    #expect(report(script, state).contains { $0.text.contains(words) })
  }

  @Test func `without Unicode it is ASCII`() {
    let script = ScriptDifference(
      scenario: "{}", expected: [.step("type \"日本\""), message("view a(\"é\")")],
      recorded: [.step("type \"日本\"")], cast: .sample)
    let text = report(script, unicode: false).map(\.text).joined()
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(text.contains("\\u{65E5}"))
  }

  private let logIn = #"log in with email "\t", password "a""#

  private func report(
    _ script: ScriptDifference, _ state: Verdict.Reference.State = .diverged, width: Int = 80,
    unicode: Bool = true
  ) -> [Line] {
    Report.script(
      of: Verdict.Reference(state: state, difference: script),
      on: Medium(width: width, unicode: unicode))
  }

  private func message(_ text: String) -> Recording.Entry {
    .message(Message.sample(text))
  }

  private func expect(_ script: ScriptDifference, _ name: String) throws {
    try Fixture("Flow/script.\(name).80.txt").expect(Renderer(color: false).render(report(script)))
  }
}
