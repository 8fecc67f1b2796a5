import Foundation
import KataCore
import Testing

@testable import kata

/// A course with many faults at once: all of them are named, in one run.
@Suite(.oneBuildAtATime) struct VerifyTests {
  private let course: TemporaryCourse

  private let exercise = "Exercises/Exercise02"
  private let solution = "Solutions/Exercise02"

  init() throws {
    course = try TemporaryCourse()
  }

  @Test func `every planted fault is named, not only the first`() throws {
    try spoilTexts()
    try spoilVariants()

    let answer = course.kata(["verify", "2", "--json"])

    #expect(answer.code == .notPassed)
    #expect(answer.errors == "")
    let report = try JSONDecoder().decode(VerifyReport.self, from: Data(answer.output.utf8))
    for fault in planted {
      #expect(report.faults.contains { name($0).contains(fault) }, "not named: \(fault)")
    }
    let row = try #require(report.exercises.first)
    #expect(report.exercises.count == 1)
    #expect(row.referencePasses)
    #expect(row.stubFails > 0)
    #expect((row.alternatives, row.alternativesPassed) == (1, 0))
    #expect(
      row.mutants == [
        VerifyReport.Mutant(name: "AsksAnyway", edge: "E3", caughtBy: .suite),
        VerifyReport.Mutant(name: "BreaksARule", edge: "workers", caughtBy: .rules),
        VerifyReport.Mutant(name: "BreaksMore", edge: "workers", caughtBy: .suite),
        VerifyReport.Mutant(name: "BreaksNoRule", edge: "workers", caughtBy: .nothing),
        VerifyReport.Mutant(name: "BreaksNothing", edge: "E9", caughtBy: .nothing),
      ])
  }

  @Test func `a mutant that one recorded script alone catches is named, with the seed`() throws {
    let mutants = "\(solution)/Mutants"
    try FileManager.default.removeItem(atPath: "\(course.root)/\(mutants)")
    try FileManager.default.createDirectory(
      atPath: "\(course.root)/\(mutants)", withIntermediateDirectories: true)
    let reference = try course.read("\(solution)/Sources/LoginInteractor.swift")
    let asks = "    await authenticate(email: email, password: password)\n  }\n\n  private"
    #expect(reference.contains(asks))
    try plant(
      "KnowsOneEmail", "E3: One email among all of them never gets through.",
      reference.replacing(
        asks, with: "    guard email != \"rare@x.org\" else { return }\n" + asks))
    try course.write(
      #"{"KnowsOneEmail": {"attempts":[{"email":"rare@x.org","password":"a"}]}}"# + "\n",
      to: "\(solution)/scripts.json")

    let answer = course.kata(["verify", "2", "--seeds", "1", "--json"])

    let report = try JSONDecoder().decode(VerifyReport.self, from: Data(answer.output.utf8))
    let row = try #require(report.exercises.first)
    #expect(row.mutants.map(\.caughtBy) == [.scripts])
    #expect(
      report.faults.contains {
        $0.text == "nothing catches the mutant KnowsOneEmail with the seed 1000"
      })
  }

  private func name(_ fault: VerifyReport.Fault) -> String {
    (fault.exercise.map { "\($0): " } ?? "") + fault.text
  }

  private let planted = [
    "course.json tells of Exercise04, Package.swift does not",
    "Exercise02: Exercises/Exercise02/HINTS.md is missing",
    "Exercise02: Sources/LoginInteractor.swift is not what .given holds",
    "Exercise02: README.md's sections are not Story, Task",
    "Exercise02: the mutant BreaksMore is to break a rule, and does more than that",
    "Exercise02: nothing catches the mutant BreaksNoRule",
    "Exercise02: Solutions/Exercise02/Mutants/FitsNoMore.diff:5: "
      + "the reference says \"import LoginScene\" here",
    "Exercise02: the mutant BreaksNothing breaks E9, which the README does not list",
    "Exercise02: no mutant breaks E1",
    "Exercise02: no mutant breaks E2",
    "Exercise02: no mutant breaks E4",
    "Exercise02: the alternative Wrong does not pass \"LoginInteractorTests/",
    "Exercise02: nothing catches the mutant BreaksNothing",
    "Exercise02: no mutant is caught by the scripts alone",
    "Exercise02: scripts.json and the mutants do not agree on TrimsThePassword",
    "format: Solutions/Exercise02/Alternatives/Wrong.swift:",
  ]

  private func spoilTexts() throws {
    try FileManager.default.removeItem(atPath: "\(course.root)/\(exercise)/HINTS.md")
    try replace("## Out of scope", with: "## More", in: "\(exercise)/README.md")
    try replace("  (\"Exercise04\", \"Login\"),\n", with: "", in: "Package.swift")
    let stub = "\(exercise)/Sources/LoginInteractor.swift"
    try course.write(course.read(stub) + "// left behind\n", to: stub)
  }

  /// One alternative, which is wrong, and five mutants, two of them right.
  private func spoilVariants() throws {
    let wrong = try TemporaryCourse.mutant("AsksAnyway", of: "Exercise02")
    let rule = try TemporaryCourse.mutant("RemembersTheEmail", of: "Exercise02")
    let reference = try course.read("\(solution)/Sources/LoginInteractor.swift")
    for folder in ["Alternatives", "Mutants"] {
      let path = "\(course.root)/\(solution)/\(folder)"
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try course.write(
      wrong + "private   let unformatted = 1\n", to: "\(solution)/Alternatives/Wrong.swift")
    try plant("AsksAnyway", "E3: The worker is asked all the same.", wrong)
    try plant("BreaksNothing", "E9: Breaks nothing at all.", reference + "// The end.\n")
    try plant("BreaksNoRule", "workers: Reaches nothing at all.", reference + "// The end.\n")
    try plant("BreaksMore", "workers: Does more than that.", wrong)
    try plant("BreaksARule", "workers: Remembers the email.", rule)
    try course.write(
      """
      E3: Was made for another reference.
      --- LoginInteractor.swift
      +++ LoginInteractor.swift
      @@ -1 +1 @@
      -import Login
      +import LoginScene

      """, to: "\(solution)/Mutants/FitsNoMore.diff")
  }

  private func plant(_ name: String, _ note: String, _ text: String) throws {
    let reference = try course.read("\(solution)/Sources/LoginInteractor.swift")
    let diff = UnifiedDiff(
      note: note, from: ["LoginInteractor.swift": reference], to: ["LoginInteractor.swift": text])
    try course.write(diff.text, to: "\(solution)/Mutants/\(name).diff")
  }

  private func replace(_ old: String, with new: String, in path: String) throws {
    let text = try course.read(path)
    #expect(text.contains(old), "\(path) does not hold \(old)")
    try course.write(text.replacing(old, with: new), to: path)
  }
}
