import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

@testable import Authors
@testable import Class

/// An exercise in which the learner writes sources, and tests beside given ones.
@Suite(.serialized, .oneBuildAtATime) struct OwnTestsTests {
  private static let folder = "Exercises/02-your-own-suite"
  private let course: TemporaryCourse

  /// The tiny course's second exercise, with a given suite of one test.
  init() throws {
    course = try TemporaryCourse()
    try course.replace(
      #""edit": ["GreetSpies.swift", "GreetTests.swift"],"#,
      with:
        #""edit": ["GreetInteractor.swift"], "tests": ["GreetSpies.swift", "GreetTests.swift"],"#,
      in: "Exercises/course.json")
    try course.replace(
      #""writes": "suite""#, with: #""writes": "sources""#, in: "Exercises/course.json")
    for part in [Self.folder, "Solutions/02-your-own-suite"] {
      try course.move("\(part)/Tests", to: "\(part)/Own")
      try FileManager.default.createDirectory(
        atPath: "\(course.root)/\(part)/Tests", withIntermediateDirectories: false)
      try course.move("\(part)/Own", to: "\(part)/Tests/Own")
    }
    try course.write(
      """
      import GreetScene
      import GreetSpies
      import SpyKit
      import Testing

      @testable import Exercise02

      @Suite(.flow) struct GivenTests {
        @Test(.tags(.edge1)) func `a name is greeted`() {
          let log = KataGreetLog()
          makeInteractor(presenter: KataGreetPresenterSpy(log)).greet(.init(name: "Ann"))
          #expect(log.calls == [.presenter(.presentGreeting(.person(name: "Ann")))])
        }
      }

      """, to: "\(Self.folder)/Tests/GivenTests.swift")
    let expected = Expected(
      tests: [.init(name: "GivenTests/a name is greeted", stubFails: true, flows: [])])
    try course.write(expected.text, to: "Exercises/recorded/Exercise02.txt")
    try course.ship()
  }

  private func write(_ old: String, _ new: String, in file: String) throws {
    try course.replace(old, with: new, in: "\(Self.folder)/\(file)")
  }

  private func solveTests() throws {
    let own = "02-your-own-suite/Tests/Own"
    try course.remove("Exercises/\(own)")
    try FileManager.default.copyItem(
      atPath: "\(course.root)/Solutions/\(own)", toPath: "\(course.root)/Exercises/\(own)")
  }

  private func check() throws -> Verdict {
    try #require(try course.report(CheckReport.self, ["check", "2"]).exercises.first)
  }

  @Test(.realBuilds) func `sources and own tests are judged, and each has its half of the score`()
    throws
  {
    let line = "    Issue.record(\"Your task: a name that is missing, too.\")\n"
    #expect(try check().ownTests?.state == .notReached)

    try write(line, "", in: "Tests/Own/GreetTests.swift")
    let first = try check()
    #expect(first.outcome == .failed)
    #expect(first.tests.passed == 1)
    let own = try #require(first.ownTests)
    #expect(own.accepted == own.right)
    #expect(own.caught < own.wrong)
    #expect(first.score >= 0.5 && first.score < 1)

    try solveTests()
    let solved = try check()
    #expect(solved.outcome == .passed)
    #expect(solved.ownTests?.caught == solved.ownTests?.wrong)
    #expect(solved.score == 1)
    #expect(solved.tests.added.count == 5)

    try write("name.isEmpty", "!name.isEmpty", in: "Sources/GreetInteractor.swift")
    let broken = try check()
    #expect(broken.ownTests?.outcome == nil)
    #expect(broken.outcome == .failed)
    #expect(broken.score == 0.5)
  }

  @Test(.realBuilds) func `own tests that reject what is right earn nothing, and are named`() throws
  {
    try solveTests()
    try write("[.nobody])", "[.person(name: \"\")])", in: "Tests/Own/GreetTests.swift")
    let verdict = try check()
    #expect(verdict.outcome == .failed)
    #expect(verdict.ownTests?.state == .notReached)
    #expect(verdict.score == 0.5)
    let answer = course.kata(["check", "2"])
    let told = answer.output.split(
      separator: "your own tests: they reject the given implementation")
    // The test that rejects it, with its place.
    #expect(told.count == 2)
    #expect(told.last?.contains("Tests/Own/GreetTests.swift:") == true)
  }

  @Test(.realBuilds) func `own tests that are red on the learner's own code are no pass`() throws {
    try solveTests()
    try write("String(front[...last])", "String(front)", in: "Sources/GreetInteractor.swift")
    let verdict = try check()
    #expect(verdict.tests.passed == verdict.tests.expected)
    #expect(verdict.ownTests?.outcome == nil)
    #expect(verdict.tests.isRedOnOwnCode)
    #expect(verdict.outcome == .failed)
    #expect(verdict.score == 0.75)
    #expect(course.kata(["check", "2"]).output.contains("but fail on your own code"))
  }

  @Test(.realBuilds) func `own tests may use what the scene declares, and nothing else`() throws {
    try solveTests()
    try write("private final class Greet", "final class Greet", in: "Sources/GreetInteractor.swift")
    try write(
      "makeInteractor(presenter: spy)", "GreetInteractor(presenter: spy)",
      in: "Tests/Own/GreetTests.swift")
    let verdict = try check()
    #expect(verdict.outcome == .failed)
    #expect(verdict.notes.contains { $0.contains("don't compile with a right") })

    try write("GreetInteractor(", "NoInteractor(", in: "Tests/Own/GreetTests.swift")
    let broken = try check()
    #expect(broken.outcome == .notCompiled)
    #expect(broken.diagnostics.first?.file == "\(Self.folder)/Tests/Own/GreetTests.swift")
  }

  @Test func `what is handed in is laid out as it was, and reset puts both sides back`() throws {
    try solveTests()
    let text = try course.read("\(Self.folder)/Tests/Own/GreetTests.swift")
    let answer = course.kata(["submit", "--name", "ann"])
    #expect(answer.output.contains("Tests/Own/GreetTests.swift"))
    let host = HostSystem.live()
    let workspace = try Workspace(around: course.root, host: host)
    let exercise = workspace.course.exercises[1]
    let contents = try SubmissionReader(host: host, exercises: [exercise])
      .contents(of: "\(course.root)/kata-ann.tar")
    #expect(contents.texts[exercise.id]?["Tests/Own/GreetTests.swift"] == text)
    #expect(contents.ignored == [])

    #expect(course.kata(["reset", "2", "--given"]).output.contains("nothing to do"))
    try write("\"Ann\"", "\"Ben\"", in: "Tests/GivenTests.swift")
    #expect(course.kata(["reset", "2", "--given"]).code == .success)
    #expect(try course.read("\(Self.folder)/Tests/Own/GreetTests.swift") == text)
    #expect(try course.read("\(Self.folder)/Tests/GivenTests.swift").contains("\"Ann\""))
    #expect(course.kata(["reset", "2"]).code == .success)
    #expect(try workspace.isUntouched(exercise))

    try workspace.lay(contents.texts[exercise.id] ?? [:], of: exercise)
    #expect(try course.read("\(Self.folder)/Tests/Own/GreetTests.swift") == text)
    #expect(try course.read("\(Self.folder)/Sources/GreetInteractor.swift").contains("given one"))
  }

  @Test func `an exercise is untouched until sources or own tests are changed`() throws {
    func isUntouched() -> Bool { course.kata(["list"]).output.contains("begun") == false }
    #expect(isUntouched())
    try write("a name is handed on", "a name is passed on", in: "Tests/Own/GreetTests.swift")
    #expect(!isUntouched())
  }
}
