@testable import Shared
import Testing

@testable import Common

/// The page of an exercise's mutants: read, or refused.
@Suite struct MutantPageTests {
  private static let text = """
    ## E1 · LosesTheFirst
    The first line is lost.
    report: My list begins with the second line.
    --- A.swift
    +++ A.swift
    @@ -1,3 +1,2 @@
    -a
     b
     c

    ## E10 · SwapsTheLast
    The last line is another one.
    report: none
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

  @Test func `a mutant has an edge or a rule, a sentence and what it makes`() throws {
    let page = MutantPage(Self.text)
    #expect(page.faults == [])
    #expect(page.mutants.map(\.name) == ["LosesTheFirst", "SwapsTheLast", "AddsOne"])
    #expect(page.mutants.map(\.rule) == [nil, nil, .weakBack])
    #expect(page.mutants[1].note == "E10: The last line is another one.")
    #expect(page.mutants.map(\.report) == ["My list begins with the second line.", nil, nil])
    let texts = try page.mutants.map { try $0.diff.applied(to: base)["A.swift"] }
    #expect(texts == ["b\nc\n", "a\nb\nx\n", "a\ny\nb\nc\n"])
  }

  @Test(arguments: [
    ("## E10 · SwapsTheLast", "## E10 - SwapsTheLast", "E10 - SwapsTheLast: a heading names"),
    ("## E10 ·", "## Ex ·", "Ex · SwapsTheLast: a heading names an edge"),
    ("· SwapsTheLast", "· swapsTheLast", "E10 · swapsTheLast: a heading names"),
    ("· AddsOne", "· LosesTheFirst", "weak-back · LosesTheFirst: this name has been"),
    ("The last line is another one.", "", "E10 · SwapsTheLast: one sentence"),
    ("## E1 ·", "## E11 ·", "SwapsTheLast (E10) belongs before LosesTheFirst (E11)"),
    ("@@ -1,3 +1,3 @@\n a\n b\n-c\n+x\n", "", "E10 · SwapsTheLast: a diff is missing"),
    ("## E1 ·", "Hello\n## E1 ·", "it begins with no"),
    ("report: none\n", "", "E10 · SwapsTheLast: below the sentence stands"),
    ("too many.", "too many.\nreport: none", "weak-back · AddsOne: no user reports"),
    ("the second line.", "the second line", "E1 · LosesTheFirst: a report is one line"),
    ("My list", "The View's list", "E1 · LosesTheFirst: a report is one line"),
    ("My list", "My firstLine", "E1 · LosesTheFirst: a report is one line"),
    ("report: My list begins with the second line", "report: The first line is lost", "E1 ·"),
  ])
  func `a section that can't be read is named, and the others are there`(
    old: String, new: String, start: String
  ) throws {
    let page = MutantPage(Self.text.replacing(old, with: new))
    #expect(page.faults.map { $0.hasPrefix(start) } == [true], "\(page.faults)")
    #expect(page.mutants.count >= 2)
  }

  @Test func `wrong implementations have no reports`() {
    let text = Self.text.split(separator: "\n").filter { !$0.hasPrefix("report: ") }
    #expect(MutantPage(text.joined(separator: "\n"), withReports: false).faults == [])
  }
}
