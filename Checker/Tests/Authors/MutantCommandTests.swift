import Basics
@testable import Common
import Foundation
@testable import Shared
import Testing

@testable import Authors

/// `kata mutant`, up to the point where something is built.
@Suite struct MutantCommandTests {
  private let course: TemporaryCourse
  private let page = "Solutions/01-hello/Mutants.diff"

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

  @Test func `a diff that does not fit any more is named, with its page`() throws {
    let text = try course.read(page)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = try #require(lines.firstIndex { $0.hasPrefix(" ") })
    lines[line] += " and more"
    try course.write(lines.joined(separator: "\n"), to: page)
    #expect(mutant("1").output.contains("has other lines from line"))
  }

  @Test func `a name that is nearly one is asked for`() {
    let answer = mutant("1", "AnswersTwiec")
    #expect(answer.code == .usage)
    #expect(answer.errors.contains("did you mean AnswersTwice?"))
  }

  @Test func `a copy without solutions has no mutants to show`() throws {
    try course.move("Solutions", to: "away")
    #expect(mutant("1").errors.contains("holds no solution"))
  }

  @Test(.realBuilds)
  func `a learner's file becomes a mutant, which is proved`() throws {
    let reference = try course.read("Solutions/01-hello/Sources/GreetPresenter.swift")
    let before = try course.read(page)
    try course.write(reference, to: "GreetPresenter.swift")
    #expect(
      mutant("1", "--from", "GreetPresenter.swift").errors.contains("sends what it should"))
    #expect(mutant("1", "--from", "Other.swift").code == .usage)
    let recorded = "Exercises/recorded/Exercise01.txt"
    try course.move(recorded, to: "kept.txt")
    let early = mutant("1", "--from", "GreetPresenter.swift").errors
    #expect(early.contains("isn't recorded yet, so its first mutants are written by hand"))
    try course.move("kept.txt", to: recorded)
    let wrong = reference.replacing("Hello", with: "Holla")
    try #require(wrong != reference)
    try course.write(wrong, to: "GreetPresenter.swift")
    let answer = mutant("1", "GreetsInSpanish", "--from", "GreetPresenter.swift")
    #expect(answer.code == .success, "\(answer.errors)")
    #expect(answer.output.contains("caught by \""), "\(answer.output)")
    let after = try course.read(page)
    #expect(after.count > before.count)
    #expect(MutantPage(after).faults == [])
    #expect(mutant("1", "GreetsInSpanish").output.contains("caught"))
    #expect(
      mutant("1", "GreetsInSpanish", "--from", "GreetPresenter.swift").errors.contains("name"))
  }
}
