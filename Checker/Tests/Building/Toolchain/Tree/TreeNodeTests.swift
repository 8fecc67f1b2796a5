import Foundation
@testable import Shared
import Testing

@testable import Common

@Suite struct TreeNodeTests {
  private func tree(_ fields: String) throws -> TreeNode {
    let dump = #"{"_kind":"source_file"}{"_kind":"source_file",\#(fields)}"#
    return try TreeNode.trees(in: Data(dump.utf8))[1]
  }

  @Test func `reads every kind of field`() throws {
    let tree = try tree(
      #""text":"\"é\\\" \u0007","no":"","yes":true,"off":false,"none":null,"words":["a","b"],"#
        + #""at":{"_kind":"x"},"list":[{"_kind":"y"},3.0,-1,[]]"#)

    #expect(tree.text("text") == "\"é\\\" \u{7}")
    #expect(tree.text("no") == nil)
    #expect(tree.flag("yes"))
    #expect(!tree.flag("off"))
    #expect(tree.texts("words") == ["a", "b"])
    #expect(tree.node("at")?.kind == "x")
    #expect(tree.nodes("list").map(\.kind) == ["y"])
    #expect(tree.children.map(\.kind) == ["x", "y"])
  }

  @Test func `a node without a place of its own stands where its parent does`() throws {
    let tree = try tree(
      #""range":{"start":7},"a":{"_kind":"x"},"b":{"range":{"start":9},"#
        + #""c":{"range":{"start":3,"buffer_id":"m"}}}"#)

    #expect(tree.place == Place(file: 1, offset: 7))
    #expect(tree.node("a")?.place == Place(file: 1, offset: 7))
    #expect(tree.node("b")?.place == Place(file: 1, offset: 9))
    #expect(tree.node("b")?.node("c")?.place == Place(file: 1, offset: 9))
    #expect(tree.node("b")?.node("c")?.isExpanded == true)
  }

  @Test func `finds lines by bytes`() {
    let facts = ModuleFacts(
      sources: [("A.swift", "let é = 1\n{ view }\n")], names: Names(reading: ""))

    #expect([0, 10, 11, 9_999].map { facts.line(Place(file: 0, offset: $0)) } == [1, 1, 2, 3])
  }
}
