import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

@testable import Authors

/// An exercise whose own tests are run against the learner's own parts.
@Suite(.serialized, .oneBuildAtATime) struct SilencedPartsTests {
  private static let folder = "Exercises/02-your-own-suite"
  private let course: TemporaryCourse

  /// The tiny course's second exercise, with a given suite of two tests, one of them the change's.
  init() throws {
    course = try TemporaryCourse()
    try course.replace(
      #""edit": ["GreetSpies.swift", "GreetTests.swift"],"#,
      with: """
        "edit": ["GreetInteractor.swift"], "tests": ["GreetTests.swift"], "silences": true,
        "parts": ["BusinessLogic"],
        "stages": [
          {"title": "the name", "minutes": 20, "edges": [1]},
          {"title": "the change", "minutes": 20, "edges": [2], "isChange": true}
        ],
        """, in: "Exercises/course.json")
    try course.replace(
      #""writes": "suite""#, with: #""writes": "sources""#, in: "Exercises/course.json")
    try course.remove("\(Self.folder)/Tests")
    try course.remove("\(Self.folder)/Wrong.diff")
    try FileManager.default.createDirectory(
      atPath: "\(course.root)/\(Self.folder)/Tests/Own", withIntermediateDirectories: true)
    try course.write(Self.given, to: "\(Self.folder)/Tests/GivenTests.swift")
    try course.write(
      "import Testing\n\n@Suite struct GreetTests {}\n",
      to: "\(Self.folder)/Tests/Own/GreetTests.swift")
    let names = ["a name is greeted", "a blank name is nobody"]
    let expected = Expected(
      tests: names.map { .init(name: "GivenTests/\($0)", stubFails: true, flows: []) })
    try course.write(expected.text, to: "Exercises/recorded/Exercise02.txt")
    try course.ship()
    try course.write(Self.sources, to: "\(Self.folder)/Sources/GreetInteractor.swift")
  }

  private static let given = """
    import GreetScene
    import GreetSpies
    import SpyKit
    import Testing

    @testable import Exercise02

    @Suite(.flow) struct GivenTests {
      private func greet(_ name: String) -> [KataGreetCall] {
        let log = KataGreetLog()
        makeInteractor(presenter: KataGreetPresenterSpy(log)).greet(.init(name: name))
        return log.calls
      }

      @Test(.tags(.edge1)) func `a name is greeted`() {
        #expect(greet("Ann") == [.presenter(.presentGreeting(.person(name: "Ann")))])
      }

      @Test(.tags(.edge2)) func `a blank name is nobody`() {
        #expect(greet("") == [.presenter(.presentGreeting(.nobody))])
      }
    }

    """

  /// Two messages; the second never reaches the Presenter before the change.
  private static let sources = """
    import GreetScene

    protocol NameBusinessLogic: AnyObject {
      func take(_ name: String)
      func leave()
    }

    func makeInteractor(presenter: any GreetPresentationLogic) -> any GreetBusinessLogic {
      GreetInteractor(presenter: presenter)
    }

    final class GreetInteractor: GreetBusinessLogic, NameBusinessLogic {
      private let presenter: any GreetPresentationLogic
      private(set) var guests = 0

      init(presenter: any GreetPresentationLogic) {
        self.presenter = presenter
      }

      func greet(_ request: Greet.Request) { take(request.name ?? "") }

      func take(_ name: String) {
        guests += 1
        presenter.presentGreeting(.person(name: name))
      }

      func leave() { guests -= 1 }
    }

    """

  private func writeTests(_ tests: String...) throws {
    try course.write(
      """
      import GreetScene
      import Testing

      @testable import Exercise02

      final class PresenterSpy: GreetPresentationLogic {
        private(set) var count = 0
        func presentGreeting(_ response: Greet.Response) { count += 1 }
      }

      @Suite struct GreetTests {
        let spy = PresenterSpy()
        \(tests.joined(separator: "\n  "))
      }

      """, to: "\(Self.folder)/Tests/Own/GreetTests.swift")
  }

  private let greets = """
    @Test func `a name is presented`() {
        makeInteractor(presenter: spy).greet(.init(name: "Ann"))
        #expect(spy.count == 1)
      }
    """

  private let blank = """
    @Test func `a blank name is presented, too`() {
        makeInteractor(presenter: spy).greet(.init(name: ""))
        #expect(spy.count == 1)
      }
    """

  private let leaves = """
    @Test func `a guest who leaves is not counted`() {
        let interactor = GreetInteractor(presenter: spy)
        interactor.leave()
        #expect(interactor.guests == -1)
      }
    """

  private func check() throws -> Verdict {
    try #require(try course.report(CheckReport.self, ["check", "2"]).exercises.first)
  }

  @Test(.realBuilds) func `messages that can fall silent, and places that do not run, are named`()
    throws
  {
    try writeTests(greets)
    let verdict = try check()
    #expect(verdict.stage == 1)
    let missed = verdict.ownTests?.cases.filter { !$0.isJudgedRightly }.map(\.description)
    #expect(
      missed == [
        "GreetInteractor.leave does nothing.",
        #"GreetInteractor.swift:27, "guests -= 1" is never run."#,
        "no test names GreetInteractor: test it between doubles, too.",
      ])
    #expect(verdict.outcome == .failed)
    let text = course.kata(["check", "2"]).output
    #expect(text.contains("notice 1 of 2 messages that fall silent"))
    #expect(text.contains("stage 1 of 2 · the name"))
  }

  @Test func `own tests whose originals are lost keep no exercise from its check`() throws {
    try writeTests(greets)
    try course.remove(".kata/shipped-texts.txt")
    let workspace = try Workspace(around: course.root, host: HostSystem.live())
    let exercise = try #require(workspace.course[ExerciseID(number: 2)])
    #expect(!workspace.shipped.missing(of: exercise.id).isEmpty)
    try workspace.checkWhole(exercise)
    let suite = try #require(exercise.ownSuite)
    #expect(throws: Complaint.self) { try workspace.demandShipped(suite.ownFolder, of: exercise) }
  }

  @Test func `another's sources are built without own tests, which may name what they haven't`()
    throws
  {
    let workspace = try Workspace(around: course.root, host: HostSystem.live())
    let own = "\(Self.folder)/Tests/Own/GreetTests.swift"
    func holdsOwn(_ texts: [String: String]?) throws -> Bool {
      try workspace.modules(of: BuildRequest(ExerciseID(number: 2), texts: texts, isShipped: true))
        .contains { $0.texts[own] != nil }
    }
    #expect(try holdsOwn(nil))
    #expect(try !holdsOwn(["GreetInteractor.swift": Self.sources]))
  }

  @Test(.realBuilds) func `the change request is counted from where all else was done`() throws {
    try writeTests(greets, leaves)
    let before = try check()
    #expect(before.stage == 2)
    #expect(before.change == nil)
    #expect(course.kata(["check", "2"]).output.contains("  stage 1 passed: its test is green\n"))

    try course.replace(
      "presenter.presentGreeting(.person(name: name))",
      with: "presenter.presentGreeting(name.isEmpty ? .nobody : .person(name: name))",
      in: "\(Self.folder)/Sources/GreetInteractor.swift")
    try writeTests(greets, leaves, blank)
    let after = try check()
    #expect(after.outcome == .passed)
    #expect(after.stage == nil)
    #expect(after.change?.files == ["GreetInteractor.swift"])
    let text = course.kata(["check", "2"]).output
    #expect(text.contains("the change touched 1 of 1 files, and rewrote 1 of 21 lines"))

    let record = "\(course.root)/.kata/changes/your-own-suite.json"
    #expect(FileManager.default.fileExists(atPath: record))
    try course.remove(".kata/changes")
    #expect(
      course.kata(["check", "2", "--fresh"]).output.contains("note: kata counts what a change"))
    try Files.live().write(record, Data("{}".utf8))
    #expect(course.kata(["reset", "2"]).code == .success)
    #expect(!FileManager.default.fileExists(atPath: record))
  }
}
