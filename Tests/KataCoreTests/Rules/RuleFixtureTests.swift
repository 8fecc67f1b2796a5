import Foundation
import KataCore
import Testing

/// Every fixture says in a comment, line by line, which rule it breaks there.
@Suite struct RuleFixtureTests {
  private let fixtures = Compiler.root.appendingPathComponent("Tests/Fixtures/Rules")

  @Test(arguments: Rule.allCases)
  func `finds the lines that break it, and no others, and says so in sentences`(_ rule: Rule) throws
  {
    let findings = try check(rule.rawValue, rules: [rule])
    let found = findings.map(Self.place)

    let expected = try expectations(in: rule.rawValue)
    #expect(Set(found).subtracting(expected) == [], "too much")
    #expect(Set(expected).subtracting(found) == [], "too little")
    #expect(found.count == Set(found).count)
    #expect(expected.allSatisfy { $0.contains(" \(rule.rawValue)") })
    #expect(Set(expected.map { $0.prefix { $0 != ":" } }).count >= 3)
    for sentence in findings.flatMap({ [$0.why, $0.instead] }) {
      #expect(sentence.hasSuffix(".") && !sentence.contains(". "))
      #expect(!sentence.contains("_$") && !sentence.contains("Fixture."))
    }
  }

  @Test func `finds nothing in code that follows them all`() throws {
    let found = try check("allowed", rules: Set(Rule.allCases)).map(Self.place)

    #expect(found == [])
  }

  @Test(
    arguments: [
      (3, "with the View's protocol for its type"), (21, "with an optional type"),
      (41, "Declare that variable weak"),
    ])
  func `advises what can be done where the link stands`(_ line: Int, _ words: String) throws {
    let found = try check("weak-back", rules: [.weakBack])
      .filter { $0.file.hasSuffix("/Superclass.swift") && $0.line == line }

    #expect(found.map { $0.instead.contains(words) } == [true])
  }

  @Test func `who is two parts at once is told that, and nothing that follows from it`() throws {
    let found = try check("one-way", rules: Set(Rule.allCases))
      .filter { $0.file.hasSuffix("/TwoInOne.swift") }

    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.why.contains(" at once") })
  }

  @Test func `leads with the memory where a Presenter remembers`() throws {
    let found = try check("no-decisions", rules: [.noDecisions])
      .filter { $0.why.contains("remembers nothing") }

    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.instead.hasPrefix("Let the Interactor remember it") })
  }

  @Test(
    arguments: [
      ("Mirror, which can be an object, or hold one", "Name the struct or enum"),
      ("an error of any kind, which can be an object", "Make a case of it"),
    ])
  func `says of a model what it could hold, and what to carry`(_ what: String, _ instead: String)
    throws
  {
    let found = try check("plain-models", rules: [.plainModels]).filter { $0.why.contains(what) }

    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.instead.hasPrefix(instead) })
  }

  @Test func `looks only for the rules that it is asked for`() throws {
    #expect(try check("one-way", rules: []) == [])
  }

  private func check(_ folder: String, rules: Set<Rule>) throws -> [RuleFinding] {
    let files = try fixtures.appendingPathComponent(folder).swiftFiles()
    let result = try Compiler.check(
      [fixtures.appendingPathComponent("Scene.swift")] + files, module: "Fixture",
      modules: fixtures, rules: rules)
    guard case .checked(let findings) = result else {
      Issue.record("\(result)")
      return []
    }
    return findings
  }

  /// What is compared: the place and the way there, and not the words.
  private static func place(_ finding: RuleFinding) -> String {
    let name = URL(fileURLWithPath: finding.file).lastPathComponent
    let way =
      finding.why.firstMatch(of: /, through ([^,]*),/).map { " through \($0.output.1)" } ?? ""
    return "\(name):\(finding.line) \(finding.rule.rawValue)"
      + way.replacing("`", with: "")
  }

  private func expectations(in folder: String) throws -> [String] {
    var expected: [String] = []
    for file in try fixtures.appendingPathComponent(folder).swiftFiles() {
      let text = try String(contentsOf: file, encoding: .utf8)
      for (index, line) in text.components(separatedBy: "\n").enumerated() {
        guard let mark = line.range(of: "// expect: ") else { continue }
        expected.append("\(file.lastPathComponent):\(index + 1) \(line[mark.upperBound...])")
      }
    }
    return expected
  }
}
