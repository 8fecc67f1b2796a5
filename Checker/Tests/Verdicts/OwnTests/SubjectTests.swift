@testable import Shared
import Testing

@testable import Basics
@testable import Common

/// Implementations of one exercise, made into a module of which a process makes one.
@Suite struct SubjectTests {
  private func subject(_ number: Int) -> Subject {
    Subject(
      right: """
        // Number \(number)
        import LoginScene

        func makeInteractor(
          presenter: any Presenter<Int, String>, _ worker: any Worker,
          for done: @escaping (Int, Int) -> Void
        ) -> any Interactor {
          Interactor\(number)(presenter: presenter, worker, for: done)
        }
        """)
  }

  @Test func `a right one's first line says what is special about it`() {
    let right = Subject(right: "// Waits in a child task.\nimport LoginScene\n")
    #expect(right.description == "Waits in a child task.")
  }

  @Test func `each subject has a factory of its own, and the chosen one gets all arguments`() throws
  {
    let subjects = (0..<12).map(subject)
    let module = try #require(SubjectModule(subjects))
    for (number, subject) in subjects.enumerated() {
      #expect(
        module.files["Subject\(number).swift"]
          == subject.text.replacing("func makeInteractor(", with: "func makeInteractor\(number)("))
    }
    let text = try #require(module.files["Subjects.swift"])
    #expect(text.contains("  case 1: makeInteractor1(presenter: presenter, worker, for: done)\n"))
    #expect(text.contains("  default: makeInteractor0(presenter: presenter, worker, for: done)\n"))
    #expect(text.contains(") -> any Interactor {\n  switch chosen {"))
    #expect(text.hasPrefix("import Foundation\nimport LoginScene\n\nfunc makeInteractor(\n"))
  }

  @Test func `without a factory there is no module`() {
    #expect(SubjectModule([Subject(right: "// A class\nfinal class Interactor {}\n")]) == nil)
  }
}

/// The outcome and the score that follow from a suite's runs on right and wrong implementations.
@Suite struct SubjectVerdictTests {
  @Test(
    arguments: [
      ([.accepted, .accepted], [.rejected, .crashed, .timedOut, .exited], .passed, 1),
      ([.accepted], [.rejected, .accepted, .accepted], .failed, 0.33),
      ([.accepted], Array(repeating: .rejected, count: 999) + [.accepted], .failed, 0.99),
      ([.accepted, .rejected], [.rejected], .failed, 0),
      ([.accepted, .crashed], [.rejected], .crashed, 0),
      ([.accepted, .timedOut], [.rejected], .timedOut, 0),
      ([.accepted, .exited], [.rejected], .incomplete, 0),
      ([.accepted, .notRun], [.rejected], .incomplete, 0),
      ([.accepted], [], .failed, 0), ([.accepted], [.notRun], .failed, 0),
    ] as [([SubjectOutcome], [SubjectOutcome], Outcome, Double)])
  func `the score is the share of the wrong ones that are caught, if all right ones are accepted`(
    right: [SubjectOutcome], wrong: [SubjectOutcome], outcome: Outcome, score: Double
  ) {
    let verdict = Verdict(StageResults.own(right: right, wrong: wrong))
    #expect(verdict.outcome == outcome)
    #expect(verdict.score == score)
    let report = Report.verdict(verdict, .all).map(\.text).joined(separator: "\n")
    #expect(report.contains("scores 0") == !right.allSatisfy { $0 == .accepted })
  }

  @Test func `of sources and own tests that both need work, what to do next is said once`() throws {
    var stages = StageResults.sample(.sample(of: ["a", "b", "c", "given", "mine"]))
    stages.rules = Verdict.Rules(state: .broken, broken: [.sample])
    stages.ownTests = OwnTests(
      subjects: try #require(StageResults.own(wrong: [.accepted]).subjects))
    func told() -> String {
      Report.verdict(Verdict(stages), .all).map(\.text).joined(separator: "\n")
    }
    #expect(told().contains("all tests pass, but a rule of VIP is broken"))
    stages.suite = .sample(["mine": .failed], of: ["a", "b", "c", "given", "mine"])
    let text = told()

    #expect(text.contains("the given tests pass, but a rule of VIP is broken"))
    #expect(text.matches(of: #/next: /#).count == 1 && !text.contains("next: your own tests"))
    #expect(text.contains("your own tests, on your own code:"))
    #expect(!text.contains("not counted"))
  }

  @Test func `a red test of one's own is no pass, even without Solutions`() throws {
    func verdict(
      _ mine: CaseOutcome, _ state: Verdict.Reference.State = .notSupplied
    ) throws -> Verdict {
      var stages = StageResults.sample(
        .sample(["mine": mine], of: ["a", "b", "c", "given", "mine"]))
      stages.reference.state = state
      let own = StageResults.own(.sample(), .notSupplied, wrong: [.rejected])
      stages.ownTests = OwnTests(subjects: try #require(own.subjects))
      return Verdict(stages)
    }
    func text(_ verdict: Verdict) -> [String] { Report.verdict(verdict, .all).map(\.text) }
    let (red, green) = (try verdict(.failed), try verdict(.passed))
    #expect(red.outcome == .failed && green.outcome == .notGraded)
    #expect(text(red).contains("  the given tests pass"))
    #expect(text(try verdict(.failed, .notReached)).contains("  the given tests pass"))
    #expect(text(red).contains { $0.hasPrefix("  next: your own tests") })
    #expect(!text(green).contains { $0.contains("your own tests, in Tests/Own") })
  }

  @Test func `a pass names the given tests if a test of one's own is red`() {
    let stages = StageResults.sample(
      .sample(["mine": .failed], of: ["a", "b", "c", "given", "mine"]))
    let text = Report.verdict(Verdict(stages), .all).map(\.text)
    #expect(text.contains { $0.hasPrefix("  passed: the given tests, and the same messages") })
  }

  @Test(arguments: [(24, 0.91), (29, 1)])
  func `sources and own tests make one score, to the hundredth`(caught: Int, score: Double) throws {
    let wrong = (0..<29).map { $0 < caught ? SubjectOutcome.rejected : .accepted }
    var stages = StageResults.sample()
    stages.ownTests = OwnTests(subjects: try #require(StageResults.own(wrong: wrong).subjects))
    #expect(Verdict(stages).score == score)
  }

  @Test func `five of the missed are named`() {
    let verdict = Verdict(StageResults.own(wrong: Array(repeating: .accepted, count: 9)))
    let text = Report.verdict(verdict, .all).map(\.text).joined(separator: "\n")
    #expect(text.contains("catches 0 of 9 wrong ones"))
    #expect(text.matches(of: #/It is wrong\./#).count == 5)
    #expect(text.contains("      and 4 more"))
  }

  @Test(arguments: [("known", SubjectOutcome.accepted), ("failing", .rejected)])
  func `an issue that the suite calls known catches nothing`(
    name: String, expected: SubjectOutcome
  ) throws {
    var run = SuiteRun()
    let stream = EventStream(reading: try Fixture.text("Toolchain/6.3/\(name).jsonl"))
    _ = run.take(stream, ending: .exited(0))

    #expect(run.subjectOutcome(ending: .exited(0)) == expected)
  }

  @Test(arguments: [(1, 1), (4, 2), (15, 7), (512, 8)])
  func `as many subjects run side by side as the machine has memory for`(
    gibibytes: UInt64, count: Int
  ) {
    #expect(Limits.subjectsAtOnce(memory: gibibytes << 30) == count)
  }

  @Test(
    arguments: [
      (Ending.exited(0), SubjectOutcome.exited), (.signalled(5), .crashed), (.timedOut, .timedOut),
    ])
  func `a process that ends before its run says so`(ending: Ending, outcome: SubjectOutcome) {
    #expect(SuiteRun().subjectOutcome(ending: ending) == outcome)
  }
}
