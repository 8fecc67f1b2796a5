import Foundation
package import KataCore

/// Findings on any code, in words and for other programs.
package enum RuleReport {
  /// `file:line: rule: sentence`, as compilers write, so that editors find the place.
  package static func lines(_ findings: [RuleFinding]) -> [Line] {
    findings.flatMap { finding in
      [
        Line(
          Span("\(finding.file):\(finding.line): ", .faint),
          Span("\(finding.rule.rawValue): ", .strong), Span(finding.why)),
        Line("    \(finding.instead)"),
      ]
    }
  }

  /// Annotations of GitHub's workflows.
  package static func github(_ findings: [RuleFinding]) -> String {
    findings.map { WorkflowCommand(about: $0).text + "\n" }.joined()
  }

  /// A log as SARIF 2.1.0 has it, which code scanning reads.
  package static func sarif(_ findings: [RuleFinding]) -> some Encodable {
    Sarif(findings)
  }

  private struct Sarif: Encodable {
    var version = "2.1.0"
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case version, runs
      case schema = "$schema"
    }

    struct Run: Encodable {
      var tool: Tool
      var results: [Result]
    }

    struct Tool: Encodable {
      var driver: Driver
    }

    struct Driver: Encodable {
      var name = "kata"
      var version = Version.program
      var rules: [Descriptor]
    }

    struct Descriptor: Encodable {
      var id: String
      var shortDescription: Text
    }

    struct Text: Encodable {
      var text: String
    }

    struct Result: Encodable {
      var ruleId: String
      var level = "error"
      var message: Text
      var locations: [Location]
    }

    struct Location: Encodable {
      var physicalLocation: Physical
    }

    struct Physical: Encodable {
      var artifactLocation: Artifact
      var region: Region
    }

    struct Artifact: Encodable {
      var uri: String
    }

    struct Region: Encodable {
      var startLine: Int
    }

    init(_ findings: [RuleFinding]) {
      let found = Set(findings.map(\.rule))
      let rules = Rule.allCases.filter { $0 != .parts || found.contains($0) }.map {
        Descriptor(id: $0.rawValue, shortDescription: Text(text: $0.instead))
      }
      let results = findings.map { finding in
        Result(
          ruleId: finding.rule.rawValue, message: Text(text: "\(finding.why) \(finding.instead)"),
          locations: [
            Location(
              physicalLocation: Physical(
                artifactLocation: Artifact(uri: uri(finding.file)),
                region: Region(startLine: finding.line)))
          ])
      }
      runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]
    }
  }

  private static func uri(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}
