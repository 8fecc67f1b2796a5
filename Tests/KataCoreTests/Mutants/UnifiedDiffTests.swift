import Testing

@testable import KataCore

/// The difference between texts: made, written, read, applied.
@Suite struct UnifiedDiffTests {
  private func lines(_ range: ClosedRange<Int>, _ change: (Int) -> String = { "\($0)" }) -> String {
    range.map(change).map { "\($0)\n" }.joined()
  }

  private func made(_ old: String, _ new: String) -> String {
    UnifiedDiff(from: ["A.swift": old], to: ["A.swift": new]).text
  }

  private func read(_ text: String) throws(DiffFault) -> UnifiedDiff {
    try UnifiedDiff(
      reading: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init))
  }

  @Test func `a change is shown with three lines around it`() {
    #expect(
      made(lines(1...9), lines(1...9) { $0 == 5 ? "five" : "\($0)" })
        == "--- A.swift\n+++ A.swift\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test(arguments: [(6, 1), (7, 2)])
  func `changes with up to six lines between them share a hunk`(between: Int, hunks: Int) {
    let changed = [5, 6 + between]
    let diff = made(lines(1...30), lines(1...30) { changed.contains($0) ? "x" : "\($0)" })
    #expect(diff.split(separator: "\n").count { $0.hasPrefix("@@") } == hunks)
  }

  @Test func `lines that are only added or only removed are counted as diff does it`() {
    #expect(made("a\nb\n", "a\n").contains("@@ -1,2 +1 @@\n a\n-b\n"))
    #expect(made("a\n", "b\na\n").contains("@@ -1 +1,2 @@\n+b\n a\n"))
  }

  @Test func `only files that differ are in it, by name`() throws {
    let old = ["B": "b\n", "A": "a\n", "C": "c\n"]
    let new = ["B": "b\n", "A": "x\n", "C": "y\n"]
    let diff = UnifiedDiff(from: old, to: new)
    #expect(diff.files.map(\.name) == ["A", "C"])
    #expect(try read(diff.text).applied(to: old) == new)
  }

  @Test(arguments: 0..<100)
  func `a difference that is made, written and read gives the text back`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let alphabet = ["", "a", "b", "-", "+", " ", "\\", "@@ -1 +1 @@", "--- A", "## E1"]
    let old = (0...random.below(40)).map { _ in random.pick(alphabet) }
    var new = old
    for _ in 0...random.below(9) {
      let place = random.below(new.count)
      if random.below(2) == 0 { new[place] += "!" } else { new.insert("b", at: place) }
      if new.count > 1, random.below(2) == 0 { new.remove(at: random.below(new.count)) }
    }
    guard old != new else { return }
    let texts = [old, new].map { lines in ["A": lines.map { "\($0)\n" }.joined()] }
    let diff = UnifiedDiff(from: texts[0], to: texts[1])

    #expect(try read(diff.text) == diff)
    #expect(try diff.applied(to: texts[0]) == texts[1])
  }

  @Test(arguments: [
    ("--- A\n", "-- A\n", "\"-- A\" is no line"), ("@@ -1,3 +1,4 @@", "@@ -1,3", "\"@@ -1,3\" is"),
    ("+y\n", "y\n", "\"y\" is no line of a diff"), ("-1,3 +1,4", "-2,3 +2,4", "A has other lines"),
    ("-1,3 +1,4", "-9,3 +9,4", "A has other lines from line 9 on"),
    (" a\n", " a \n", "A has other lines from line 1 on"), ("- A\n", "- B\n", "there is no file"),
    ("+y\n c\n", "+y\n c\n@@ -2 +2 @@\n-b\n+x\n", "A has other lines from line 2 on"),
  ])
  func `each of these is refused`(old: String, new: String, start: String) throws {
    let sound = "--- A\n+++ A\n@@ -1,3 +1,4 @@\n a\n-b\n+x\n+y\n c\n"
    let files = ["A": "a\nb\nc\n"]
    #expect(try read(sound).applied(to: files) == ["A": "a\nx\ny\nc\n"])
    let fault = #expect(throws: DiffFault.self) {
      try read(sound.replacing(old, with: new)).applied(to: files)
    }
    #expect(fault?.text.hasPrefix(start) == true)
  }
}
