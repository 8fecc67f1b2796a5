import Basics
@testable import Common
import Foundation
@testable import Shared
import Testing

/// A known mistake's name, the one wrong part, own tests against mistakes, and the reference's answers.
@Suite(.serialized, .oneBuildAtATime, .realBuilds) struct MistakeTests {
  private let course: TemporaryCourse
  private let exercise = "Exercises/01-hello"

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    for file in ["GreetInteractor.swift", "GreetPresenter.swift"] {
      try course.write(
        course.read("Solutions/01-hello/Sources/\(file)"), to: "\(exercise)/Sources/\(file)")
    }
  }

  private func edit(_ old: String, _ new: String, in file: String = "GreetInteractor") throws {
    try course.replace(old, with: new, in: "\(exercise)/Sources/\(file).swift")
  }

  private func verdict() throws -> Verdict {
    try #require(try course.report(CheckReport.self, ["check", "1"]).exercises.first)
  }

  @Test func `a mistake is named however it is written, and another is not`() throws {
    try edit(
      "name.isEmpty ? .nobody : .person(name: name)",
      "(request.name ?? \"\") == \"\" ? .nobody : .person(name: name)")
    #expect(
      try verdict().mistake?.sentence == "Emptiness is judged before the blanks are taken off.")
    #expect(
      course.kata(["check", "1"]).output.contains(
        "this looks like a known mistake: Emptiness is judged before"))

    try edit("return String(front[...last])", "return String(front[...last]) + \" \"")
    #expect(try verdict().mistake == nil)
  }

  @Test func `under a script, no edge stands without a name for the mistake`() throws {
    try edit("String(front[...last])", #"front[...last].filter { $0 != "\t" }"#)
    #expect(try verdict().outcome == .diverged)
    #expect(try verdict().mistake == nil)
    #expect(try verdict().edges == [])
  }

  @Test func `under a script, a named mistake's edge is the one`() throws {
    try edit(#"drop(while: \.isWhitespace)"#, #"drop { $0 == " " }"#)
    try edit("!$0.isWhitespace", #"$0 != " ""#)
    #expect(try verdict().outcome == .diverged)
    #expect(try verdict().mistake?.edge == "E1")
    #expect(
      try verdict().edges == [
        "E1 A name that was never typed, is empty, or holds nothing but blanks is nobody."
      ])
  }

  @Test func `of several parts, the one that is wrong alone is named`() throws {
    try edit(#"Hello, \(name)!"#, #"Hi, \(name)!"#, in: "GreetPresenter")
    #expect(try verdict().wrongPart == "GreetPresenter.swift")
    try edit("name.isEmpty ?", "false ?")
    #expect(try verdict().wrongPart == nil)
    try edit(#"Hi, \(name)!"#, #"Hello, \(name)!"#, in: "GreetPresenter")
    #expect(try verdict().wrongPart == "GreetInteractor.swift")
    #expect(
      course.kata(["check", "1"]).output.contains(
        "only GreetInteractor.swift is wrong: with the reference's file in its"))
  }

  @Test func `own tests are tried on each mistake, and a wrong one on the reference`() throws {
    #expect(course.kata(["teeth", "1"]).errors.contains("no test of your own"))
    let mine = "\(exercise)/Tests/Mine.swift"
    let text = """
      import GreetScene
      import GreetSpies
      import Testing

      @testable import Exercise01

      struct Mine {
        @Test func `one answer`() {
          let log = KataGreetLog()
          GreetInteractor(presenter: KataGreetPresenterSpy(log)).greet(.init(name: "Ann"))
          #expect(log.calls.count == 1)
        }
      }

      """
    try course.write(text, to: mine)
    let check = course.kata(["check", "1"])
    #expect(check.output.contains("your test notices 1 of "))
    #expect(check.output.contains(": kata teeth 1\n  it does not notice: "))
    let teeth = try course.report(Teeth.self, ["teeth", "1"])
    let noticed = teeth.mistakes.filter { !$0.noticedBy.isEmpty }
    #expect(noticed.map(\.sentence) == ["Each request is answered twice."])
    #expect(noticed.map(\.noticedBy) == [["one answer"]])
    #expect(teeth.mistakes.count > 3)

    try course.write(text.replacing("== 1", with: "== one"), to: mine)
    try edit("import GreetScene", "import GreetScene\nlet one = 1")
    #expect(
      try verdict().notes.contains { $0.hasPrefix("Your tests compile with your Sources, but not") }
    )

    try course.write(text.replacing("== 1", with: "== two"), to: mine)
    let note = try #require(try verdict().notes.first)
    #expect(note.hasPrefix("your own tests don't compile, and were left out: "))
    #expect(note.contains("Mine.swift:11: "))
    #expect(try verdict().outcome == .passed)
    #expect(course.kata(["teeth", "1"]).errors.hasPrefix("kata: Your tests do not compile.\n"))

    try course.write(text.replacing("== 1", with: "== 2"), to: mine)
    #expect(course.kata(["teeth", "1"]).errors.contains("does not pass on the reference"))
    #expect(course.kata(["teeth", "2"]).code == .usage)
  }

  @Test func `the reference answers a script, found by words or typed`() throws {
    let found = course.kata(["ask", "1", "blank", "--json"])
    #expect(found.code == .usage)
    let scripts = course.kata(["ask", "1", "--json"]).output.split(separator: "\n")
    #expect(scripts.count > 100)
    let answer = course.kata(["ask", "1", "--script", String(try #require(scripts.first))])
    #expect(answer.output.contains("present"))
    #expect(answer.output.contains("that is all"))
    #expect(!answer.output.contains("as expected"))
    #expect(course.kata(["ask", "1", "--script", "{"]).errors.contains("valid JSON"))
    #expect(course.kata(["ask", "1", "--script", "{}"]).code == .usage)
    #expect(course.kata(["ask", "2"]).code != .success)
  }
}
