import Testing

@testable import KataCore

/// What is not exactly a diff, or does not fit the reference, is refused with its line.
@Suite struct UnifiedDiffRefusalTests {
  private static let sound = """
    E1: Something.
    --- A
    +++ A
    @@ -1,3 +1,4 @@
     a
    -b
    +x
    +y
     c

    """

  private func fault(_ text: String, _ files: [String: String] = ["A": "a\nb\nc\n"]) -> String? {
    do {
      _ = try UnifiedDiff(text).applied(to: files)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a sound diff is not refused`() {
    #expect(fault(Self.sound) == nil)
  }

  @Test(arguments: [
    ("--- A\n", "-- A\n", "line 2: \"--- \" and a file's name should stand here"),
    ("+++ A\n", "+++ B\n", "line 3: this is not the name above, \"A\""),
    ("@@ -1,3 +1,4 @@", "@@ -1,3 +1,4", "line 4: \"@@ -1,2 +1,3 @@\" should stand here"),
    ("@@ -1,3", "@@ -0,3", "line 4: \"@@ -1,2 +1,3 @@\" should stand here"),
    ("-1,3 +1,4", "-1,4 +1,5", "line 10: the diff ends too early"),
    ("-1,3 +1,4", "-1,2 +1,3", "line 9: \"--- \" and a file's name should stand here"),
    ("-1,3 +1,4", "-1,2 +1,4", "line 9: this line is one more than the hunk's first line says"),
    ("+y\n", "y\n", "line 8: a line that begins with \" \", \"-\" or \"+\" is missing here"),
    (" c\n", " c", "line 9: there is no line break behind the diff's last line"),
    ("-1,3 +1,4", "-2,3 +2,4", "line 5: the reference says \"b\" here"),
    ("-1,3 +1,4", "-1,3 +2,4", "line 4: what this hunk makes begins behind line 0, not behind 1"),
    ("-1,3 +1,4", "-9,3 +9,4", "line 4: the reference has 3 lines only"),
    (" a\n", " A\n", "line 5: the reference says \"a\" here"),
    (" a\n", " a \n", "line 5: the reference says \"a\" here"),
    ("+x\n+y\n", "+b\n", "line 9: the diff ends too early"),
  ])
  func `each of these is refused`(old: String, new: String, sentence: String) {
    #expect(Self.sound.contains(old))
    #expect(fault(Self.sound.replacing(old, with: new)) == sentence)
  }

  @Test func `a file that the reference does not have is named`() {
    #expect(fault(Self.sound, ["B": "a\n"]) == "line 2: the reference has no file \"A\"")
  }

  @Test func `a file that has been there before is named`() {
    let again = Self.sound + Self.sound.dropFirst("E1: Something.\n".count)
    #expect(fault(again) == "line 10: A has been there before")
  }

  @Test func `a reference that ends too early is named`() {
    #expect(fault(Self.sound, ["A": "a\nb\n"]) == "line 9: the reference ends before this line")
  }

  @Test func `the line break at the reference's end has to be as the diff says`() {
    #expect(
      fault(Self.sound, ["A": "a\nb\nc"])
        == "line 9: the reference says \"c\" here, without a line break behind it")
    let unended = Self.sound + "\\ No newline at end of file\n"
    #expect(
      fault(unended) == "line 9: the reference says \"c\" here, with a line break behind it")
  }

  @Test func `a line without a line break can only be the last one`() {
    let early = Self.sound.replacing("+y\n", with: "+y\n\\ No newline at end of file\n")
    #expect(fault(early) == "line 4: a line without a line break is not the last one")
  }

  @Test(arguments: [
    ("E1: n\n", "line 2: the diff changes nothing"),
    ("", "line 1: the diff ends too early"),
    ("E1: n\n--- A\n+++ A\n@@ -1 +1 @@\n a\n", "line 4: this hunk changes nothing"),
    ("E1: n\n--- A\n+++ A\n@@ -1 +1 @@\n-a\n+a\n", "line 2: nothing changes in A"),
  ])
  func `a diff that changes nothing is refused`(text: String, sentence: String) {
    #expect(fault(text) == sentence)
  }

  @Test func `hunks have to be in order`() {
    let files = ["A": (1...30).map { "\($0)\n" }.joined()]
    let hunk = { (line: Int) in "@@ -\(line) +\(line) @@\n-\(line)\n+x\n" }
    let start = "E1: n\n--- A\n+++ A\n"
    #expect(fault(start + hunk(3) + hunk(20), files) == nil)
    #expect(
      fault(start + hunk(20) + hunk(3), files)
        == "line 7: this hunk begins before the one above has ended")
  }
}
