@testable import Common
import Foundation
@testable import Shared
import Testing

@Suite struct RuleCheckTests {
  private func result(_ dump: String, _ sources: [String: String] = ["A.swift": "class A {}"])
    -> RuleResult
  {
    RuleCheck.result(trees: try? TreeNode.trees(in: Data(dump.utf8)), names: "", sources: sources)
  }

  private let empty = #"{"_kind":"source_file","filename":"A.swift","items":[]}"#

  @Test func `a file without declarations breaks nothing`() {
    #expect(result(empty) == .checked([]))
  }

  @Test(
    arguments: [
      "", "{", "no tree", #"{"_kind":"source_file","filename":"A.swift","items":["#,
      #"[1, 2]"#, #"{"_kind":"something"}"#, #" {"_kind":"source_file","filename":"A.swift"}"#,
      #"{"_kind":"source_file","filename":"B.swift","items":[]}"#,
      #"{"_kind":"source_file","filename":"A.swift","items":[{"_kind":"class_decl"}]}"#,
      #"{"_kind":"source_file","filename":"A.swift","items":[{"_kind":"var_decl"}]}"#,
      #"{"_kind":"source_file","filename":"A.swift","items":[{"kind":"class_decl"}]}"#,
      String(repeating: #"{"_kind":"source_file","items":["#, count: 5_000),
    ])
  func `says that it can't tell when the tree is not the known one`(_ dump: String) {
    guard case .unavailable(let reason) = result(dump) else {
      Issue.record("\(result(dump))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func `every file must have a tree`() {
    #expect(result(empty, ["A.swift": "", "B.swift": ""]) != .checked([]))
  }

  @Test func `says that it can't tell when a class's name was not read`() {
    let node = """
      {"_kind":"class_decl","usr":"s:1X1AC","interface_type":"$s1X1ACmD","members":[],"inherits":\
      {"conformances":[{"_kind":"c","protocol":"s:s8SendableP"}]}}
      """
    let dump = #"{"_kind":"source_file","filename":"A.swift","items":[\#(node)]}"#

    #expect(result(dump) != .checked([]))
  }

  @Test func `collects each mangled name once, types and declarations`() {
    let dump = #"{"type":"$sSiD","usr":"s:1X1AC","decl_usr":"s:1X1AC","name":"s","value":"$a"}"#

    #expect(RuleCheck.mangledNames(in: Data(dump.utf8)) == ["$s1X1AC", "$sSiD"])
  }

  @Test func `a finding survives its JSON`() throws {
    let finding = RuleFinding(rule: .oneWay, file: "A.swift", line: 3, why: "a", instead: "b")

    let data = try JSONEncoder().encode(finding)

    #expect(try JSONDecoder().decode(RuleFinding.self, from: data) == finding)
    #expect(String(decoding: data, as: UTF8.self).contains(#""one-way""#))
  }
}
