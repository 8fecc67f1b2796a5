import Basics

extension Report {
  /// A place that may turn tests red by itself.
  static func cause(_ finding: RuleFinding) -> [Line] {
    let title =
      switch finding.rule {
      case .weakBack: "a View held strongly"
      case _ where finding.isCause == true: "a task that nothing awaits"
      default: "a clock that no test can set"
      }
    return [Line("  ✗ \(title)", .bad), Line("      \(finding.file):\(finding.line)", .faint)]
      + prose(finding.why) + prose(finding.instead)
  }

  /// The number of findings of one rule that are told at length.
  private static let findingsAtLength = 3

  /// The broken rules; what is said of several lines of a file is said once.
  static func findings(_ verdict: Verdict, _ heading: String) -> [Line] {
    let broken = verdict.rules.broken
    let told = broken.once { $0.says($1) }
    let byRule = Dictionary(grouping: told, by: \.rule)
    let shown = told.filter { byRule[$0.rule, default: []].prefix(findingsAtLength).contains($0) }
    var lines = shown.flatMap { finding in
      let places = broken.filter(finding.says).map { "\($0.line)" }.joined(separator: ", ")
      return [
        Line(
          Span("    ✗ ", .bad), Span("\(finding.rule.rawValue)  ", .strong),
          Span("\(finding.file):\(places)", .faint))
      ] + prose(finding.why) + prose(finding.instead)
    }
    for rule in Rule.allCases {
      let rest = byRule[rule, default: []].dropFirst(findingsAtLength)
      guard !rest.isEmpty else { continue }
      let places = rest.map { "\($0.file):\($0.line)" }.joined(separator: ", ")
      lines += wrapped(
        "    ✗ \(rule.rawValue)  \(rest.count) more: \(places)", .bad, indent: "      ")
    }
    return lines.isEmpty ? [] : [Line("  ✗ \(heading):", .bad)] + lines
  }

  static func kept(_ rules: Verdict.Rules) -> [Line] {
    if let reason = rules.reason { return wrapped("  but without its rules: \(reason)", .doubtful) }
    guard rules.state == .held, !rules.judged.isEmpty else { return [] }
    let names = rules.judged.map(\.rawValue).joined(separator: ", ")
    return [Line(Span("  rules: kept", .good), Span(" (\(names))", .faint))]
  }
}

extension RuleFinding {
  /// Returns true if another says the same, perhaps of another line.
  fileprivate func says(_ other: RuleFinding) -> Bool {
    (rule, file, why, instead) == (other.rule, other.file, other.why, other.instead)
  }
}
