import Testing

@testable import KataCore

@Suite struct ExerciseFactsTests {
  /// Nothing is wrong with these.
  private static let sound = ExerciseFacts(
    exercise: Course.sample.exercises[1],
    readme: "# 02 · Validation\n"
      + Readme.headings.map {
        $0 == "Edges" ? "## Edges\n- **E1** One.\n- **E2** Two.\n" : "## \($0)\nText.\n"
      }.joined(), hints: "## 1\na\n## 2\nb\n## 3\nc\n", why: String(repeating: "why ", count: 50),
    missing: [], unshipped: [], alternatives: ["Other.swift"],
    mutants: [
      "A": "E1: Does this wrong", "B": "E1: Does that wrong", "C": "E2: Does it wrong",
      "D": "E2: Does all wrong",
    ].merging((1...6).map { ("M\($0)", "E1: Does more wrong") }) { $1 }, stubLines: 40)

  private func faults(_ spoil: (inout ExerciseFacts) -> Void) -> [String] {
    var facts = Self.sound
    spoil(&facts)
    return facts.faults
  }

  private func readme(_ old: String, _ new: String) -> [String] {
    faults { $0.readme = $0.readme?.replacing(old, with: new) }
  }

  private let sections =
    "README.md's sections are not Story, Task, Edges, Done when, In your app, Out of scope"
  private let numbers =
    "README.md's edges are not numbered E1, E2 and so on, each in a list item"

  @Test func `a sound exercise has no fault`() {
    #expect(Self.sound.faults == [])
  }

  @Test func `what is missing is named, each`() {
    #expect(
      faults { $0.missing = ["Exercises/A", "Solutions/B"] }
        == ["Exercises/A is missing", "Solutions/B is missing"])
  }

  @Test func `what was not shipped is named`() {
    #expect(
      faults { $0.unshipped = ["Sources/A.swift"] } == ["Sources/A.swift is not what .given holds"])
  }

  @Test(arguments: [("02 ·", "2 ·", "2 · Validation"), ("# 02 · Validation\n", "", "")])
  func `a wrong title is named`(old: String, new: String, title: String) {
    #expect(readme(old, new) == ["README.md is titled \"\(title)\", not \"02 · Validation\""])
  }

  @Test(arguments: [("## Out of scope\nText.\n", ""), ("Story", "Tale"), ("## Task", "## Story")])
  func `a section that is missing or called otherwise is named`(old: String, new: String) {
    #expect(readme(old, new) == [sections])
  }

  @Test func `sections in another order are named`() {
    #expect(
      faults {
        $0.readme = $0.readme?.replacing("## Story", with: "## X").replacing(
          "## Task", with: "## Story"
        )
        .replacing("## X", with: "## Task")
      } == [sections])
  }

  @Test func `a section that says nothing is named`() {
    #expect(readme("## Task\nText.", "## Task\n \n") == ["README.md says nothing under \"Task\""])
  }

  @Test func `edges out of number are named, with the mutants that miss theirs`() {
    #expect(
      readme("**E2**", "**E3**") == [
        numbers, "the mutant C breaks E2, which the README does not list",
        "the mutant D breaks E2, which the README does not list", "no mutant breaks E3",
      ])
  }

  @Test func `no edge at all is named`() {
    #expect(
      readme("- **E", "- *E") == [numbers]
        + Self.sound.mutants.sorted { $0.key < $1.key }.map {
          "the mutant \($0.key) breaks \($0.value.prefix(2)), which the README does not list"
        })
  }

  @Test(arguments: [("## 3\nc\n", 2), ("## 1\na\n## 2\nb\n## 3\nc\n", 0), ("\nc", 2)])
  func `a ladder without three rungs is named`(old: String, rungs: Int) {
    #expect(
      faults { $0.hints = $0.hints?.replacing(old, with: "") }
        == ["HINTS.md has \(rungs) rungs, not 3"])
  }

  @Test func `a WHY of a line is named`() {
    #expect(faults { $0.why = "Because." } == ["WHY.md says too little"])
  }

  @Test func `a long stub is named`() {
    #expect(faults { $0.stubLines = 60 } == [])
    #expect(faults { $0.stubLines = 61 } == ["the stub has 61 lines; about 40 are enough"])
  }

  @Test func `no alternative is named`() {
    #expect(faults { $0.alternatives = [] } == ["there is no alternative"])
  }

  @Test func `few mutants are named`() {
    #expect(
      faults { $0.mutants["D"] = nil } == ["at least 10 mutants are needed; there: 9"])
  }

  @Test func `a mutant without an edge is named`() {
    #expect(
      faults { $0.mutants["D"] = "import LoginScene" }
        == ["the mutant D does not begin with \"E1: what is wrong\""])
    #expect(
      faults { $0.mutants["E"] = "E7: Breaks what is not graded" }
        == ["the mutant E breaks E7, which the README does not list"])
  }

  @Test func `an edge without a mutant is named`() {
    #expect(
      faults {
        $0.mutants["C"] = "E1: Does it wrong"
        $0.mutants["D"] = "E1: Does it wrong"
      } == ["no mutant breaks E2"])
  }

  @Test func `what the files break has to be told of each, by a rule that there is`() {
    let breaks = ["LoginInteractor.swift": "workers", "LoginWorker.swift": "one-way"]
    #expect(faults { $0.exercise.breaks = breaks } == [])
    #expect(
      faults {
        $0.exercise.breaks = breaks
        $0.exercise.breaks?["LoginInteractor.swift"] = nil
        $0.exercise.breaks?["Login.swift"] = "manners"
      } == [
        "course.json says of Login.swift either that it is edited or what it breaks",
        "course.json says of LoginInteractor.swift either that it is edited or what it breaks",
        "course.json names the rule \"manners\", which there is not",
      ])
  }

  @Test func `all faults are named at once, in the order of the folder`() {
    #expect(
      faults {
        $0.missing = ["A"]
        $0.unshipped = ["B"]
        $0.readme = $0.readme?.replacing("02", with: "03").replacing("Story", with: "Tale")
          .replacing("## Task\nText.", with: "## Task")
        $0.hints = ""
        $0.why = ""
        $0.stubLines = 99
        $0.alternatives = []
        $0.mutants = ["A": "", "B": "E1: Does this wrong"]
      } == [
        "A is missing", "B is not what .given holds",
        "README.md is titled \"03 · Validation\", not \"02 · Validation\"", sections,
        "README.md says nothing under \"Task\"", "HINTS.md has 0 rungs, not 3",
        "WHY.md says too little", "the stub has 99 lines; about 40 are enough",
        "there is no alternative", "at least 10 mutants are needed; there: 2",
        "the mutant A does not begin with \"E1: what is wrong\"", "no mutant breaks E2",
      ])
  }

  @Test func `a text that is missing is one fault, not many`() {
    #expect(
      faults {
        $0.missing = ["README.md", "HINTS.md", "WHY.md"]
        $0.readme = nil
        $0.hints = nil
        $0.why = nil
      } == ["README.md is missing", "HINTS.md is missing", "WHY.md is missing"])
  }

  @Test(
    arguments: [
      ([], true), (["Exercises/Exercise02/HINTS.md", "Solutions/Exercise02/WHY.md"], true),
      (["Solutions/Exercise02/Alternatives", "Solutions/Exercise02/Mutants"], true),
      (["Exercises/Exercise02/HINTS.md", "Solutions/Exercise02/Player"], false),
      (["Exercises/Exercise02/Sources/LoginInteractor.swift"], false),
    ])
  func `what a build needs is needed for the proof`(missing: [String], canBeProved: Bool) {
    var facts = Self.sound
    facts.missing = missing

    #expect(facts.canBeProved == canBeProved)
  }
}
