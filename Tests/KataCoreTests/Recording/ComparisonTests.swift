import KataCore
import Testing

@Suite struct ComparisonTests {
  /// As in `["begin {}", "message view show(1)", "end"]`.
  private func recording(_ lines: [String]) -> Recording {
    Recording(
      reading: lines.map { line in
        line.split(separator: " ", maxSplits: 2).joined(separator: "\t") + "\n"
      }.joined())
  }

  private func episode(_ name: String, _ texts: String..., steps: Int = 1) -> [String] {
    ["begin \(name)"] + (0..<steps).map { "step tap-\($0)" } + texts.map { "message view \($0)" }
      + ["end"]
  }

  private func compare(_ reference: [String], _ learner: [String]) -> Comparison {
    Comparison(reference: recording(reference), learner: recording(learner))
  }

  @Test func `the same messages agree, in so many scripts`() {
    let lines = episode("1", "a", "b") + episode("2") + episode("3", "c")

    #expect(compare(lines, lines) == .agreed(scripts: 3))
  }

  @Test func `an answer is compared with nothing`() {
    let answered = ["begin 1", "message view a", "answer 0 returns", "message view b", "end"]

    #expect(compare(answered, episode("1", "a", "b", steps: 0)) == .agreed(scripts: 1))
  }

  @Test func `a difference comes with its script and both recordings`() {
    let cast = ["cast view presenter"]
    let comparison = compare(
      cast + episode("1", "a") + episode("2", "a", "b"),
      ["cast view test"] + episode("1", "a") + episode("2", "a", "x"))

    let view = { Recording.Entry.message(Message(receiver: "view", text: $0)) }
    #expect(
      comparison
        == .differs(
          ScriptDifference(
            scenario: "2", expected: [.step("tap-0"), view("a"), view("b")],
            recorded: [.step("tap-0"), view("a"), view("x")], cast: recording(cast).cast)))
  }

  @Test func `what both have in common before they part is counted`() {
    guard case .differs(let difference) = compare(episode("1", "a", "b"), episode("1", "a")) else {
      Issue.record("a message too few is a difference")
      return
    }

    #expect(difference.common == 2)
  }

  @Test func `the script with the fewest steps is told`() {
    let reference =
      episode("long-name", "a", steps: 2) + episode("longest-name-of-all", "a")
      + episode("l", "a", steps: 3)
    let learner = reference.map { $0.replacing("view a", with: "view x") }

    #expect(script(compare(reference, learner)) == "longest-name-of-all")
  }

  @Test func `of two with as many steps, the one with less to read`() {
    let reference = episode("twelve", "a") + episode("six", "a") + episode("seven", "a")
    let learner = reference.map { $0.replacing("view a", with: "view x") }

    #expect(script(compare(reference, learner)) == "six")
  }

  @Test(arguments: [("é", "e\u{301}"), ("ß", "ss"), ("a", "A"), ("K", "\u{212A}")])
  func `texts are compared to the byte`(one: String, other: String) {
    #expect(script(compare(episode("1", one), episode("1", other))) == "1")
  }

  @Test func `what the learner's process broke off in is told`() {
    let reference = episode("1", "a") + episode("2", "a", "b") + episode("3", "a")
    let learner = episode("1", "a") + ["begin 2", "step tap-0", "message view a"]

    guard case .brokenOff(let difference) = compare(reference, learner) else {
      Issue.record("an episode without its end is broken off")
      return
    }
    #expect(difference?.scenario == "2")
    #expect(difference?.recorded.count == 2)
    #expect(difference?.expected.count == 3)
  }

  @Test func `a process that breaks off where nothing differs yet is broken off all the same`() {
    let comparison = compare(episode("1", "a"), Array(episode("1", "a").dropLast()))

    #expect(comparison != .agreed(scripts: 1))
    #expect(script(comparison) == "1")
  }

  @Test func `a whole script that differs says more than the one that broke off`() {
    let reference = episode("1", "a") + episode("2", "a")
    let learner = episode("1", "x") + ["begin 2"]

    #expect(script(compare(reference, learner)) == "1")
  }

  @Test func `a process that ends between two scripts is broken off during none`() {
    let reference = episode("1", "a") + episode("2", "a")

    #expect(compare(reference, episode("1", "a")) == .brokenOff(during: nil))
    #expect(compare(reference, []) == .brokenOff(during: nil))
  }

  @Test func `where the reference did not come to its end, nobody is blamed`() {
    let reference = episode("1", "a") + ["begin 2", "step tap-0"]
    let learner = episode("1", "a") + episode("2", "a") + episode("3", "a")

    #expect(compare(reference, learner) == .agreed(scripts: 1))
  }

  @Test func `other scripts than the reference's are a difference`() {
    #expect(script(compare(episode("1", "a"), episode("2", "a"))) == "1")
  }

  private func script(_ comparison: Comparison) -> String? {
    switch comparison {
    case .agreed: nil
    case .differs(let difference): difference.scenario
    case .brokenOff(let difference): difference?.scenario
    }
  }
}
