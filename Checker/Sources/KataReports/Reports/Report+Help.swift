package import KataCore

extension Report {
  package static func help(_ specs: [CommandSpec]) -> [Line] {
    let width = specs.map(\.name.count).max() ?? 0
    return [Line("kata: checks the exercises of Kata VIP", .strong), .empty]
      + specs.map { spec in
        Line(Span("  kata \(spec.name.padded(to: width))  ", .plain), Span(spec.summary, .faint))
      }
      + [.empty, Line("kata help COMMAND tells more about one of them")]
  }

  /// A rule, as far as a line tells it.
  package static func help(_ rule: Rule) -> [Line] {
    [
      Line("\(rule.rawValue), a rule of VIP", .strong), Line(rule.instead),
      Line(Span("what it forbids: ", .faint), Span("Docs/rules.md")),
    ]
  }

  package static func help(_ spec: CommandSpec) -> [Line] {
    let lines =
      wrapped(spec.usage, .strong, indent: "  ") + [Line(spec.summary)]
      + (spec.discussion.isEmpty ? [] : wrapped(spec.discussion.replacing("\n", with: " ")))
    let options = spec.options.compactMap { option in
      option.help.map { (usage: option.usage, help: $0) }
    }
    let width = options.map(\.usage.count).max() ?? 0
    return lines + [.empty]
      + options.map { option in
        Line(Span("  \(option.usage.padded(to: width))  "), Span(option.help, .faint))
      }
  }
}
