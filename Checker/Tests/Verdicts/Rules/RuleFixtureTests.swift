@testable import Common
import Foundation
@testable import Shared
import Testing

/// A fixture says in a comment, line by line, which rule it breaks there.
@Suite struct RuleFixtureTests {
  private static let folder = Compiler.root.appendingPathComponent("Checker/Tests/Fixtures/Rules")

  /// The texts of all fixtures, and what is found in them: they are one module, judged once.
  private static let module = Result {
    var sources: [String: String] = [:]
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map(folder.appendingPathComponent)
    for file in files { sources[file.path] = try String(contentsOf: file, encoding: .utf8) }
    let dump = try Compiler.dump(files)
    let names = try Compiler.read(RuleCheck.mangledNames(in: dump))
    let result = try RuleCheck.result(
      trees: TreeNode.trees(in: dump), names: names, sources: sources)
    return (sources: sources, result: result)
  }

  @Test(arguments: Rule.allCases)
  func `finds the lines that break a rule, and no others, and says so in sentences`(_ rule: Rule)
    throws
  {
    let findings = try findings(in: rule.rawValue).filter { $0.rule == rule }

    let (found, expected) = (findings.map(place).sorted(), try expectations(in: rule.rawValue))
    #expect(found == expected)
    for sentence in findings.flatMap({ [$0.why, $0.instead] }) {
      #expect(sentence.hasSuffix(".") && !sentence.contains(". "))
      #expect(!sentence.contains("$") && !sentence.contains("Fixture."))
    }
  }

  @Test(arguments: ["allowed", "Scene.swift"])
  func `finds nothing in code that follows them all`(_ path: String) throws {
    #expect(try findings(in: path).map(place) == [])
  }

  @Test func `a type that is two parts is told that, and nothing that follows from it`() throws {
    let found = try findings(in: "one-way/Declared.swift")
      .filter { $0.why.hasPrefix("Everything ") }

    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.why.contains(" at once") })
  }

  /// The findings in the fixtures below a path.
  private func findings(in path: String) throws -> [RuleFinding] {
    guard case .checked(let findings) = try Self.module.get().result else {
      Issue.record("\(try Self.module.get().result)")
      return []
    }
    let below = Self.folder.appendingPathComponent(path).path
    return findings.filter { $0.file.hasPrefix(below) }
  }

  /// The file, the line, the rule and the way there, and not the words.
  private func place(_ finding: RuleFinding) -> String {
    let way = finding.why.firstMatch(of: /, through ([^,]*),/)
      .map { " through \($0.output.1.replacing("`", with: ""))" }
    return "\(finding.file):\(finding.line) \(finding.rule.rawValue)\(way ?? "")"
  }

  private func expectations(in folder: String) throws -> [String] {
    let below = Self.folder.appendingPathComponent(folder).path
    return try Self.module.get().sources.filter { $0.key.hasPrefix(below) }.flatMap { path, text in
      text.components(separatedBy: "\n").enumerated().compactMap { index, line in
        line.range(of: "// expect: ").map { "\(path):\(index + 1) \(line[$0.upperBound...])" }
      }
    }.sorted()
  }
}
