import Foundation
import KataCore
import Testing

@testable import kata

/// The tiny course proved sound, and spoilt in many places: all faults are named, in one run.
@Suite(.serialized, .oneBuildAtATime, .realBuilds) struct VerifyTests {
  private let course: TemporaryCourse
  private let exercise = "Exercises/Exercise01"
  private let solution = "Solutions/Exercise01"

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
  }

  private func verify(_ words: String...) throws -> VerifyReport {
    try course.report(VerifyReport.self, ["verify"] + words)
  }

  @Test func `a sound course is sound, with every mutant caught by its stage`() throws {
    let report = try verify("--seeds", "2")

    #expect(report.faults == [])
    #expect(report.exercises.map(\.referencePasses) == [true, true])
    let stages = report.exercises[0].mutants.map { "\($0.name) \($0.caughtBy)" }
    #expect(stages.contains("KnowsTheTests scripts"))
    #expect(stages.contains("HoldsTheViewStrongly rules"))
    #expect(stages.contains("AnswersTwice suite"))
  }

  @Test func `every planted fault is named, not only the first`() throws {
    try spoilTexts()
    try spoilVariants()

    let report = try verify("1")

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
        VerifyReport.Mutant(name: "AnswersTwice", edge: "E2", caughtBy: .suite),
        VerifyReport.Mutant(name: "BreaksARule", edge: "weak-back", caughtBy: .rules),
        VerifyReport.Mutant(name: "BreaksMore", edge: "weak-back", caughtBy: .suite),
        VerifyReport.Mutant(name: "BreaksNoRule", edge: "weak-back", caughtBy: .nothing),
        VerifyReport.Mutant(name: "BreaksNothing", edge: "E9", caughtBy: .nothing),
      ])
  }

  @Test func `a mutant that one recorded script alone catches is named, with the seed`() throws {
    try empty("Mutants")
    try plant("KnowsOneName", "E2: One name among all of them is nobody.") {
      // Backwards, so that following does not find the name among the source's words.
      $0.replacing(
        "name.isEmpty ?",
        with: "name.isEmpty || name == String(\"driB eraR\".reversed()) ?")
    }
    try course.write(
      #"{"KnowsOneName": {"names":["Rare Bird"]}}"# + "\n", to: "\(solution)/scripts.json")

    let report = try verify("1", "--seeds", "1")

    let row = try #require(report.exercises.first)
    #expect(row.mutants.map(\.caughtBy) == [.scripts])
    #expect(
      report.faults.contains {
        $0.text == "nothing catches the mutant KnowsOneName with the seed 1000"
      })
  }

  @Test func `what shows only behind other scripts is recorded for no mutant`() throws {
    try empty("Mutants")
    try plant("TiresOfGreeting", "E2: The third of them all answers nobody.") {
      $0.replacing(
        "    self.presenter = presenter\n",
        with: "    self.presenter = presenter\n    Self.made += 1\n"
      ).replacing(
        "  init(", with: "  private static var made = 0\n\n  init("
      ).replacing("    let name =", with: "    guard Self.made < 3 else { return }\n    let name =")
    }
    try plant("AnswersTwice", "E2: Each request is answered twice.") { [call] in
      $0.replacing(call, with: "\(call)\n    \(call)")
    }

    let report = try verify("1", "--record")

    #expect(report.exercises.first?.mutants.map(\.caughtBy) == [.suite, .suite])
    let scripts = try course.read("\(solution)/scripts.json")
    #expect(scripts.contains("\"AnswersTwice\""))
    #expect(!scripts.contains("\"TiresOfGreeting\""))
  }

  private func name(_ fault: VerifyReport.Fault) -> String {
    (fault.exercise.map { "\($0): " } ?? "") + fault.text
  }

  private let planted = [
    "course.json tells of Exercise02, Package.swift does not",
    "Exercise01: Exercises/Exercise01/HINTS.md is missing",
    "Exercise01: Sources/GreetInteractor.swift is not what .given holds",
    "Exercise01: README.md's sections are not Story, Task",
    "Exercise01: the mutant BreaksMore is to break a rule, and does more than that",
    "Exercise01: nothing catches the mutant BreaksNoRule",
    "Exercise01: Solutions/Exercise01/Mutants/FitsNoMore.diff:5: "
      + "the reference says \"import GreetScene\" here",
    "Exercise01: the mutant BreaksNothing breaks E9, which the README does not list",
    "Exercise01: no mutant breaks E1",
    "Exercise01: no mutant breaks E3",
    "Exercise01: the alternative Wrong does not pass \"GreetInteractorTests/",
    "Exercise01: nothing catches the mutant BreaksNothing",
    "Exercise01: no mutant is caught by the scripts alone",
    "Exercise01: scripts.json and the mutants do not agree on KnowsTheTests",
    "Exercise01: what scripts.json holds for AnswersTwice is no script of today's player",
    "format: Solutions/Exercise01/Alternatives/Wrong/GreetInteractor.swift:",
  ]

  private func spoilTexts() throws {
    try course.replace("{\"names\":[\"\"]}", with: "{\"nums\":[]}", in: "\(solution)/scripts.json")
    try course.remove("\(exercise)/HINTS.md")
    try course.replace("## Out of scope", with: "## More", in: "\(exercise)/README.md")
    try course.replace("  (\"Exercise02\", \"Greet\"),\n", with: "", in: "Package.swift")
    let stub = "\(exercise)/Sources/GreetInteractor.swift"
    try course.write(course.read(stub) + "// left behind\n", to: stub)
  }

  private let call = "presenter.presentGreeting(name.isEmpty ? .nobody : .person(name: name))"

  /// One alternative, which is wrong, and mutants of which two are right, and one fits no more.
  private func spoilVariants() throws {
    try empty("Mutants")
    try empty("Alternatives")
    try FileManager.default.copyItem(
      atPath: "\(course.root)/\(solution)/Sources",
      toPath: "\(course.root)/\(solution)/Alternatives/Wrong")
    let wrong = "\(solution)/Alternatives/Wrong/GreetInteractor.swift"
    try course.replace(call, with: "\(call);   \(call)", in: wrong)
    try plant("AnswersTwice", "E2: Each request is answered twice.") { [call] in
      $0.replacing(call, with: "\(call)\n    \(call)")
    }
    try plant("BreaksNothing", "E9: Breaks nothing at all.") { $0 + "// The end.\n" }
    try plant("BreaksNoRule", "weak-back: Holds nobody at all.") { $0 + "// The end.\n" }
    try plant("BreaksMore", "weak-back: Does more than that.") { [call] in
      $0.replacing(call, with: "\(call)\n    \(call)")
    }
    try plant("BreaksARule", "weak-back: Keeps the View alive.", in: "GreetPresenter.swift") {
      $0.replacing("weak var", with: "var")
    }
    try course.write(
      """
      E2: Was made for another reference.
      --- GreetInteractor.swift
      +++ GreetInteractor.swift
      @@ -1 +1 @@
      -import Greet
      +import GreetScene

      """, to: "\(solution)/Mutants/FitsNoMore.diff")
  }

  private func empty(_ folder: String) throws {
    try course.remove("\(solution)/\(folder)")
    try FileManager.default.createDirectory(
      atPath: "\(course.root)/\(solution)/\(folder)", withIntermediateDirectories: true)
  }

  private func plant(
    _ name: String, _ note: String, in file: String = "GreetInteractor.swift",
    change: (String) -> String
  ) throws {
    let reference = try course.read("\(solution)/Sources/\(file)")
    let diff = UnifiedDiff(note: note, from: [file: reference], to: [file: change(reference)])
    try course.write(diff.text, to: "\(solution)/Mutants/\(name).diff")
  }
}
