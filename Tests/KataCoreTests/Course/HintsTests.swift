import Testing

@testable import KataCore

@Suite struct HintsTests {
  private let hints = Hints(
    "# Hints\n\nnot a rung\n\n## 1\n\nLook.\n\n## 2\n\nThink.\n## 3\n\nType.")
  private let exercise = Course.sample.exercises[0]

  private func said(_ range: Range<Int>) -> [String] {
    hints.lines(range, of: exercise).map(\.text)
  }

  @Test func `each heading of the second rank begins a rung`() {
    #expect(hints.rungs == ["\nLook.\n\n", "\nThink.\n", "\nType.\n"])
    #expect(Hints("").rungs == [])
    #expect(Hints("no heading").rungs == [])
  }

  @Test func `a rung is told with its number`() {
    #expect(said(0..<1) == ["Hint 1 of 3", "Look."])
    #expect(said(0..<2) == ["Hint 1 of 3", "Look.", "Hint 2 of 3", "Think."])
  }

  @Test func `the last one says that it was the last`() {
    #expect(
      said(2..<3) == [
        "Hint 3 of 3", "Type.", "those before it: kata hint 1 --all", "that was the last one",
      ])
  }

  @Test func `behind a later one it is said where those before it are`() {
    #expect(said(1..<2).last == "those before it: kata hint 1 --all")
  }

  @Test func `no rung yet is said`() {
    #expect(said(0..<0) == ["no hint of Exercise01 was shown yet"])
  }
}
