import Testing

@testable import KataCore

@Suite struct OpinionTests {
  private func opinion(_ outcomes: (String, CaseOutcome)...) -> Opinion {
    Opinion(
      Verdict.Tests(expected: outcomes.count, cases: outcomes.map { .sample($0.0, $0.1) }))
  }

  @Test func `the first test that turned red, and the first that turned green, are named`() {
    let note = opinion(("b", .failed), ("a", .failed), ("c", .passed)).note(
      unlike: opinion(("a", .passed), ("b", .passed), ("c", .crashed)), "before")

    #expect(note?.hasPrefix("\"a\" passed before, and \"c\" failed before, with the") == true)
  }

  @Test(arguments: [CaseOutcome.failed, .passed, .timedOut, .notRun])
  func `what is the same, or had no time, says nothing`(outcome: CaseOutcome) {
    let one = opinion(("a", outcome))

    #expect(one.note(unlike: one, "before") == nil)
    #expect(opinion(("a", .timedOut)).note(unlike: one, "before") == nil)
    #expect(one.note(unlike: opinion(("b", .failed)), "before") == nil)
  }
}
