import Foundation
import KataCore
import Testing

@testable import kata

/// What authors do with mutants, up to the point where something is built.
@Suite struct MutantCommandTests {
  private let course: TemporaryCourse
  private let diff = "Solutions/Exercise01/Mutants/AnswersTwice.diff"
  private let laid = ".kata/mutants/Exercise01/AnswersTwice/GreetInteractor.swift"

  init() throws {
    course = try TemporaryCourse()
  }

  private func mutant(_ words: String...) -> TemporaryCourse.Answer {
    course.kata(["mutant"] + words)
  }

  @Test(arguments: [("1", "AnswersTwice"), ("2", "DoesNothing"), ("2", "WritesItSmall")])
  func `all of an exercise are listed, with edge and sentence`(number: String, name: String) {
    let answer = mutant(number)
    #expect(answer.code == .success)
    let line = answer.output.split(separator: "\n").first { $0.hasPrefix(name) }
    #expect(line?.contains(#/\ \ E\d\ \ /#) == true, "\(answer.output)")
  }

  @Test func `one that is laid out and saved is the same to the byte`() throws {
    let before = try course.read(diff)
    let answer = mutant("1", "AnswersTwice", "--edit")
    #expect(answer.code == .success)
    #expect(answer.output.contains(laid))
    #expect(try course.read(laid).hasPrefix("// \(before.prefix { $0 != "\n" })\nimport "))

    try FileManager.default.removeItem(atPath: "\(course.root)/\(diff)")
    #expect(mutant("1", "AnswersTwice", "--save").output.contains("saved: \(diff)"))
    #expect(try course.read(diff) == before)
  }

  @Test func `a wrong implementation goes back to where it came from`() throws {
    for diff in [
      "Exercises/Exercise02/.given/subjects/Wrong/DoesNothing.diff",
      "Solutions/Exercise02/Subjects/Wrong/WritesItSmall.diff",
    ] {
      let before = try course.read(diff)
      let name = String(diff.split(separator: "/").last?.dropLast(5) ?? "")
      #expect(mutant("2", name, "--edit").code == .success)
      #expect(mutant("2", name, "--save").output.contains("saved: \(diff)"))
      #expect(try course.read(diff) == before)
    }
  }

  @Test func `edits that were not saved are never overwritten`() throws {
    #expect(mutant("1", "AnswersTwice", "--edit").code == .success)
    #expect(mutant("1", "AnswersTwice", "--edit").code == .success)
    let edited = try course.read(laid) + "// More.\n"
    try course.write(edited, to: laid)
    let answer = mutant("1", "AnswersTwice", "--edit")
    #expect(answer.code == .notPassed)
    #expect(answer.errors.contains("holds edits that were not saved"))
    #expect(try course.read(laid) == edited)
    #expect(mutant("1", "AnswersTwice", "--save").code == .success)
    #expect(mutant("1", "AnswersTwice", "--edit").code == .success)
    #expect(try course.read(diff).contains("+// More.\n"))
  }

  @Test func `a new one begins with what is right, and asks for its note and its mistake`() throws {
    let laid = ".kata/mutants/Exercise01/IsNew/GreetInteractor.swift"
    #expect(mutant("1", "IsNew", "--edit").code == .success)
    #expect(mutant("1", "IsNew", "--save").errors.contains("is a note"))
    let text = try course.read(laid)
    let noted = "// E1: Does something wrong.\n" + text.drop { $0 != "\n" }.dropFirst()
    try course.write(noted, to: laid)
    #expect(mutant("1", "IsNew", "--save").errors.contains("does not differ"))
    try course.write(noted + "// Wrong.\n", to: laid)
    #expect(mutant("1", "IsNew", "--save").code == .success)
    let diff = try course.read("Solutions/Exercise01/Mutants/IsNew.diff")
    #expect(diff.hasPrefix("E1: Does something wrong.\n--- GreetInteractor.swift\n"))
  }

  @Test func `one that does not fit any more is named, with file and line`() throws {
    let text = try course.read(diff)
    let line = try #require(text.split(separator: "\n").firstIndex { $0.hasPrefix(" ") })
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[line] += " and more"
    try course.write(lines.joined(separator: "\n"), to: diff)
    for option in [["--edit"], []] {
      let answer = course.kata(["mutant", "1", "AnswersTwice"] + option)
      #expect(answer.code == .notPassed)
      #expect(answer.errors.contains("\(diff):\(line + 1): the reference says"))
    }
  }

  @Test(arguments: [
    (["1", "AnswersTwiec"], "did you mean AnswersTwice?"),
    (["1", "../Up", "--edit"], "does not name"),
    (["1", "answers", "--edit"], "does not name"), (["1", "IsNew", "--save"], "is not there"),
    (["1", "--edit"], "needs to know which one"), (["1", "A", "--edit", "--save"], "two steps"),
  ])
  func `what can't be done is said`(words: [String], sentence: String) {
    let answer = course.kata(["mutant"] + words)
    #expect(answer.code == .usage)
    #expect(answer.errors.contains(sentence), "\(answer.errors)")
  }

  @Test func `a copy without solutions has no mutants to show`() throws {
    try course.move("Solutions", to: "away")
    #expect(mutant("1").errors.contains("holds no solution"))
  }
}
