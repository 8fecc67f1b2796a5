@testable import Shared
import Testing

@testable import Common

@Suite struct ComparisonTests {
  /// The recording with these lines, such as `["begin {}", "message view show(1)", "end"]`.
  private func recording(_ lines: [String]) -> Recording {
    Recording(
      reading: lines.map { line in
        line.split(separator: " ", maxSplits: 2).joined(separator: "\t") + "\n"
      }.joined())
  }

  private static func episode(_ name: String, _ texts: String..., steps: Int = 1) -> [String] {
    ["begin \(name)"] + (0..<steps).map { "step tap-\($0)" } + texts.map { "message view \($0)" }
      + ["end"]
  }

  private func compare(_ reference: [String], _ learner: [String]) -> Comparison {
    Comparison(reference: recording(reference), learner: recording(learner))
  }

  @Test(
    arguments: [
      (episode("1", "a") + episode("2"), episode("1", "a") + episode("2"), 2),
      // An answer is compared with nothing.
      (
        ["begin 1", "message view a", "answer 0 returns", "message view b", "end"],
        episode("1", "a", "b", steps: 0), 1
      ),
      // A script that the reference did not end is compared with nothing.
      (
        episode("1", "a") + ["begin 2", "step tap-0"],
        episode("1", "a") + episode("2", "a") + episode("3", "a"), 1
      ),
    ])
  func `the same messages agree, in so many scripts`(
    reference: [String], learner: [String], scripts: Int
  ) {
    #expect(compare(reference, learner) == .agreed(scripts: scripts))
  }

  @Test func `a difference comes with its script and both recordings`() throws {
    let cast = ["cast view presenter"]
    let comparison = compare(
      cast + Self.episode("1", "a") + Self.episode("2", "a", "b"),
      ["cast view test"] + Self.episode("1", "a") + Self.episode("2", "a", "x"))

    let view = { Recording.Entry.message(Message(receiver: "view", text: $0)) }
    #expect(
      comparison
        == .differs(
          ScriptDifference(
            scenario: "2", expected: [.step("tap-0"), view("a"), view("b")],
            recorded: [.step("tap-0"), view("a"), view("x")], cast: recording(cast).cast)))
    #expect(try #require(comparison.difference).common == 2)
  }

  @Test(
    arguments: [
      // The fewest steps, then the fewest letters.
      (
        episode("long-name", "a", steps: 2) + episode("longest-name-of-all", "a")
          + episode("l", "a", steps: 3), "longest-name-of-all"
      ),
      (episode("twelve", "a") + episode("six", "a") + episode("seven", "a"), "six"),
    ])
  func `the shortest script that differs is told`(reference: [String], name: String) {
    let learner = reference.map { $0.replacing("view a", with: "view x") }

    #expect(compare(reference, learner).difference?.scenario == name)
  }

  @Test func `a script that wasn't played is told only where no other differs`() {
    let reference = Self.episode("long", "a", steps: 2) + Self.episode("short", "a")
    let unplayed = ["begin short", "step is-not-played", "end"]

    let both = compare(reference, Self.episode("long", "x", steps: 2) + unplayed)
    #expect(both.difference?.scenario == "long")
    let alone = compare(reference, Self.episode("long", "a", steps: 2) + unplayed)
    #expect(alone.difference?.scenario == "short")
  }

  @Test(arguments: ["message view ", "step "])
  func `texts are compared to the byte`(record: String) {
    let comparison = compare(
      ["begin 1", record + "\u{E9}", "end"], ["begin 1", record + "e\u{301}", "end"])
    #expect(comparison.difference?.scenario == "1")
  }

  @Test func `what the learner's process broke off in is told`() {
    let reference = Self.episode("1", "a") + Self.episode("2", "a", "b") + Self.episode("3", "a")
    let learner = Self.episode("1", "a") + ["begin 2", "step tap-0", "message view a"]

    guard case .brokenOff(let difference) = compare(reference, learner) else {
      Issue.record("an episode without its end is broken off")
      return
    }
    #expect(difference?.scenario == "2")
    #expect(difference?.recorded.count == 2)
    #expect(difference?.expected.count == 3)
  }

  @Test func `a whole script that differs says more than the one that broke off`() {
    let reference = Self.episode("1", "a") + Self.episode("2", "a")
    let comparison = compare(reference, Self.episode("1", "x") + ["begin 2"])

    #expect(comparison.difference?.scenario == "1")
    guard case .differs = comparison else {
      Issue.record("it is broken off only where nothing differs")
      return
    }
  }

  @Test func `a process that ends between two scripts is broken off during none`() {
    let reference = Self.episode("1", "a") + Self.episode("2", "a")

    #expect(compare(reference, Self.episode("1", "a")) == .brokenOff(during: nil))
    #expect(compare(reference, []) == .brokenOff(during: nil))
  }

  @Test func `other scripts than the reference's are a difference`() {
    let comparison = compare(Self.episode("1", "a"), Self.episode("2", "a"))
    #expect(comparison.difference?.scenario == "1")
  }
}
