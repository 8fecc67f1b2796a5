import Testing

@testable import KataCore

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
    #expect(right.edge == nil)
    #expect(right.description == "Waits in a child task.")
  }

  @Test func `the chosen factory gets all arguments, with their labels`() throws {
    let module = try #require(SubjectModule([subject(0), subject(1)]))
    let text = try #require(module.files["Subjects.swift"])
    #expect(text.contains("  case 1: makeInteractor1(presenter: presenter, worker, for: done)\n"))
    #expect(text.contains("  default: makeInteractor0(presenter: presenter, worker, for: done)\n"))
    #expect(text.contains(") -> any Interactor {\n  switch chosen {"))
    #expect(text.hasPrefix("import Foundation\nimport LoginScene\n\nfunc makeInteractor(\n"))
  }

  @Test func `each subject gets a factory of its own, and is otherwise as it was`() throws {
    let subjects = (0..<12).map(subject)
    let module = try #require(SubjectModule(subjects))
    for (number, subject) in subjects.enumerated() {
      let text = try #require(module.files["Subject\(number).swift"])
      #expect(
        text
          == subject.text.replacing("func makeInteractor(", with: "func makeInteractor\(number)("))
    }
  }

  @Test func `without a factory there is no module`() {
    let text = "// A class\nfinal class Interactor {}\n"
    #expect(SubjectModule([Subject(right: text)]) == nil)
    #expect(SubjectModule([]) == nil)
  }
}

/// The outcome and the score that follow from a suite's runs on right and wrong implementations.
@Suite struct SubjectVerdictTests {
  private func subjects(_ right: [SubjectOutcome], _ wrong: [SubjectOutcome]) -> Verdict.Subjects {
    let cases =
      right.map { Verdict.Subjects.Case(name: "right", Subject(right: "// It"), $0) }
      + wrong.enumerated().map { index, outcome in
        let subject = Subject(
          wrong: "", edge: "E\(index / 3 + 1)", sentence: "Mistake number \(index).")
        return Verdict.Subjects.Case(name: "wrong", subject, outcome)
      }
    return Verdict.Subjects(.judged, cases)
  }

  private func report(_ subjects: Verdict.Subjects, _ outcome: Outcome) -> String {
    var stages = StageResults.own(wrong: [])
    stages.subjects = subjects
    let verdict = Verdict(stages)
    #expect(verdict.outcome == outcome)
    return Report.verdict(verdict, .all).map(\.text).joined(separator: "\n")
  }

  @Test func `all right accepted and all wrong caught, in whatever way, is all`() {
    let all = subjects([.accepted, .accepted], [.rejected, .crashed, .timedOut, .exited])
    #expect(all.outcome == nil)
    #expect(all.score == 1)
    #expect(report(all, .passed).contains("accepts all 2 right"))
  }

  @Test func `the score is the share of the wrong ones that are caught`() {
    let some = subjects([.accepted], [.rejected, .accepted, .accepted])
    #expect(some.outcome == .failed)
    #expect(some.score == 0.33)
  }

  @Test func `all but one of very many is not all`() {
    let many = subjects([.accepted], Array(repeating: .rejected, count: 999) + [.accepted])
    #expect(many.outcome == .failed)
    #expect(many.score == 0.99)
  }

  @Test(arguments: [
    (SubjectOutcome.rejected, Outcome.failed), (.crashed, .crashed), (.timedOut, .timedOut),
    (.exited, .incomplete), (.notRun, .incomplete),
  ])
  func `a right one that is not accepted leaves nothing`(
    outcome: SubjectOutcome, expected: Outcome
  ) {
    let rejecting = subjects([.accepted, outcome], [.rejected])
    #expect(rejecting.outcome == expected)
    #expect(rejecting.score == 0)
    #expect(report(rejecting, expected).contains("scores 0"))
  }

  @Test func `nothing to catch is nothing caught`() {
    #expect(subjects([.accepted], []).outcome == .failed)
    #expect(subjects([.accepted], []).score == 0)
    #expect(!subjects([.accepted], [.notRun]).cases[1].isJudgedRightly)
  }

  @Test func `five of the missed are named`() {
    let text = report(subjects([.accepted], Array(repeating: .accepted, count: 9)), .failed)
    #expect(text.contains("catches 0 of 9 wrong ones"))
    for number in 0...4 { #expect(text.contains("Mistake number \(number).")) }
    #expect(text.contains("… and 4 more"))
  }

  @Test(arguments: [("known", SubjectOutcome.accepted), ("failing", .rejected)])
  func `an issue that the suite calls known catches nothing`(
    name: String, expected: SubjectOutcome
  ) throws {
    var run = SuiteRun()
    let stream = EventStream(reading: try Fixture.text("Streams/\(name).jsonl"))
    _ = run.take(stream, ending: .exited(0))

    #expect(run.subjectOutcome(ending: .exited(0)) == expected)
  }

  @Test(arguments: [(1, 1), (2, 1), (4, 2), (15, 7), (16, 8), (24, 8), (512, 8)])
  func `as many subjects run side by side as the machine has memory for`(
    gibibytes: UInt64, count: Int
  ) {
    #expect(Limits.subjectsAtOnce(memory: gibibytes << 30) == count)
  }

  @Test func `a process that ends before its run says so`() {
    let stopped = SuiteRun()
    #expect(stopped.subjectOutcome(ending: .exited(0)) == .exited)
    #expect(stopped.subjectOutcome(ending: .signalled(5)) == .crashed)
    #expect(stopped.subjectOutcome(ending: .timedOut) == .timedOut)
  }
}
