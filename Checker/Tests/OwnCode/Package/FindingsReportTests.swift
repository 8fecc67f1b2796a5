import Basics
import Foundation
@testable import Common
@testable import Shared
import Testing

@testable import OwnCode

/// Findings for people, for editors and for other programs.
@Suite struct FindingsReportTests {
  private let findings = [
    RuleFinding(
      rule: .weakBack, file: "Sources/A, B.swift", line: 7, why: "P holds 100% of the View.",
      instead: "Let go.")
  ]

  @Test func `a finding is told as compilers tell errors`() {
    let lines = FindingsReport.lines(findings).map(\.text)
    #expect(
      lines == ["Sources/A, B.swift:7: weak-back: P holds 100% of the View.", "    Let go."])
  }

  @Test func `an annotation of GitHub's escapes what has a meaning there`() {
    #expect(
      FindingsReport.github(PackageRules.Result(findings: findings, hasParts: true))
        == "::error file=Sources/A%2C B.swift,line=7,title=weak-back::"
        + "P holds 100%25 of the View. Let go.\n")
  }

  @Test func `SARIF names rule, place and sentence`() throws {
    let data = try JSONEncoder().encode(FindingsReport.sarif(findings))
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: [String: Any]])

    #expect(log["version"] as? String == "2.1.0")
    #expect(result["ruleId"] as? String == "weak-back")
    #expect(place["artifactLocation"]?["uri"] as? String == "Sources/A,%20B.swift")
    #expect(place["region"]?["startLine"] as? Int == 7)
  }

  @Test func `a file that doesn't parse is a warning, whatever its name holds`() {
    var result = PackageRules.Result(hasParts: true)
    result.broken = ["App/a,b:c.swift:9"]
    #expect(
      FindingsReport.github(result)
        == "::warning file=App/a%2Cb%3Ac.swift,line=9,title=not judged::This file doesn't parse.\n")
  }
}
