package import Core

extension Report {
  /// All commands: a learner's first, the others by who needs them.
  package static func help() -> [Line] {
    let width = CommandName.all.map(\.words.count).max() ?? 0
    let groups = CommandName.groups.flatMap { group in
      [.empty] + (group.heading.isEmpty ? [] : [Line(group.heading, .strong)])
        + group.commands.map { command in
          let title = "  kata \(command.words.padded(to: width))  "
          return Line(Span(title, .plain), Span(command.summary, .faint))
        }
    }
    return [Line("kata: checks the exercises of Kata VIP", .strong)] + groups
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
