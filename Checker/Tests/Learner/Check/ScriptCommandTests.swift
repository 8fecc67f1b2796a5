import Basics
import Common
import Foundation
import Host
@testable import Shared
import Testing

@testable import Learner

/// A solution that only random scripts tell from the reference, and what the commands make of it.
@Suite(.serialized, .oneBuildAtATime) struct ScriptCommandTests {
  private static let own = "Exercises/01-hello/Sources/GreetInteractor.swift"
  private let course: TemporaryCourse

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
    try course.solve("Exercise01")
    try course.replace(#"drop(while: \.isWhitespace)"#, with: #"drop { $0 == " " }"#, in: Self.own)
    // No script is known that would find it.
    try course.write("{}\n", to: "Solutions/01-hello/scripts.json")
  }

  private func check(_ options: String...) throws -> Verdict {
    let report = try course.report(CheckReport.self, ["check", "1", "--fresh"] + options)
    return try #require(report.exercises.first)
  }

  @Test func `the same scripts are played again, and those of another seed when asked for`() throws
  {
    let seeded = try check("--seed", "7")
    #expect(seeded.outcome == .diverged)
    #expect(seeded.reference.seed == 7)
    #expect(seeded.reference.difference != nil)
    #expect(try check("--seed", "7").reference == seeded.reference)

    let first = try check()
    #expect(try check().reference == first.reference)
    try course.replace("import GreetScene", with: "import GreetScene  // again", in: Self.own)
    #expect(try check().reference.seed == first.reference.seed)
  }

  @Test func `without a number, there are as many scripts as there is time for`() throws {
    try course.solve("Exercise01")
    let first = try check()
    #expect(first.outcome == .passed)
    #expect(first.reference.scripts > 200)
    #expect(try check("--scripts", "3").reference.scripts == 3)
  }

  @Test(arguments: [
    ("1", true, [], 1), (own, true, [], 0), ("1", false, [], 0), ("1", true, ["--plain"], 0),
    ("1", true, ["--json"], 0),
  ])
  func `after a pass, an answer comes behind one Return, where a person may be`(
    name: String, isTerminal: Bool, options: [String], returns: Int
  ) throws {
    try course.solve("Exercise01")
    var pressed = 0
    let answer = course.kata(["check", name] + options) { host in
      host.terminal.isTerminal = isTerminal
      host.terminal.waitForReturn = { pressed += 1 }
    }
    #expect(answer.code == .success)
    #expect(pressed == returns)
    #expect(answer.output.contains("Which words does your app's Presenter have?"))
    #expect(answer.output.hasSuffix("\n  It has those for each failure.\n\n") == (returns == 1))
  }

  @Test func `so many scripts are played, whatever came of others before`() throws {
    #expect(try check("--scripts", "0").outcome == .passed)
    #expect(try check("--scripts", "200").outcome == .diverged)
    #expect(try check("--scripts", "0").outcome == .passed)
  }

  @Test func `judged afresh, the same code gets the same verdict, whatever came before`() throws {
    #expect(try check().outcome == .diverged)
    #expect(try check("--scripts", "0").outcome == .passed)
    #expect(try check("--scripts", "0", "--seed", "7").outcome == .passed)
  }

  @Test func `flow draws the script, in ASCII where there is nothing else, or as a picture`() throws
  {
    #expect(course.kata(["check", "1"]).code == .notPassed)
    let drawn = course.kata(["flow", "1"])
    #expect(drawn.code == .success)
    #expect(drawn.output.contains("── first difference ──"))
    let plain = course.kata(["flow", "1"]) { $0.environment["LC_ALL"] = "C" }
    #expect(plain.output.contains("-- first difference --"))
    #expect(plain.output.utf8.allSatisfy { $0 < 0x80 })

    #expect(course.kata(["flow", "1", "--svg", "flow.svg"]).code == .success)
    let picture = try course.read("flow.svg")
    #expect(picture.hasPrefix("<svg "))
    #expect(picture.contains("first\u{A0}difference"))
  }

  @Test
  func
    `flow draws any given test by its name, and says why it can't draw where the suite is yours`()
  {
    let named = course.kata(["flow", "1", "never typed"])
    #expect(named.output.contains("a name that was never typed is nobody"))
    #expect(named.output.contains("presentGreeting"))
    #expect(course.kata(["flow", "1", "no such test"]).code == .usage)
    #expect(course.kata(["flow", "2"]).errors.contains("the spies are yours"))
  }

  @Test func `diff waits until all is green, or until it is told not to`() throws {
    let early = course.kata(["diff", "1"])
    #expect(early.code == .notPassed)
    #expect(!early.output.contains("isWhitespace"))
    #expect(early.errors.contains("--reveal"))
    let revealed = course.kata(["diff", "1", "--reveal"])
    #expect(revealed.code == .success)
    #expect(revealed.output.contains("+ "))
    #expect(revealed.output.contains("isWhitespace"))

    let reference = try course.read("Solutions/01-hello/Sources/GreetInteractor.swift")
    let before = try course.read(Self.own)
    defer { try? course.write(before, to: Self.own) }
    try course.write(reference, to: Self.own)
    #expect(try check().outcome == .passed)
    let green = course.kata(["diff", "1"])
    #expect(green.code == .success)
    #expect(green.output.contains("the same, to the letter"))

    try course.move("Solutions/01-hello", to: "away")
    defer { try? course.move("away", to: "Solutions/01-hello") }
    #expect(course.kata(["diff", "1"]).errors.contains("has no solution"))
  }
}
