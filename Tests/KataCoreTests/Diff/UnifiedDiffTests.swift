import Testing

@testable import KataCore

/// A mistake as its difference from the reference: made, written, read, applied.
@Suite struct UnifiedDiffTests {
  private func lines(_ range: ClosedRange<Int>, _ change: (Int) -> String = { "\($0)" }) -> String {
    range.map(change).map { "\($0)\n" }.joined()
  }

  private func made(_ old: String, _ new: String) -> String {
    UnifiedDiff(note: "E1: Something.", from: ["A.swift": old], to: ["A.swift": new]).text
  }

  @Test func `a change is shown with three lines around it`() {
    #expect(
      made(lines(1...9), lines(1...9) { $0 == 5 ? "five" : "\($0)" }) == """
        E1: Something.
        --- A.swift
        +++ A.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test(arguments: [(6, 1), (7, 2)])
  func `changes with up to six lines between them share a hunk`(between: Int, hunks: Int) {
    let changed = [5, 6 + between]
    let diff = made(lines(1...30), lines(1...30) { changed.contains($0) ? "x" : "\($0)" })
    #expect(diff.split(separator: "\n").count { $0.hasPrefix("@@") } == hunks)
  }

  @Test func `lines that are only added or only removed are counted as diff does it`() {
    #expect(made("", "a\n").contains("@@ -0,0 +1 @@\n+a\n"))
    #expect(made("a\n", "").contains("@@ -1 +0,0 @@\n-a\n"))
    #expect(made("a\nb\n", "a\n").contains("@@ -1,2 +1 @@\n a\n-b\n"))
  }

  @Test func `a line break that is missing at the end is a difference`() {
    let diff = made("a\n", "a")
    #expect(diff.hasSuffix("-a\n+a\n\\ No newline at end of file\n"))
  }

  @Test func `only files that differ are in it, by name`() throws {
    let old = ["B": "b\n", "A": "a\n", "C": "c\n"]
    let new = ["B": "b\n", "A": "x\n", "C": "y\n"]
    let diff = UnifiedDiff(note: "n", from: old, to: new)
    #expect(diff.files.map(\.name) == ["A", "C"])
    #expect(try UnifiedDiff(diff.text).applied(to: old) == new)
  }

  @Test func `equal texts in other bytes are not equal`() throws {
    let (old, new) = (["A": "caf\u{E9}\n"], ["A": "cafe\u{301}\n"])
    let diff = UnifiedDiff(note: "n", from: old, to: new)
    let text = try #require(diff.applied(to: old)["A"])
    #expect(Array(text.utf8) == Array("cafe\u{301}\n".utf8))
  }

  @Test(arguments: 0..<300)
  func `what is made, written and read gives the text back, and is minimal`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let old = text(&random)
    let new = seed.isMultiple(of: 2) ? text(&random) : edited(old, &random)
    guard old != new else { return }
    let diff = UnifiedDiff(note: "E1: n", from: ["A": old], to: ["A": new])

    let read = try UnifiedDiff(diff.text)
    #expect(read == diff)
    let applied = try #require(read.applied(to: ["A": old])["A"])
    #expect(Array(applied.utf8) == Array(new.utf8))
    let kept = diff.files[0].hunks.flatMap(\.edits).count { $0.kind == .keep }
    let shown = diff.files[0].hunks.map(\.old.count).reduce(0, +)
    let lines = (DiffLine.lines(of: old), DiffLine.lines(of: new))
    #expect(lines.0.count - shown + kept == common(lines.0, lines.1))
  }

  private static let alphabet = [
    "", "a", "b", "-", "+", " ", "\t", "\\", "@@ -1 +1 @@", "--- A", "\r", "é", "e\u{301}",
  ]

  private func text(_ random: inout SeededGenerator) -> String {
    let lines = (0..<random.below(40)).map { _ in random.pick(Self.alphabet) + "\n" }.joined()
    return lines + random.pick(["", "", "x", "\\ No newline at end of file"])
  }

  /// A few lines more, fewer or other ones, far apart.
  private func edited(_ text: String, _ random: inout SeededGenerator) -> String {
    var lines = DiffLine.lines(of: text).map(\.text)
    for _ in 0...random.below(3) {
      let place = random.below(lines.count + 1)
      switch random.below(3) {
      case 0 where place < lines.count: lines.remove(at: place)
      case 1 where place < lines.count: lines[place] += "!"
      default: lines.insert(random.pick(Self.alphabet), at: place)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// How many lines two texts can have in common, in order.
  private func common(_ left: [DiffLine], _ right: [DiffLine]) -> Int {
    var row = Array(repeating: 0, count: right.count + 1)
    for line in left {
      var above = 0
      for (index, other) in right.enumerated() {
        (above, row[index + 1]) = (
          row[index + 1], line == other ? above + 1 : max(row[index], row[index + 1])
        )
      }
    }
    return row[right.count]
  }
}
