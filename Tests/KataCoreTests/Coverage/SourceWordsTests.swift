import Testing

@testable import KataCore

@Suite struct SourceWordsTests {
  @Test func `texts are found, each once, in their order`() {
    #expect(
      SourceWords.all(in: ["if email == \"b53\" || name == \"the boss\" {", "let a = \"b53\""])
        == ["b53", "the boss"])
  }

  @Test func `what would not stand in JSON as it is, or is no word, is left out`() {
    let long = String(repeating: "a", count: Limits.wordLength)
    #expect(
      SourceWords.all(
        in: [#""\(name)!" + "" + "é" + "a\n""#, "\"\(long)\" \"\(long)a\"", "\"open\nend\""])
        == [long])
  }

  @Test func `texts inside of an interpolated one are found, too`() {
    let line = #""Welcome, \(["root": "Administrator", "(null)": "stranger"][name] ?? name)!""#
    let words = SourceWords.all(in: [line])
    #expect(["root", "Administrator", "(null)", "stranger"].allSatisfy(words.contains))
  }

  @Test func `there are so many at most`() {
    let many = (0..<100).map { "\"\($0)\"" }.joined(separator: " ")
    #expect(SourceWords.all(in: [many]).count == Limits.words)
  }
}
