import Basics
import Common
import Foundation

/// Findings on any code, in words and for other programs.
enum FindingsReport {
  /// `file:line: rule: sentence`, as compilers write, so that editors find the place.
  static func lines(_ findings: [RuleFinding]) -> [Line] {
    findings.flatMap { finding in
      [
        Line(
          Span("\(finding.file):\(finding.line): ", .faint),
          Span("\(finding.rule.rawValue): ", .strong), Span(finding.why)),
        Line("    \(finding.instead)\(finding.otherLines)"),
      ]
    }
  }

  /// Annotations for a pull request; what couldn't be judged is one, too.
  static func github(_ result: PackageRules.Result) -> String {
    let findings = result.findings.map { WorkflowCommand(about: $0).text }
    let unread = result.unread + (result.hasParts ? [] : ["No part of a scene was found."])
    let broken = result.broken.map { WorkflowCommand(unparsed: $0).text }
    return (findings + broken + unread.map { "::error title=not judged::\($0)" })
      .map { "\($0)\n" }.joined()
  }

  /// A log as SARIF 2.1.0 has it, which code scanning reads.
  static func sarif(_ findings: [RuleFinding]) -> JSONValue {
    let found = Set(findings.map(\.rule))
    let rules = Rule.allCases.filter { $0 != .parts || found.contains($0) }.map {
      ["id": .string($0.rawValue), "shortDescription": ["text": .string($0.instead)]] as JSONValue
    }
    let results = findings.map { finding -> JSONValue in
      let uri = finding.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
      return [
        "ruleId": .string(finding.rule.rawValue), "level": "error",
        "message": ["text": .string("\(finding.why) \(finding.instead)")],
        "locations": [
          [
            "physicalLocation": [
              "artifactLocation": ["uri": .string(uri ?? finding.file)],
              "region": ["startLine": .integer(finding.line)],
            ]
          ]
        ],
      ]
    }
    let driver: JSONValue = [
      "name": "kata", "version": .string(Version.program), "rules": .array(rules),
    ]
    return [
      "version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "runs": [["tool": ["driver": driver], "results": .array(results)]],
    ]
  }
}

extension RuleFinding {
  /// The places of a finding behind its first one, in a sentence.
  fileprivate var otherLines: String {
    guard let also else { return "" }
    let more = also.prefix(6).map(String.init) + (also.count > 6 ? ["\(also.count - 6) more"] : [])
    return " Also in line\(also.count == 1 ? "" : "s") \(more.joined(separator: ", "))."
  }
}
