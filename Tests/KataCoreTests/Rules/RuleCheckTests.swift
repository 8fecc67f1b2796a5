import Foundation
import Testing

@testable import KataCore

@Suite struct RuleCheckTests {
  private static let file = "A.swift"

  private func result(_ dump: String, _ sources: [String: String] = [file: "class A {}"])
    -> RuleResult
  {
    RuleCheck.result(dump: Array(dump.utf8), sources: sources)
  }

  private let empty = #"{"_kind":"source_file","filename":"A.swift","items":[]}"#

  @Test func `a file without declarations breaks nothing`() {
    #expect(result(empty) == .checked([]))
  }

  @Test(
    arguments: [
      "", "{", "no tree", #"{"_kind":"source_file","filename":"A.swift","items":["#,
      #"[1, 2]"#, #"{"_kind":"something"}"#,
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
    let sources = ["A.swift": "", "B.swift": ""]

    #expect(result(empty, sources) != .checked([]))
  }

  @Test func `a finding survives its JSON`() throws {
    let finding = RuleFinding(rule: .oneWay, file: "A.swift", line: 3, why: "a", instead: "b")

    let data = try JSONEncoder().encode(finding)

    #expect(try JSONDecoder().decode(RuleFinding.self, from: data) == finding)
    #expect(String(decoding: data, as: UTF8.self).contains(#""one-way""#))
  }

  @Test(arguments: Rule.allCases)
  func `each rule says what it asks for in plain sentences`(_ rule: Rule) {
    for sentence in [rule.instead] {
      #expect(sentence.hasSuffix("."))
      #expect(sentence.filter { $0 == "." }.count == 1)
      for word in ["just", "simply", "obviously"] {
        #expect(!sentence.lowercased().contains(word))
      }
    }
  }
}

@Suite struct RuleDumpTests {
  @Test func `asks for every file's tree, with the settings of an exercise`() throws {
    var dump = RuleDump(
      module: "Shop", files: ["/a/One.swift", "/a/Two.swift"], moduleFolder: "/m",
      settings: FrontendSettings(try .recorded("xcode"), packageName: "kata"))
    let bare = dump.words

    #expect(bare[0] == (try TargetInfo.recorded("xcode")).compiler)
    #expect(bare[1...4] == ["-frontend", "-dump-ast", "-dump-ast-format", "json"])
    #expect(bare.suffix(4) == ["-primary-file", "/a/One.swift", "-primary-file", "/a/Two.swift"])
    #expect(follows("-module-name", "Shop", in: bare))
    #expect(follows("-package-name", "kata", in: bare))
    #expect(follows("-target", "arm64-apple-macosx15.7", in: bare))
    #expect(bare.contains("-sdk"))
    #expect(follows("-default-isolation", "MainActor", in: bare))
    #expect(!bare.contains("-plugin-path"))

    dump.pluginFolder = "/p"
    dump.moduleCache = "/c"

    #expect(follows("-plugin-path", "/p", in: dump.words))
    #expect(follows("-module-cache-path", "/c", in: dump.words))
  }

  private func follows(_ option: String, _ value: String, in arguments: [String]) -> Bool {
    zip(arguments, arguments.dropFirst()).contains { $0 == option && $1 == value }
  }
}
