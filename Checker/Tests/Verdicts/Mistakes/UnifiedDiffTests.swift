import Basics
@testable import Shared
import Testing

@testable import Authors
@testable import Common

/// The difference between texts: read and applied.
@Suite struct UnifiedDiffTests {
  private func read(_ text: String) throws(DiffFault) -> UnifiedDiff {
    try UnifiedDiff(
      reading: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init))
  }

  @Test func `what git prints is read as it is`() throws {
    let diff = try read(
      """
      diff --git A A
      index 1d2f0ab..3f4b1c2 100644
      --- A
      +++ A
      @@ -1,2 +1,3 @@ func context()
       a
      +x
       b

      """)
    #expect(try diff.applied(to: ["A": "a\nb\n", "B": ""]) == ["A": "a\nx\nb\n", "B": ""])
  }

  @Test(arguments: [
    ("--- A\n", "-- A\n", "\"-- A\" is no line"), ("@@ -1,3 +1,4 @@", "@@ -1,3", "\"@@ -1,3\" is"),
    ("+y\n", "y\n", "\"y\" is no line of a diff"),
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

  @Test func `lines that moved are changed where they stand, if that is one place alone`() throws {
    let diff = try read("--- A\n+++ A\n@@ -2,2 +2,2 @@\n a\n-b\n+x\n")
    #expect(try diff.applied(to: ["A": "a\nb\n"]) == ["A": "a\nx\n"])
    #expect(try diff.applied(to: ["A": "1\n2\n3\na\nb\n"]) == ["A": "1\n2\n3\na\nx\n"])
    #expect(try diff.applied(to: ["A": "1\na\nb\na\nb\n"]) == ["A": "1\na\nx\na\nb\n"])
    #expect(throws: DiffFault.self) { try diff.applied(to: ["A": "a\nb\na\nb\n"]) }
  }
}

/// Differences that are written.
@Suite struct WrittenDiffTests {
  @Test(
    arguments: [
      ("a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n", "a\nB\nc\nd\ne\nf\ng\nh\nI\nj\nk\n"),
      ("a\nb\n", "x\na\n"), ("a\n", "a\nb\nc\n"), ("a\nb\n\nc\n", "a\n\nd\n"),
    ])
  func `one leads from a text to another`(old: String, new: String) throws {
    let text = UnifiedDiff.text(of: "A.swift", from: old, to: new)
    let diff = try UnifiedDiff(reading: text.lines.dropLast())
    #expect(try diff.applied(to: ["A.swift": old]) == ["A.swift": new], "\(text)")
  }
}
