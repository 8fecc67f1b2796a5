import Foundation
import KataCore
import Testing

@testable import KataCourse
@testable import kata

/// `kata mutant`, up to the point where something is built.
@Suite struct MutantCommandTests {
  private let course: TemporaryCourse
  private let page = "Solutions/01-hello/Mutants.diff"
  private let laid = ".kata/mutants/Exercise01/AnswersTwice"

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

  @Test(arguments: [
    ("1", "AnswersTwice", "Solutions/01-hello/Mutants.diff"),
    ("2", "DoesNothing", "Exercises/02-your-own-suite/Wrong.diff"),
    ("2", "WritesItSmall", "Solutions/02-your-own-suite/Subjects/Wrong.diff"),
  ])
  func `one that is laid out and saved leaves its page as it was`(
    number: String, name: String, page: String
  ) throws {
    let before = try course.read(page)
    let laid = ".kata/mutants/Exercise0\(number)/\(name)"
    let answer = mutant(number, name, "--edit")
    #expect(answer.code == .success)
    #expect(answer.output.contains("\(laid)/GreetInteractor.swift"))
    #expect(try course.read("\(laid)/note.txt").hasPrefix("E"))
    #expect(mutant(number, name, "--save").output.contains("saved: \(page)"))
    #expect(try course.read(page) == before)
  }

  @Test func `edits that were not saved are never overwritten`() throws {
    let file = "\(laid)/GreetInteractor.swift"
    #expect(mutant("1", "AnswersTwice", "--edit").code == .success)
    let edited = try course.read(file) + "// More.\n"
    try course.write(edited, to: file)
    let answer = mutant("1", "AnswersTwice", "--edit")
    #expect(answer.code == .notPassed)
    #expect(answer.errors.contains("is there already"))
    #expect(try course.read(file) == edited)
    #expect(mutant("1", "AnswersTwice", "--save").code == .success)
    #expect(mutant("1", "AnswersTwice", "--edit").code == .success)
    #expect(try course.read(page).contains("+// More.\n"))
  }

  @Test func `a new one begins with what is right, and asks for its note and its mistake`() throws {
    let laid = ".kata/mutants/Exercise01/IsNew"
    #expect(mutant("1", "IsNew", "--edit").code == .success)
    #expect(mutant("1", "IsNew", "--save").errors.contains("with the mistake"))
    try course.write("E1: Does something wrong.\n", to: "\(laid)/note.txt")
    #expect(mutant("1", "IsNew", "--save").errors.contains("with the mistake"))
    let file = "\(laid)/GreetInteractor.swift"
    try course.write(course.read(file) + "// Wrong.\n", to: file)
    #expect(mutant("1", "IsNew", "--save").code == .success)
    #expect(
      try course.read(page).contains(
        "\n\n## E1 · IsNew\nDoes something wrong.\n--- GreetInteractor.swift\n"))
  }

  @Test func `a diff that does not fit any more is named, with its page`() throws {
    let text = try course.read(page)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = try #require(lines.firstIndex { $0.hasPrefix(" ") })
    lines[line] += " and more"
    try course.write(lines.joined(separator: "\n"), to: page)
    for option in [["--edit"], []] {
      let answer = course.kata(["mutant", "1", "AnswersTwice"] + option)
      #expect(answer.code == .notPassed)
      #expect(answer.errors.contains("has other lines from line"))
    }
  }

  @Test(arguments: [
    (["1", "AnswersTwiec"], "did you mean AnswersTwice?"),
    (["1", "../Up", "--edit"], "does not name"),
    (["1", "answers", "--edit"], "does not name"), (["1", "IsNew", "--save"], "is not there"),
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
