import Testing

@testable import KataCore

/// Implementations of one exercise, made into a module that gives none of them away.
@Suite struct SubjectTests {
  private func subject(_ kind: Subject.Kind, _ line: String, _ number: Int = 0) -> Subject {
    let text = text(kind == .right ? line : "// The given one", number)
    return kind == .right ? Subject(right: text) : Subject(wrong: text, note: line)
  }

  private func text(_ line: String, _ number: Int) -> String {
    """
    \(line)
    import LoginScene

    func makeInteractor(
      presenter: any Presenter<Int, String>, _ worker: any Worker,
      for done: @escaping (Int, Int) -> Void
    ) -> any Interactor {
      Interactor\(number)(presenter: presenter, worker, for: done)
    }
    """
  }

  @Test func `a wrong one's note names its edge and says what it does`() {
    let wrong = subject(.wrong, "E12: Sends the email untrimmed.")
    #expect(wrong.edge == "E12")
    #expect(wrong.description == "Sends the email untrimmed.")
  }

  @Test func `a right one's first line says what is special about it`() {
    let right = subject(.right, "// Waits in a child task.")
    #expect(right.edge == nil)
    #expect(right.description == "Waits in a child task.")
  }

  @Test func `the chosen factory gets all arguments, with their labels`() throws {
    let module = try #require(SubjectModule([subject(.right, "// One", 1), subject(.wrong, "")]))
    let text = try #require(module.files["Subjects.swift"])
    #expect(text.contains("case 0: makeInteractor0(presenter: presenter, worker, for: done)\n"))
    #expect(text.contains("default: makeInteractor1(presenter: presenter, worker, for: done)\n"))
    #expect(text.contains(") -> any Interactor {\n  switch chosen {"))
    #expect(text.hasPrefix("import Foundation\nimport LoginScene\n\nfunc makeInteractor(\n"))
  }

  @Test func `each subject gets a factory of its own, and is otherwise as it was`() throws {
    let subjects = (0..<12).map { subject(.right, "// Right", $0) }
    let module = try #require(SubjectModule(subjects))
    #expect(Set(module.numbers) == Set(0..<12))
    for (subject, number) in zip(subjects, module.numbers) {
      let text = try #require(module.files["Subject\(number).swift"])
      let renamed = subject.text.drop { $0 != "\n" }.split(separator: "func makeInteractor(")
        .joined(
          separator: "func makeInteractor\(number)(")
      #expect(text == renamed)
    }
  }

  @Test func `the first line, which tells what a subject is, is not in the module`() throws {
    let subjects = [subject(.right, "// Waits in a child task."), subject(.wrong, "E1: Asks.", 1)]
    let module = try #require(SubjectModule(subjects))
    for number in 0...1 {
      #expect(module.files["Subject\(number).swift"]?.hasPrefix("\nimport LoginScene\n") == true)
    }
  }

  @Test func `numbers do not follow the order of right and wrong`() throws {
    let subjects = (0..<12).map { subject($0 < 4 ? .right : .wrong, "// Some", $0) }
    let numbers = try #require(SubjectModule(subjects)).numbers
    #expect(numbers != Array(0..<12))
    #expect(Set(numbers.prefix(4)) != Set(0..<4))
  }

  @Test func `without a factory there is no module`() {
    let text = "// A class\nfinal class Interactor {}\n"
    #expect(SubjectModule([Subject(right: text)]) == nil)
    #expect(SubjectModule([]) == nil)
  }

  @Test(arguments: 0..<27)
  func `a ticket stands for its subject, and looks different every time`(number: Int) {
    let tickets = (1...20).map { SubjectTicket.ticket(for: number, among: 27, seed: $0) }
    #expect(tickets.allSatisfy { SubjectTicket.number(of: $0, among: 27) == number })
    #expect(Set(tickets).count == 20)
  }
}

/// What a suite comes to by what it says of right and wrong implementations.
@Suite struct SubjectVerdictTests {
  private func subjects(_ right: [SubjectOutcome], _ wrong: [SubjectOutcome]) -> Verdict.Subjects {
    let cases =
      right.map { Verdict.Subjects.Case(name: "right", Subject(right: "// It"), $0) }
      + wrong.enumerated().map { index, outcome in
        let note = "E\(index / 3 + 1): Mistake number \(index)."
        return Verdict.Subjects.Case(name: "wrong", Subject(wrong: "", note: note), outcome)
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

  @Test(arguments: [(2, 5, true), (5, 5, false), (nil, nil, false)])
  func `whether a right one is rejected each time is told`(
    rejections: Int?, runs: Int?, isTold: Bool
  ) {
    var rejecting = subjects([.accepted, .rejected], [.rejected])
    (rejecting.cases[1].rejections, rejecting.cases[1].runs) = (rejections, runs)

    #expect(report(rejecting, .failed).contains("in 2 of 5 runs: it is a matter of time") == isTold)
  }

  @Test func `nothing to catch is nothing caught`() {
    #expect(subjects([.accepted], []).outcome == .failed)
    #expect(subjects([.accepted], []).score == 0)
    #expect(!subjects([.accepted], [.notRun]).cases[1].isJudgedRightly)
  }

  @Test func `five of the missed are named, of as many edges as there are`() {
    let text = report(subjects([.accepted], Array(repeating: .accepted, count: 9)), .failed)
    #expect(text.contains("catches 0 of 9 wrong ones"))
    for number in [0, 1, 2, 3, 6] { #expect(text.contains("Mistake number \(number).")) }
    #expect(text.contains("… and 4 more"))
  }

  @Test(arguments: [("known", SubjectOutcome.accepted), ("failing", .rejected)])
  func `an issue that the suite calls known catches nothing`(
    name: String, expected: SubjectOutcome
  ) throws {
    var run = SuiteRun()
    let stream = EventStream(reading: try Fixture.text("Streams/\(name).jsonl"))
    _ = run.take(stream, ending: .exited(0))

    #expect(run.opinion(ending: .exited(0)) == expected)
  }

  @Test(arguments: [(1, 1), (2, 1), (4, 2), (15, 7), (16, 8), (24, 8), (512, 8)])
  func `as many subjects run side by side as the machine has memory for`(
    gibibytes: UInt64, count: Int
  ) {
    #expect(Limits.subjectsAtOnce(memory: gibibytes << 30) == count)
  }

  @Test func `the order of subjects follows from the seed, and holds each of them`() {
    let orders = (1...20).map { SubjectTicket.shuffled(1..<30, seed: $0) }
    #expect(orders[0] == SubjectTicket.shuffled(1..<30, seed: 1))
    #expect(Set(orders).count == 20)
    #expect(orders.allSatisfy { $0.sorted() == Array(1..<30) })
  }

  @Test func `a process that ends before its run says so`() {
    let stopped = SuiteRun()
    #expect(stopped.opinion(ending: .exited(0)) == .exited)
    #expect(stopped.opinion(ending: .signalled(5)) == .crashed)
    #expect(stopped.opinion(ending: .timedOut) == .timedOut)
  }
}
