import KataCore
import Testing

@testable import KataAuthors
@testable import KataCourse
@testable import kata

/// The checks of an exercise that need no compiler.
@Suite struct ExerciseContentsTests {
  /// An exercise without a fault.
  private let sound: ExerciseContents

  init() throws {
    let readme = [
      "# 02 · Validation", "## Story", "Text.", "## Task", "Text.", "## Edges", "- **E1** One.",
      "- **E2** Two.", "## Done when", "Text.", "## In your app", "Text.", "## Out of scope",
      "Text.", "",
    ]
    sound = ExerciseContents(
      exercise: try Course.forAuthors().exercises[1], readme: readme.joined(separator: "\n"),
      hints: "## 1\na\n## 2\nb\n## 3\nc\n", missing: [], unshipped: [],
      alternatives: ["Other.swift"],
      mutants: Dictionary((1...10).map { ("M\($0)", $0 == 10 ? "E2" : "E1") }) { $1 })
  }

  private func faults(_ spoil: (inout ExerciseContents) -> Void) -> [String] {
    var contents = sound
    spoil(&contents)
    return contents.faults
  }

  private static let sections =
    "README.md's sections are not Story, Task, Edges, Done when, In your app, Out of scope"
  private static let numbers =
    "README.md's edges are not numbered E1, E2 and so on, each in a list item"

  @Test func `a sound exercise has no fault`() {
    #expect(sound.faults == [])
  }

  @Test(arguments: [
    ("02 ·", "2 ·", ["README.md is titled \"2 · Validation\", not \"02 · Validation\""]),
    ("## Out of scope\nText.\n", "", [sections]),
    ("## Story\nText.\n## Task", "## Task\nText.\n## Story", [sections]),
    ("## Task", "## Story", [sections]),
    (
      "**E2**", "**E3**",
      [
        numbers, "the mutant M10 breaks E2, which the README does not list",
        "no mutant breaks E3",
      ]
    ),
  ])
  func `a README that is not as others are is named`(old: String, new: String, found: [String]) {
    #expect(faults { $0.readme = $0.readme?.replacing(old, with: new) } == found)
  }

  @Test func `a rule that the README does not name is named`() {
    #expect(
      faults { $0.exercise.rules = ["workers"] }
        == ["README.md does not name the rule *workers* under \"Done when\""])
  }

  @Test(arguments: [("## 3\nc\n", 2), ("## 1\na\n## 2\nb\n## 3\nc\n", 0), ("\nc", 2)])
  func `hints of fewer than three rungs are named`(old: String, rungs: Int) {
    #expect(
      faults { $0.hints = $0.hints?.replacing(old, with: "") }
        == ["HINTS.md has \(rungs) rungs, not 3"])
  }

  @Test func `few mutants are named, and edges without one`() {
    #expect(
      faults { $0.mutants["M10"] = nil }
        == ["at least 10 mutants are needed; there: 9", "no mutant breaks E2"])
  }

  @Test(arguments: ["E7", "weak-back"])
  func `a mutant that breaks what the exercise does not ask for is named`(edge: String) {
    #expect(
      faults { $0.mutants["M11"] = edge }
        == ["the mutant M11 breaks \(edge), which the README does not list"])
  }

  @Test func `a file that is edited, and breaks nothing as it is shipped, is named`() {
    let breaks = ["LoginInteractor.swift": "workers", "LoginWorker.swift": "one-way"]
    #expect(faults { $0.exercise.breaks = breaks } == [])
    #expect(
      faults { $0.exercise.breaks = ["LoginInteractor.swift": "workers"] } == [
        "course.json says of LoginWorker.swift either that it is edited or what it breaks"
      ])
  }

  @Test func `right implementations are needed where the learner writes the suite`() {
    let right = ["A": "Waits in a task.", "B": "Waits in no task."]
    let found = faults {
      $0.exercise.writes = .suite
      $0.right = right.merging(["C": ""]) { $1 }
    }
    #expect(found == ["the right implementation C does not begin with \"// what it does\""])
    #expect(
      faults {
        $0.exercise.writes = .suite
        $0.right = right
      } == ["at least 3 right implementations are needed; there: 2"])
  }

  @Test func `all faults are named at once, and a missing text is one of them`() {
    #expect(
      faults {
        $0.missing = ["README.md"]
        $0.unshipped = ["B"]
        $0.readme = nil
        $0.hints = ""
        $0.alternatives = []
        $0.mutants = ["A": "E1"]
      } == [
        "README.md is missing", "B is not as Exercises/shipped.txt has it",
        "HINTS.md has 0 rungs, not 3",
        "there is no alternative", "at least 10 mutants are needed; there: 1",
      ])
  }

  @Test(
    arguments: [
      (["Exercises/02-validation/HINTS.md", "Solutions/02-validation/WHY.md"], true),
      (["Solutions/02-validation/Alternatives", "Solutions/02-validation/Mutants.diff"], true),
      (["Exercises/02-validation/HINTS.md", "Solutions/02-validation/Player"], false),
      (["Exercises/02-validation/Sources/LoginInteractor.swift"], false),
    ])
  func `an exercise can be proved as long as it can be built`(
    missing: [String], canBeProved: Bool
  ) {
    var contents = sound
    contents.missing = missing

    #expect(contents.canBeProved == canBeProved)
  }
}
