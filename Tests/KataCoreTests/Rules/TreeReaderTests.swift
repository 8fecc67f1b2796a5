import Testing

@testable import KataCore

@Suite struct TreeReaderTests {
  private func trees(_ text: String) throws -> [TreeNode] {
    try TreeReader.trees(in: Array(text.utf8))
  }

  @Test func `reads values that stand side by side`() throws {
    let trees = try trees(#"{"_kind":"a"}{"_kind":"b"} {"_kind":"c"}"#)

    #expect(trees.map(\.kind) == ["a", "b", "c"])
  }

  @Test func `reads every kind of field`() throws {
    let tree = try #require(
      try trees(
        #"{"_kind":"x","text":"\"é\\\" \u0007","no":"","yes":true,"off":false,"none":null,"#
          + #""at":{"start":12},"list":[{"_kind":"y"},3.0,-1,[]]}"#
      ).first)

    #expect(tree.text("text") == #""é\" \u0007"#)
    #expect(tree.text("no") == nil)
    #expect(tree.flag("yes"))
    #expect(!tree.flag("off"))
    #expect(tree.nodes("list").map(\.kind) == ["y"])
    #expect(tree.children.map(\.kind) == ["", "y"])
    guard case .number(12)? = tree.node("at")?["start"] else {
      Issue.record("the number is missing")
      return
    }
  }

  @Test(arguments: ["{", #"{"a" 1}"#, #"{"a":1"#, #"{"a"#, "7", "[]", #"{"a":what}"#, "{1:2}"])
  func `refuses what is no tree`(_ text: String) {
    #expect(throws: TreeReader.Problem.self) { try trees(text) }
  }

  @Test func `code that a macro wrote has no place in the file`() throws {
    let tree = try #require(
      try trees(#"{"_kind":"x","range":{"start":3,"end":4,"buffer_id":"m"}}"#).first)

    #expect(tree.start == nil)
    #expect(tree.isExpanded)
  }

  @Test func `finds lines by bytes, and parameters by name`() {
    let text = SourceText(path: "A.swift", text: "let é = 1\nfunc go(\n  view: V, viewer: V)\n")

    #expect(text.line(at: 0) == 1)
    #expect(text.line(at: 10) == 1)
    #expect(text.line(at: 11) == 2)
    #expect(text.line(at: 9_999) == 4)
    #expect(text.place(of: "view", in: 18..<41).map(text.line) == 3)
    #expect(text.place(of: "viewer", in: 18..<41) == 31)
    #expect(text.place(of: "missing", in: 18..<41) == nil)
    #expect(text.place(of: "view", in: 18..<999) == nil)
    #expect(text.word(before: 18) == "go")
  }
}
