import Basics
@testable import Common
import Foundation
import Host
@testable import Shared
import Testing

/// Every outcome, from a learner's files to the verdict, with the real compiler and real processes.
@Suite(.serialized, .oneBuildAtATime) struct GoldenVerdictTests {
  @Test func `there are golden cases for every outcome, and a quick one for each`() {
    let quick = VerdictCase.all.filter { $0.quick == true }
    let outcomes = Set(quick.flatMap { $0.expect.values.map(\.outcome) })
    let missing = Outcome.allCases.map(\.rawValue).filter { !outcomes.contains($0) }
    #expect(missing == [])
  }

  @Test(arguments: VerdictCase.all.filter { $0.quick == true })
  func `gives each outcome`(golden: VerdictCase) throws {
    try judge(golden)
  }

  @Test(.realBuilds, arguments: VerdictCase.all.filter { $0.quick != true })
  func `gives the expected verdict`(golden: VerdictCase) throws {
    try judge(golden)
  }

  private func judge(_ golden: VerdictCase) throws {
    let course = try TemporaryCourse.warm.get()
    try lay(golden, in: course)
    let absent = golden.without ?? []
    for path in absent { try course.move(path, to: path + ".away") }
    defer { for path in absent { try? course.move(path + ".away", to: path) } }
    let answer = course.kata(["check", "--json"] + golden.arguments)
    try #require(answer.complaints == "")
    let report = try JSONDecoder().decode(CheckReport.self, from: Data(answer.output.utf8))
    #expect(Set(report.exercises.map { "\($0.id)" }).isSuperset(of: golden.expect.keys))
    for verdict in report.exercises {
      guard let expected = golden.expect["\(verdict.id)"] else { continue }
      check(verdict, expected)
    }
    let isSettled = report.exercises.allSatisfy { [.passed, .notGraded].contains($0.outcome) }
    #expect(answer.code == (isSettled ? .success : .notPassed))
  }

  private func check(_ verdict: Verdict, _ expected: VerdictCase.Expectation) {
    #expect(verdict.outcome.rawValue == expected.outcome)
    if let score = expected.score { #expect(verdict.score == score) }
    if let passed = expected.passed { #expect(verdict.tests.passed == passed) }
    if let state = expected.reference { #expect(verdict.reference.state.rawValue == state) }
    if let place = expected.diagnostic {
      let first = verdict.diagnostics.first { $0.severity == .error }
      #expect(first.map { "\($0.file):\($0.line)" }?.hasPrefix(place) == true)
    }
    if let note = expected.note { #expect(verdict.notes.contains { $0.contains(note) }) }
    #expect(verdict.altered == expected.altered ?? [])
    if let most = expected.stepsAtMost {
      let steps = verdict.reference.difference?.steps ?? []
      #expect(1...most ~= steps.count)
    }
    if let rules = expected.rules {
      #expect(verdict.rules.broken.map { "\($0.rule.rawValue) \($0.file):\($0.line)" } == rules)
    }
    let cause = verdict.cause.map { "\($0.rule.rawValue) \($0.file):\($0.line)" }
    #expect(cause == expected.cause)
    if let words = expected.text {
      let lines = Report.verdict(verdict, Offers(hints: [], solutions: [])).map(\.text)
      let fault = lines.drop { !$0.hasPrefix("  ✗") }
      let first = fault.prefix(1) + fault.dropFirst().prefix { $0.hasPrefix("    ") }
      #expect(first.contains { $0.contains(words) })
    }
    if let added = expected.added { #expect(verdict.tests.added.map(\.name) == added) }
    check(verdict.subjects, expected)
    for (name, outcome) in expected.cases ?? [:] {
      let test = verdict.tests.cases.first { $0.name == name }
      #expect(test?.outcome.rawValue == outcome, "\(name)")
    }
  }

  private func check(_ subjects: Verdict.Subjects?, _ expected: VerdictCase.Expectation) {
    if let state = expected.subjects { #expect(subjects?.state.rawValue == state) }
    if let caught = expected.caught { #expect(subjects?.caught == caught) }
    for (kind, expected) in [(Subject.Kind.right, expected.rejected), (.wrong, expected.missed)] {
      guard let expected else { continue }
      let others = subjects?.cases.filter { $0.kind == kind && !$0.isJudgedRightly } ?? []
      #expect(others.map(\.description) == expected)
    }
  }

  /// Puts every exercise back, then lays the case's files over it.
  private func lay(_ golden: VerdictCase, in course: TemporaryCourse) throws {
    try course.restoreAll()
    for exercise in golden.solved ?? [] { try course.solve(exercise) }
    for file in golden.files {
      var text = try file.text ?? course.read(file.from ?? file.path)
      for replacement in file.replace ?? [] {
        #expect(text.contains(replacement.old), "\(golden.name) replaces what is not there")
        text = text.replacingOccurrences(of: replacement.old, with: replacement.new)
      }
      try course.write(text + (file.append ?? ""), to: file.path)
    }
  }
}
