import Basics
@testable import Common
@testable import Shared
import Testing

@Suite struct HintsTests {
  private let hints = Hints(
    "# Hints\n\nnot a rung\n\n## 1\n\nLook.\n\n## 2\n\nThink.\n## 3\n\nType.")
  @Test func `each heading of the second rank begins a rung`() {
    #expect(hints.all == ["\nLook.\n\n", "\nThink.\n", "\nType.\n"])
    #expect(Hints("").all == [])
    #expect(Hints("no heading").all == [])
  }

  @Test func `a hint on an edge is no rung`() {
    let hints = Hints("## 1\nLook.\n## E9\nCount.\n## 2\nThink.")
    #expect(hints.all == ["Look.\n", "Think.\n"])
    #expect(hints.edges == [9: "Count.\n"])
    #expect(
      hints.lines(onEdge: 9, of: Course.sample.exercises[0]).map(\.text)
        == ["A hint on E9", "Count.", "hints on the whole exercise: kata hint 1"])
  }

  @Test(arguments: [
    (0..<2, ["Hint 1 of 3", "Look.", "Hint 2 of 3", "Think."]),
    (1..<2, ["Hint 2 of 3", "Think.", "those before it: kata hint 1 --all"]),
    (
      2..<3,
      ["Hint 3 of 3", "Type.", "those before it: kata hint 1 --all", "that was the last one"]
    ),
    (0..<0, ["no hint of Exercise01 was shown yet"]),
  ])
  func `a rung is told with its number, and with what stands around it`(
    range: Range<Int>, lines: [String]
  ) {
    #expect(hints.lines(range, of: Course.sample.exercises[0]).map(\.text) == lines)
  }
}
