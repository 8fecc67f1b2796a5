@testable import Authors
import Foundation
@testable import Shared
import Testing

@testable import Common
@testable import Learner

/// Other programs read these names: none may change, or go, without a new number.
@Suite struct SchemaTests {
  /// The names of all fields, wherever they stand, but not those in `opaque` ones.
  private func fields(_ value: some Encodable, opaque: Set<String> = []) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
    return names(json, opaque).sorted()
  }

  private func names(_ json: Any, _ opaque: Set<String>) -> Set<String> {
    if let object = json as? [String: Any] {
      return object.reduce(into: Set(object.keys)) { all, field in
        if !opaque.contains(field.key) { all.formUnion(names(field.value, opaque)) }
      }
    }
    return (json as? [Any] ?? []).reduce(into: []) { $0.formUnion(names($1, opaque)) }
  }

  @Test func `kata check`() throws {
    var verdict = SampleReports.failed
    verdict.tests.cases[1].flow?.asides = [Aside(question: 0, place: 1, text: "returns 1")]
    var diverged = SampleReports.notCompiled
    diverged.reference = Verdict.Reference(
      state: .diverged, scripts: 200, seed: 7, difference: .sample,
      crash: Verdict.Issue(message: "Fatal error", file: "A.swift", line: 1))
    diverged.tests.cases = SampleReports.timedOut.tests.cases + SampleReports.crashed.tests.cases
    diverged.untried = [Untried(file: "A.swift", line: 1, text: "return")]
    let report = CheckReport(toolchain: "6.3.1", exercises: [verdict, diverged])

    #expect(report.schema == "kata.check/1")
    #expect(
      try fields(report, opaque: ["difference", "broken"])
        == [
          "added", "altered", "argument", "asides", "cached", "cases", "cast", "column", "crash",
          "diagnostics", "difference", "earned", "edges", "exercises", "expected", "file", "flow",
          "gained",
          "id",
          "issues", "judged", "line", "message", "name", "notes", "outcome", "passed", "place",
          "possible", "question", "receiver", "recorded", "reference", "rules", "broken", "scene",
          "schema", "score", "scripts", "seconds", "seed", "severity", "source", "state", "tests",
          "text", "title", "toolchain", "untried",
        ].sorted())
  }

  @Test func `kata check of a suite that the learner wrote`() throws {
    let subjects = try #require(SampleReports.own([.rejected]).subjects)

    #expect(
      try fields(subjects, opaque: ["failing"]) == [
        "accepted", "cases", "caught", "description", "edge", "failing", "kind", "name", "outcome",
        "right", "state", "untried", "wrong",
      ])
  }

  @Test func `kata list`() throws {
    let report = PathState(exercises: SampleReports.states + SampleReports.uncompared)

    #expect(report.schema == "kata.list/1")
    #expect(
      try fields(report) == [
        "changed", "exercises", "files", "folder", "id", "minutes", "outcome", "path", "reference",
        "scene", "schema", "taskChanged", "title", "writes",
      ])
  }

  @Test func `kata path`() throws {
    let report = PathReport(path: CoursePath.whole, paths: Course.sample.allPaths)

    #expect(report.schema == "kata.path/1")
    #expect(try fields(report) == ["exercises", "minutes", "name", "path", "paths", "schema"])
  }

  @Test func `kata verify`() throws {
    var row = VerifyReport.Row(id: ExerciseID(number: 2), title: "Validation", edges: 4)
    row.mutants = [VerifyReport.Mutant(name: "A", edge: "E1", caughtBy: .suite)]
    let report = VerifyReport(exercises: [row], faults: [.init(exercise: row.id, text: "broken")])

    #expect(report.schema == "kata.verify/1")
    #expect(
      try fields(report) == [
        "alternatives", "alternativesPassed", "caughtBy", "edge", "edges", "exercise", "exercises",
        "faults", "id", "mutants", "name", "referencePasses", "schema", "seconds", "stubFails",
        "tests", "text", "title",
      ])
  }

  @Test func `the words for outcomes and states`() {
    #expect(
      Outcome.allCases.map(\.rawValue) == [
        "notStarted", "notCompiled", "failed", "crashed", "timedOut", "incomplete", "diverged",
        "breaksRules", "notGraded", "passed",
      ])
    for word in [
      "passed", "failed", "crashed", "timedOut", "exited", "skipped", "missing", "notRun",
    ] {
      #expect(CaseOutcome(rawValue: word) != nil)
    }
    for word in ["suite", "scripts", "rules", "nothing"] {
      #expect(VerifyReport.Stage(rawValue: word) != nil)
    }
  }

  @Test func `the sum of the scores is told in hundredths, and all of it can be read again`() throws
  {
    let verdicts = [1, 2, 0].map { caught in
      Verdict(
        StageResults.own(
          wrong: (0..<10).map { $0 < caught ? SubjectOutcome.rejected : .accepted }))
    }
    let report = CheckReport(toolchain: "6.3.1", exercises: verdicts + [SampleReports.failed])
    let read = try JSONDecoder().decode(CheckReport.self, from: JSONEncoder().encode(report))

    #expect(read.exercises == verdicts + [SampleReports.failed])
    #expect(CheckReport(toolchain: "6.3.1", exercises: verdicts).score.earned == 0.3)
  }
}
