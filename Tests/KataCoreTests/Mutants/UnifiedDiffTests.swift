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
      made(lines(1...9), lines(1...9) { $0 == 5 ? "five" : "\($0)" }) == """
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
    let old = text(&random)
    let new = seed.isMultiple(of: 2) ? text(&random) : edited(old, &random)
    guard old != new else { return }
    let diff = UnifiedDiff(from: ["A": old], to: ["A": new])

    #expect(try read(diff.text) == diff)
    #expect(try diff.applied(to: ["A": old]) == ["A": new])
  }

  private static let alphabet = [
    "", "a", "b", "-", "+", " ", "\\", "@@ -1 +1 @@", "--- A", "## E1",
  ]

  private func text(_ random: inout SeededGenerator) -> String {
    (0...random.below(40)).map { _ in random.pick(Self.alphabet) + "\n" }.joined()
  }

  /// A few lines more, fewer or other ones, far apart.
  private func edited(_ text: String, _ random: inout SeededGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
    for _ in 0...random.below(3) {
      let place = random.below(lines.count)
      switch random.below(3) {
      case 0 where lines.count > 1: lines.remove(at: place)
      case 1: lines[place] += "!"
      default: lines.insert(random.pick(Self.alphabet), at: place)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let sound = "--- A\n+++ A\n@@ -1,3 +1,4 @@\n a\n-b\n+x\n+y\n c\n"

  private func fault(_ text: String, _ files: [String: String] = ["A": "a\nb\nc\n"]) -> DiffFault? {
    do {
      _ = try read(text).applied(to: files)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a sound diff is not refused`() {
    #expect(fault(Self.sound) == nil)
  }

  @Test(arguments: [
    ("--- A\n", "-- A\n", 1, "\"--- A.swift\" and \"+++ A.swift\" should stand here"),
    ("+++ A\n", "+++ B\n", 1, "\"--- A.swift\" and \"+++ A.swift\" should stand here"),
    ("@@ -1,3 +1,4 @@", "@@ -1,3 +1,4", 3, "\"@@ -1,2 +1,3 @@\" should stand here"),
    ("@@ -1,3", "@@ -0,3", 3, "\"@@ -1,2 +1,3 @@\" should stand here"),
    ("-1,3 +1,4", "-1,4 +1,5", 9, "a line that begins with \" \", \"-\" or \"+\" is missing here"),
    ("-1,3 +1,4", "-1,2 +1,3", 8, "\"--- A.swift\" and \"+++ A.swift\" should stand here"),
    ("-1,3 +1,4", "-1,2 +1,4", 3, "this hunk has more lines than it says"),
    ("+y\n", "y\n", 7, "a line that begins with \" \", \"-\" or \"+\" is missing here"),
    ("-1,3 +1,4", "-2,3 +2,4", 4, "the file says \"b\" here"),
    ("-1,3 +1,4", "-9,3 +9,4", 4, "the file has 3 lines only"),
    (" a\n", " a \n", 4, "the file says \"a\" here"),
  ])
  func `each of these is refused`(old: String, new: String, line: Int, sentence: String) {
    #expect(Self.sound.contains(old))
    #expect(fault(Self.sound.replacing(old, with: new)) == DiffFault(line, sentence))
  }

  @Test func `a file that is not there, or ends too early, is named`() {
    #expect(fault(Self.sound, ["B": "a\n"]) == DiffFault(1, "there is no file \"A\" to change"))
    #expect(fault(Self.sound, ["A": "a\nb\n"]) == DiffFault(8, "the file has 2 lines only"))
  }

  @Test func `hunks have to be in order`() {
    let files = ["A": (1...30).map { "\($0)\n" }.joined()]
    let hunk = { (line: Int) in "@@ -\(line) +\(line) @@\n-\(line)\n+x\n" }
    #expect(fault("--- A\n+++ A\n" + hunk(3) + hunk(20), files) == nil)
    #expect(
      fault("--- A\n+++ A\n" + hunk(20) + hunk(3), files)
        == DiffFault(6, "this hunk begins before the one above has ended"))
  }
}
