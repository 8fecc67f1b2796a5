import KataRules
import Testing

@testable import KataCore

/// The page of an exercise's mutants: read, written, changed.
@Suite struct MutantPageTests {
  private static let text = """
    ## E1 · LosesTheFirst
    The first line is lost.
    --- A.swift
    +++ A.swift
    @@ -1,3 +1,2 @@
    -a
     b
     c

    ## E10 · SwapsTheLast
    The last line is another one.
    --- A.swift
    +++ A.swift
    @@ -1,3 +1,3 @@
     a
     b
    -c
    +x

    ## weak-back · AddsOne
    There is a line too many.
    --- A.swift
    +++ A.swift
    @@ -1,3 +1,4 @@
     a
    +y
     b
     c

    """
  private let base = ["A.swift": "a\nb\nc\n"]

  /// The faults of the page in which `old` was replaced.
  private func faults(_ old: String, _ new: String) -> [String] {
    MutantPage(Self.text.replacing(old, with: new)).faults.map { "\($0.line): \($0.text)" }
  }

  @Test func `each mutant has its edge or rule, its name, its sentence and what it makes`() throws {
    let page = MutantPage(Self.text)
    #expect(page.faults == [])
    #expect(page.mutants.map(\.name) == ["LosesTheFirst", "SwapsTheLast", "AddsOne"])
    #expect(page.mutants.map(\.edge) == ["E1", "E10", "weak-back"])
    #expect(page.mutants.map(\.rule) == [nil, nil, .weakBack])
    #expect(page.mutants[1].note == "E10: The last line is another one.")
    let texts = try page.mutants.map { try page.texts($0, from: base)["A.swift"] }
    #expect(texts == ["b\nc\n", "a\nb\nx\n", "a\ny\nb\nc\n"])
  }

  @Test func `a page that is read is written as it was`() {
    #expect(MutantPage(Self.text).text == Self.text)
    #expect(MutantPage("").text == "")
  }

  @Test func `a changed mutant stays in its place, and a new one goes behind its edge's last`()
    throws
  {
    var page = MutantPage(Self.text)
    for (edge, name, text) in [
      ("E10", "SwapsTheLast", "a\nb\nz\n"), ("E2", "IsNew", "a\nb\n"),
      ("E10", "IsNewer", "a\nc\n"), ("formatting", "LosesTheFirst", "c\n"),
    ] {
      page.put(
        name, edge: edge, sentence: "Something is wrong.",
        diff: UnifiedDiff(from: base, to: ["A.swift": text]))
    }
    #expect(
      page.mutants.map { "\($0.edge) \($0.name)" } == [
        "E2 IsNew", "E10 SwapsTheLast", "E10 IsNewer", "formatting LosesTheFirst",
        "weak-back AddsOne",
      ])
    #expect(try page.texts(page.mutants[1], from: base) == ["A.swift": "a\nb\nz\n"])
    #expect(page.faults == [])
  }

  @Test(arguments: [
    ("## E10 · SwapsTheLast", "## E10 - SwapsTheLast", "10: \"## E1 · AcceptsBlanks\""),
    ("## E10 ·", "## Ex ·", "10: \"## E1 · AcceptsBlanks\" should stand here, with an edge"),
    ("· SwapsTheLast", "· swapsTheLast", "10: \"## E1 · AcceptsBlanks\""),
    ("· AddsOne", "· LosesTheFirst", "20: LosesTheFirst has been there before"),
    ("The last line is another one.", "", "11: one sentence that says what is wrong"),
    ("## E1 ·", "## E11 ·", "10: SwapsTheLast does not stand in the order of the edges"),
    ("@@ -1,3 +1,3 @@\n a\n b\n-c\n+x\n", "", "14: \"@@ -1,2 +1,3 @@\" should stand here"),
    ("-1,3 +1,4", "-1,4 +1,4", "29: a line that begins with \" \", \"-\" or \"+\" is missing"),
  ])
  func `a section that can't be read is named with its line`(
    old: String, new: String, start: String
  ) throws {
    let found = faults(old, new)
    #expect(found.count == 1)
    #expect(try #require(found.first).hasPrefix(start), "\(found)")
  }

  @Test func `the other sections are there all the same`() {
    let page = MutantPage(Self.text.replacing("· SwapsTheLast", with: "· 2"))
    #expect(page.mutants.map(\.name) == ["LosesTheFirst", "AddsOne"])
  }

  @Test func `text above the first heading is named`() {
    #expect(MutantPage("Hello\n" + Self.text).faults.map(\.line) == [1])
  }

  @Test func `a diff that does not fit is named with the page's line`() {
    let page = MutantPage(Self.text)
    #expect(throws: DiffFault(17, "the file says \"C\" here")) {
      try page.texts(page.mutants[1], from: ["A.swift": "a\nb\nC\n"])
    }
  }

  @Test func `a note names the edge or the rule, and says what is wrong`() throws {
    let note = try #require(Mutant.note("E12: Lets blanks through: all of them.\n"))
    #expect(note == ("E12", "Lets blanks through: all of them."))
    #expect(Mutant.note("weak-back: Holds the View strongly.")?.edge == "weak-back")
  }

  @Test(arguments: [
    "", "import LoginScene", "Lets blanks through", "E1 Lets blanks through", "E1:",
    "// E1: Lets blanks through", "E: Lets blanks through", "E1: too short", "E?: Lets it through",
  ])
  func `any other text is no note`(text: String) {
    #expect(Mutant.note(text) == nil)
  }
}
