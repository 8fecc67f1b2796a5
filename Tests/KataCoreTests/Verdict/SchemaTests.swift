import Foundation
import KataRules
import Testing

@testable import KataCore

/// Other programs read these names: none may change, or go, without a new number.
@Suite struct SchemaTests {
  /// Every field's path, as in "exercises[].id", but not what lies below `opaque`.
  private func fields(_ value: some Encodable, opaque: Set<String> = []) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    return Set(paths(json, "", opaque)).sorted()
  }

  private func paths(_ json: Any, _ path: String, _ opaque: Set<String>) -> [String] {
    if opaque.contains(path) { return [path] }
    if let object = json as? [String: Any] {
      return object.flatMap { paths($1, path.isEmpty ? $0 : "\(path).\($0)", opaque) }
    }
    if let array = json as? [Any] {
      return array.isEmpty ? ["\(path)[]"] : array.flatMap { paths($0, "\(path)[]", opaque) }
    }
    return [path]
  }

  @Test func `kata check`() throws {
    var verdict = SampleReports.failed
    verdict.tests.cases[1].flow?.answers = [Answer(question: 0, place: 1, text: "returns 1")]
    var diverged = SampleReports.notCompiled
    diverged.reference = Verdict.Reference(
      state: .diverged, scripts: 200, seed: 7,
      difference: ScriptDifference(scenario: "{}", expected: [], recorded: [], cast: Cast()))
    diverged.rules = Verdict.Rules(state: .broken, broken: [.sample], judged: [.oneWay])
    diverged.reference.crash = Verdict.Issue(message: "Fatal error", file: "A.swift", line: 1)
    diverged.tests.cases = [SampleReports.timedOut.tests.cases[0]]
    diverged.altered = ["Package.swift"]
    diverged.untried = [Untried(file: "A.swift", line: 1, text: "return")]
    diverged.tests.cases += SampleReports.crashed.tests.cases
    let report = CheckReport(toolchain: "6.3.1", exercises: [verdict, diverged])

    #expect(report.schema == "kata.check/1")
    #expect(
      try fields(report, opaque: ["exercises[].reference.difference", "exercises[].rules.broken"])
        == [
          "exercises[].altered[]", "exercises[].cached", "exercises[].diagnostics[]",
          "exercises[].diagnostics[].column",
          "exercises[].diagnostics[].file", "exercises[].diagnostics[].line",
          "exercises[].diagnostics[].message", "exercises[].diagnostics[].severity",
          "exercises[].diagnostics[].source",
          "exercises[].id", "exercises[].notes[]", "exercises[].outcome",
          "exercises[].reference.crash.file", "exercises[].reference.crash.line",
          "exercises[].reference.crash.message", "exercises[].reference.difference",
          "exercises[].reference.scripts",
          "exercises[].reference.seed", "exercises[].reference.state", "exercises[].rules.broken",
          "exercises[].rules.judged[]", "exercises[].rules.state", "exercises[].scene",
          "exercises[].score",
          "exercises[].seconds", "exercises[].tests.added[]",
          "exercises[].tests.added[].issues[]", "exercises[].tests.added[].issues[].file",
          "exercises[].tests.added[].issues[].line", "exercises[].tests.added[].issues[].message",
          "exercises[].tests.added[].name", "exercises[].tests.added[].outcome",
          "exercises[].tests.cases[].file", "exercises[].tests.cases[].flow.answers[].place",
          "exercises[].tests.cases[].flow.answers[].question",
          "exercises[].tests.cases[].flow.answers[].text",
          "exercises[].tests.cases[].flow.cast[]",
          "exercises[].tests.cases[].flow.expected[]",
          "exercises[].tests.cases[].flow.expected[].receiver",
          "exercises[].tests.cases[].flow.expected[].text",
          "exercises[].tests.cases[].flow.recorded[]",
          "exercises[].tests.cases[].flow.recorded[].receiver",
          "exercises[].tests.cases[].flow.recorded[].text",
          "exercises[].tests.cases[].issues[]",
          "exercises[].tests.cases[].issues[].argument",
          "exercises[].tests.cases[].issues[].file",
          "exercises[].tests.cases[].issues[].line", "exercises[].tests.cases[].issues[].message",
          "exercises[].tests.cases[].line", "exercises[].tests.cases[].name",
          "exercises[].tests.cases[].outcome",
          "exercises[].tests.expected", "exercises[].tests.passed", "exercises[].title",
          "exercises[].untried[].file", "exercises[].untried[].line", "exercises[].untried[].text",
          "schema", "score.earned", "score.possible", "toolchain",
        ])
  }

  @Test func `kata check of a suite that the learner wrote`() throws {
    let subjects = try #require(SampleReports.own([.rejected]).subjects)

    #expect(
      try fields(subjects, opaque: ["cases[].failing"]) == [
        "accepted", "cases[].description", "cases[].edge", "cases[].failing", "cases[].kind",
        "cases[].name", "cases[].outcome", "caught", "right", "state", "untried[]", "wrong",
      ])
  }

  @Test func `kata list`() throws {
    let report = ListReport(
      PathState(exercises: SampleReports.states + SampleReports.uncompared))

    #expect(report.schema == "kata.list/1")
    #expect(
      try fields(report) == [
        "exercises[].changed", "exercises[].files[]", "exercises[].folder", "exercises[].id",
        "exercises[].minutes", "exercises[].outcome", "exercises[].reference", "exercises[].scene",
        "exercises[].title", "exercises[].writes", "path", "schema",
      ])
  }

  @Test func `kata path`() throws {
    let report = PathReport(path: CoursePath.whole, paths: Course.sample.ways)

    #expect(report.schema == "kata.path/1")
    #expect(
      try fields(report) == [
        "path", "paths[].exercises[]", "paths[].minutes", "paths[].name", "schema",
      ])
  }

  @Test func `kata verify`() throws {
    var row = VerifyReport.Row(id: ExerciseID(number: 2), title: "Validation", edges: 4)
    row.mutants = [VerifyReport.Mutant(name: "A", edge: "E1", caughtBy: .suite)]
    let report = VerifyReport(exercises: [row], faults: [.init(row.id, "broken")])

    #expect(report.schema == "kata.verify/1")
    #expect(
      try fields(report) == [
        "exercises[].alternatives", "exercises[].alternativesPassed", "exercises[].edges",
        "exercises[].id", "exercises[].mutants[].caughtBy", "exercises[].mutants[].edge",
        "exercises[].mutants[].name", "exercises[].referencePasses", "exercises[].stubFails",
        "exercises[].tests", "exercises[].title", "faults[].exercise", "faults[].text", "schema",
        "seconds",
      ])
  }

  @Test func `the words for outcomes and states`() {
    #expect(
      Outcome.allCases.map(\.rawValue) == [
        "notStarted", "notCompiled", "failed", "crashed", "timedOut", "incomplete", "diverged",
        "breaksRules", "notGraded", "passed",
      ])
    let cases: [CaseOutcome] = [
      .passed, .failed, .crashed, .timedOut, .exited, .skipped, .missing, .notRun,
    ]
    #expect(
      cases.map(\.rawValue) == [
        "passed", "failed", "crashed", "timedOut", "exited", "skipped", "missing", "notRun",
      ])
    let stages: [VerifyReport.Stage] = [.suite, .scripts, .rules, .nothing]
    #expect(stages.map(\.rawValue) == ["suite", "scripts", "rules", "nothing"])
  }

  @Test func `the sum of the scores is told in hundredths`() {
    let verdicts = [1, 2, 0].map { caught in
      Verdict(
        StageResults.own(
          wrong: (0..<10).map { $0 < caught ? SubjectOutcome.rejected : .accepted }))
    }

    let report = CheckReport(toolchain: "6.3.1", exercises: verdicts)

    #expect(verdicts.map(\.score) == [0.1, 0.2, 0])

    #expect(report.score.earned == 0.3)
    #expect(report.score.possible == 3)
  }

  @Test func `what was written can be read again`() throws {
    let report = CheckReport(toolchain: "6.3.1", exercises: [SampleReports.failed])
    let data = try JSONEncoder().encode(report)

    #expect(
      try JSONDecoder().decode(CheckReport.self, from: data).exercises == [SampleReports.failed])
  }
}
