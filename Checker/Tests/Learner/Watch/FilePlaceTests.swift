@testable import Shared
import Testing

@testable import Common
@testable import Learner

/// The place at which a verdict opens its reader's editor.
@Suite struct FilePlaceTests {
  @Test func `is that of the first error`() {
    let file = "Exercises/02-validation/Sources/LoginInteractor.swift"
    #expect(SampleReports.notCompiled.place == FilePlace(file: file, line: 3, column: 14))
  }

  @Test func `is the line of the first test that fails, where it failed`() {
    let verdict = Verdict.sample(
      .failed,
      cases: [
        .sample("a", .passed),
        .sample("b", .failed, issues: [.init(message: "no", file: "T.swift", line: 31)]),
        .sample("c", .failed, issues: [.init(message: "no", file: "T.swift", line: 40)]),
      ])
    #expect(verdict.place == FilePlace(file: "T.swift", line: 31))
  }

  @Test func `is that of the test that the verdict begins with, or of what makes it red`() {
    var verdict = Verdict.sample(
      .failed,
      cases: [
        .sample("a", .failed, issues: [.init(message: "no", file: "T.swift", line: 31)]),
        .sample("b", .crashed, issues: [.init(message: "no", file: "T.swift", line: 40)]),
      ])
    #expect(verdict.place == FilePlace(file: "T.swift", line: 40))
    let cause = RuleFinding.sample
    verdict.cause = cause
    #expect(verdict.place == FilePlace(file: cause.file, line: cause.line))
  }

  @Test func `is that of a test of the learner's, where the given ones are green`() {
    var verdict = Verdict.sample(.diverged, cases: [.sample("a", .passed)])
    let issue = Verdict.Issue(message: "no", file: "Own.swift", line: 50)
    verdict.tests.added = [.sample("mine", .failed, issues: [issue])]
    #expect(verdict.place == FilePlace(file: "Own.swift", line: 50))
    #expect(verdict.tests.named("MINE").map(\.title) == ["mine"])
    var rejecting = Verdict.Subjects.Case(name: "right1", Subject(places: "x"), .rejected)
    (rejecting.failing, verdict.tests.added) = (verdict.tests.added, [])
    verdict.subjects = Verdict.Subjects(.judged, [rejecting])
    #expect(verdict.place == FilePlace(file: "Own.swift", line: 50))
  }

  @Test func `is where a rule is broken`() {
    let finding = RuleFinding.sample
    var verdict = Verdict.sample(.breaksRules)
    verdict.rules = Verdict.Rules(state: .broken, broken: [finding])
    #expect(verdict.place == FilePlace(file: finding.file, line: finding.line))
  }

  @Test func `is nowhere when all is well`() {
    var passed = Verdict.Case.sample("a", .passed)
    (passed.file, passed.line) = ("T.swift", 31)
    #expect(Verdict.sample(.passed, cases: [passed]).place == nil)
  }
}
