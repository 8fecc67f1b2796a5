@testable import Common
import Foundation
@testable import Shared
import Testing

@testable import Authors

/// The tiny course proved sound, and spoilt in many places: all faults are named, in one run.
@Suite(.serialized, .oneBuildAtATime, .realBuilds) struct VerifyTests {
  private let course: TemporaryCourse
  private let exercise = "Exercises/01-hello"
  private let solution = "Solutions/01-hello"

  init() throws {
    course = try TemporaryCourse.warm.get()
    try course.restoreAll()
  }

  private func verify(_ words: String...) throws -> VerifyReport {
    try course.report(VerifyReport.self, ["verify"] + words)
  }

  @Test func `a sound course is sound, with every mutant caught by its stage, as recorded`() throws
  {
    let generated = ["\(solution)/scripts.json", "Exercises/recorded/Exercise01.txt"]
    let recorded = try generated.map(course.read)
    for path in generated { try course.write("{}\n", to: path) }
    let report = try verify("--record")

    #expect(report.faults == [])
    #expect(try generated.map(course.read) == recorded)
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
      row.mutants.map { "\($0.edge) \($0.name) \($0.caughtBy)" } == [
        "E1 MixesEdges suite", "E2 AnswersTwice suite", "E9 BreaksNothing nothing",
        "weak-back BreaksARule rules", "weak-back BreaksMore suite",
        "weak-back BreaksNoRule nothing",
      ])
  }

  @Test func `a mutant that one recorded script alone catches is caught by scripts`() throws {
    try course.write("", to: page)
    try plant("KnowsOneName", "E2: One name among all of them is nobody.") {
      $0.replacing(
        "name.isEmpty ?",
        with: "name.isEmpty || name == \"Rare Bird\" ?")
    }
    try course.write(
      #"{"KnowsOneName": {"names":["Rare Bird"]}}"# + "\n", to: "\(solution)/scripts.json")

    let report = try verify("1")

    let row = try #require(report.exercises.first)
    #expect(row.mutants.map(\.caughtBy) == [.scripts])
  }

  @Test func `a test that the stub fails by a crash is named`() throws {
    let stub = "\(exercise)/Sources/GreetInteractor.swift"
    try course.replace("request.name ?? \"?\"", with: "request.name!", in: stub)
    try course.ship()

    let faults = try verify("1").faults.map(\.text)

    let named = faults.filter { $0.contains("by no expectation") }
    let test = "GreetInteractorTests/a name that was never typed is nobody"
    #expect(named == ["the stub fails \"\(test)\" by no expectation: crashed"])
  }

  @Test func `a stub that passes the suite has to break the rule about parts`() throws {
    for file in ["GreetInteractor.swift", "GreetPresenter.swift"] {
      try course.write(
        course.read("\(solution)/Sources/\(file)"), to: "\(exercise)/Sources/\(file)")
    }
    let list = "Exercises/course.json"
    try course.replace(
      #""rules": ["one-way","#,
      with: #""parts": ["PresentationLogic"], "rules": ["parts", "one-way","#,
      in: list)
    try course.ship()
    let fault = "the stub passes the suite, and does not break parts"
    #expect(try verify("1").faults.contains { $0.text == fault })

    try course.replace("PresentationLogic", with: "RoutingLogic", in: list)
    let faults = try verify("1").faults.map(\.text)
    #expect(!faults.contains(fault) && !faults.contains { $0.contains("less than half") })
  }

  @Test func `a stub whose own tests are green is named`() throws {
    try course.replace(
      "    Issue.record(\"Your task: a name that is missing, too.\")\n", with: "",
      in: "Exercises/02-your-own-suite/Tests/GreetTests.swift")
    try course.ship()

    let faults = try verify("2").faults.map(\.text)

    #expect(faults == ["the stub's own tests are not red from the start"])
  }

  @Test func `nothing is recorded of an exercise that has a fault`() throws {
    try spoilVariants()
    try course.replace(
      "#expect", with: "#expect(true); #expect", in: "\(exercise)/Tests/GreetTests.swift")
    let written = [
      "Exercises/shipped.txt", "Exercises/recorded/Exercise01.txt", "\(solution)/scripts.json",
    ]
    let before = try written.map(course.read)

    let faults = try verify("1", "--record").faults.map(\.text)

    #expect(faults.contains { $0.contains("does not pass") })
    // A trainer's right test may catch what only a script did.
    #expect(!faults.contains { $0.contains("scripts alone") })
    #expect(try written.map(course.read) == before)
  }

  private func name(_ fault: VerifyReport.Fault) -> String {
    (fault.exercise.map { "\($0): " } ?? "") + fault.text
  }

  private var page: String { "\(solution)/Mutants.diff" }

  private let planted = [
    "course.json has 02-your-own-suite, Greet, Package.swift has not",
    "Exercise01: Exercises/01-hello/HINTS.md is missing",
    "Exercise01: Sources/GreetInteractor.swift is not as Exercises/shipped.txt has it; --record first",
    "Exercise01: README.md's sections are not Story, Task",
    "Exercise01: the mutant BreaksMore is to break a rule, and does more than that",
    "Exercise01: nothing catches the mutant BreaksNoRule",
    "Exercise01: Solutions/01-hello/Mutants.diff: FitsNoMore: ",
    "Exercise01: the mutant BreaksNothing breaks E9, which the README does not list",
    "Exercise01: E4 has no test",
    "Exercise01: no test that names E1 fails on the mutant MixesEdges; red: \"",
    "Exercise01: E3 has no mutant",
    "Exercise01: the alternative Wrong does not pass \"GreetInteractorTests/",
    "Exercise01: nothing catches the mutant BreaksNothing",
    "Exercise01: no mutant is caught by the scripts alone",
    "Exercise01: scripts.json and the mutants do not agree on KnowsTheTests",
    "Exercise01: what scripts.json holds for KnowsTheTests is no script of today's player",
  ]

  private func spoilTexts() throws {
    try course.replace("{\"names\":[\"!\"]}", with: "{\"nums\":[]}", in: "\(solution)/scripts.json")
    try course.remove("\(exercise)/HINTS.md")
    try course.replace("## Out of scope", with: "## More", in: "\(exercise)/README.md")
    try course.replace("- **E3**", with: "- **E4** None.\n- **E3**", in: "\(exercise)/README.md")
    try course.replace("  (\"02-your-own-suite\", \"Greet\"),\n", with: "", in: "Package.swift")
    let stub = "\(exercise)/Sources/GreetInteractor.swift"
    try course.write(course.read(stub) + "// left behind\n", to: stub)
  }

  private let call = "presenter.presentGreeting(name.isEmpty ? .nobody : .person(name: name))"

  /// One alternative, which is wrong, and mutants of which two are right, and one fits no more.
  private func spoilVariants() throws {
    try course.remove("\(solution)/Alternatives")
    try FileManager.default.createDirectory(
      atPath: "\(course.root)/\(solution)/Alternatives", withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "\(course.root)/\(solution)/Sources",
      toPath: "\(course.root)/\(solution)/Alternatives/Wrong")
    let wrong = "\(solution)/Alternatives/Wrong/GreetInteractor.swift"
    try course.replace(call, with: "\(call)\n    \(call)", in: wrong)
    try course.write(
      """
      ## E2 · FitsNoMore
      Was made for another reference.
      report: none
      --- GreetInteractor.swift
      +++ GreetInteractor.swift
      @@ -1 +1 @@
      -import Greet
      +import GreetScene

      """, to: page)
    try plant("AnswersTwice", "E2: Each request is answered twice.") { [call] in
      $0.replacing(call, with: "\(call)\n    \(call)")
    }
    try plant("MixesEdges", "E1: Greets a person in another way.", in: "GreetPresenter.swift") {
      $0.replacing("Hello, ", with: "Hullo, ")
    }
    try plant("BreaksNothing", "E9: Breaks nothing at all.") { $0 + "// The end.\n" }
    try plant("BreaksNoRule", "weak-back: Holds nobody at all.") { $0 + "// The end.\n" }
    try plant("BreaksMore", "weak-back: Does more than that.") { [call] in
      $0.replacing(call, with: "\(call)\n    \(call)")
    }
    try plant("BreaksARule", "weak-back: Keeps the View alive.", in: "GreetPresenter.swift") {
      $0.replacing("weak var", with: "var")
    }
  }

  private func plant(
    _ name: String, _ note: String, in file: String = "GreetInteractor.swift",
    change: (String) -> String
  ) throws {
    let reference = try course.read("\(solution)/Sources/\(file)")
    let (old, new) = (lines(reference), lines(change(reference)))
    let parts = note.components(separatedBy: ": ")
    let hunk =
      ["@@ -1,\(old.count) +1,\(new.count) @@"] + old.map { "-\($0)" } + new.map { "+\($0)" }
    let report = parts[0].hasPrefix("E") ? ["report: none"] : []
    let section =
      ["\(parts[0]) · \(name)", parts[1]] + report + ["--- \(file)", "+++ \(file)"] + hunk
    var sections = try course.read(page).components(separatedBy: "## ").dropFirst()
      .filter { !$0.hasPrefix(section[0]) }
    sections.append(section.joined(separator: "\n") + "\n\n")
    try course.write(sections.sorted().map { "## \($0)" }.joined(), to: page)
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }
}
