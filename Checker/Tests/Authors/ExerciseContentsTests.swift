import Common
@testable import Shared
import Testing

@testable import Authors

/// The checks of an exercise that need no compiler.
@Suite struct ExerciseContentsTests {
  private static func page(_ told: String) -> String {
    "\(told)\n\n\(After.fold)\n\nBecause.\n\n</details>\n"
  }

  /// An exercise without a fault.
  private let sound: ExerciseContents

  init() throws {
    var exercise = try Course.tiny().exercises[0]
    exercise.rules = []
    let readme = [
      "# 01 · Hello", "## Story", "Text.", "## Task", "Text.", "## Edges", "- **E1** One.",
      "- **E2** Two.", "## Done when", "Text.", "## In your app", "Text.", "## Out of scope",
      "Text.", "",
    ]
    sound = ExerciseContents(
      exercise: exercise, readme: readme.joined(separator: "\n"),
      hints: "## 1\na\n## 2\nb\n## 3\nc\n", after: Self.page("Why.\n\nAnd?"), missing: [],
      unshipped: [],
      alternatives: ["Other.swift"],
      mutants: Dictionary((1...10).map { ("M\($0)", $0 == 10 ? "E2" : "E1") }) { $1 },
      tests: ["one": [1], "both": [1, 2]])
  }

  private func faults(_ spoil: (inout ExerciseContents) -> Void) -> [String] {
    var contents = sound
    spoil(&contents)
    return contents.faults
  }

  @Test func `a sound exercise has no fault`() {
    #expect(sound.faults == [])
  }

  @Test(arguments: [
    "", "Why.\n\nAnd?\n", Self.page("Why."), Self.page("Why.\n\nAnd."), Self.page("A.\n\nB.\n\nC?"),
    Self.page("Why.\n\nAnd?").replacing("</details>", with: ""),
    Self.page("Why.\n\nAnd?").replacing("Because.", with: "Because.\n\nAnd more."),
    Self.page("Why.\n\nAnd?").replacing("<summary>An", with: "<summary>The"),
  ])
  func `after green stand a reason, a question and an answer`(after: String) {
    #expect(
      faults { $0.after = after } == [
        "AFTER.md isn't a reason, a question, and an answer in a fold"
      ])
  }

  @Test(arguments: [
    ("01 ·", "1 ·", "is titled \"1 · Hello\", and in course.json \"01 · Hello\""),
    ("## Out of scope\nText.\n", "", "README.md's sections are not Story, Task"),
    ("## Story\nText.\n## Task", "## Task\nText.\n## Story", "README.md's sections are not"),
    ("**E2**", "**E3**", "README.md's edges are not numbered E1, E2"),
    ("## Story\nText.", "## Story\n", "README.md has nothing under \"Story\""),
    ("Text.", "Write this.", "README.md still has words of the template's"),
    ("**E2**", "**E3**", "the mutant M10 breaks E2, which the README does not list"),
    ("**E2**", "**E3**", "E3 has no mutant: a text that fails it?"),
  ])
  func `a README that is not as others are is named`(old: String, new: String, found: String) {
    let faults = faults { $0.readme = $0.readme?.replacing(old, with: new) }
    #expect(faults.contains { $0.contains(found) }, "\(faults)")
  }

  @Test func `an exercise that the course's README leaves out is named`() {
    let missing = "the course's README has no row for it"
    #expect(faults { $0.list = "| 01 | [Hi](Exercises/01-hi/README.md) |" } == [missing])
    func row(_ title: String, _ idea: String) -> [String] {
      faults {
        let page = $0.exercise.layout.readme
        $0.list = "| 01 | [\(title)](\(page)) | \(idea) | \($0.exercise.minutes) |"
      }
    }
    #expect(row("Hello", "say hello") == [])
    let stale = "its row in the course's README lacks its title, its idea or its minutes"
    #expect(row("Hi", "say hello") == [stale])
    #expect(row("Hello", "write its idea") == [stale])
  }

  @Test(arguments: [("## 3\nc\n", 2), ("## 1\na\n## 2\nb\n## 3\nc\n", 0), ("\nc", 2)])
  func `hints of fewer than three hints are named`(old: String, hints: Int) {
    #expect(
      faults { $0.hints = $0.hints?.replacing(old, with: "") }
        == ["HINTS.md has \(hints) hints, not 3"])
  }

  @Test func `a hint on an edge that there isn't is named`() {
    #expect(
      faults { $0.hints = ($0.hints ?? "") + "## E3\nd\n" }
        == ["HINTS.md has a hint on E3, which the README does not list"])
  }

  @Test func `rules and files that texts and course.json do not agree on are named`() {
    #expect(
      faults { $0.exercise.rules = ["workers"] }
        == ["README.md does not name the rule *workers* under \"Done when\""])
    #expect(
      faults { $0.exercise.breaks = ["GreetInteractor.swift": "workers"] } == [
        "course.json says of GreetPresenter.swift either that it is edited or what it breaks"
      ])
  }

  @Test func `right implementations are needed where the learner writes the suite`() {
    let found = faults {
      $0.exercise.writes = .suite
      $0.right = ["A": "Waits in a task.", "C": ""]
    }
    #expect(
      found == [
        "at least 3 right implementations are needed; there: 2",
        "the right implementation C does not begin with \"// what it does\"",
      ])
  }

  @Test func `too few mutants that a user would notice are named`() {
    #expect(
      faults { $0.reports = 5 } == ["kata again needs at least 6 mutants with a report; there: 5"])
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
        "README.md is missing", "B is not as Exercises/shipped.txt has it; --record first",
        "there is no alternative", "at least 10 mutants are needed; there: 1",
        "HINTS.md has 0 hints, not 3",
      ])
  }

  @Test(arguments: [
    (["Exercises/01-hello/HINTS.md", "Solutions/01-hello/Mutants.diff"], true),
    (["Exercises/01-hello/HINTS.md", "Solutions/01-hello/Player"], false),
  ])
  func `an exercise can be proved as long as it can be built`(
    missing: [String], canBeProved: Bool
  ) {
    var contents = sound
    contents.missing = missing
    #expect(contents.canBeProved == canBeProved)
  }

  @Test(arguments: [
    (
      ["one": [1], "two": []],
      [
        "the test \"two\" names no edge, as .tags(.edge1) does",
        "E2 has no test: which sentence says it?",
      ]
    ),
    (["one": [1], "two": [2, 3]], ["a test names E3, which the README does not list"]),
  ])
  func `tests and edges that do not agree are named, both ways`(
    tests: [String: [Int]], expected: [String]
  ) {
    #expect(faults { $0.tests = tests } == expected)
  }
}
