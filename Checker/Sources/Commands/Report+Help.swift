package import Basics

extension Report {
  /// A learner's commands, one a line; the names of the others, by who needs them.
  ///
  /// A program that is started without the course tells of its own alone.
  package static func help(startedAs name: String = "kata") -> [Line] {
    let own = CommandName.groups.first { $0.program == name && name != "kata" }
    let groups = own.map { [$0] } ?? CommandName.groups
    let title = own == nil ? "checks the exercises of Kata VIP" : "tools for your own VIP code"
    let width = groups[0].commands.map(\.words.count).max() ?? 0
    let headings = groups.map(\.heading.count).max() ?? 0
    return [Line("\(own?.program ?? "kata"): \(title)", .strong), .empty]
      + groups[0].commands.map { command in
        Line(
          Span("  "), Span("kata \(command.words.padded(to: width))", .command), Span("  "),
          Span(command.summary, .faint))
      } + (groups.count > 1 ? [.empty] : [])
      + groups.dropFirst().map { group in
        let names = group.commands.map(\.words).joined(separator: ", ")
        return Line(Span("  \(group.heading.padded(to: headings))  ", .faint), Span(names))
      } + [.empty, Line("kata help COMMAND explains one of them")]
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

  /// The reason why `kata` can't do what was asked, and what to do next.
  package static func complaint(_ complaint: Complaint) -> [Line] {
    [Line(Span("kata: ", .bad), Span(complaint.sentence))] + rest(of: complaint, margin: "")
  }

  /// A complaint's details, and what to do next.
  package static func rest(of complaint: Complaint, margin: String) -> [Line] {
    complaint.details.map { Line("\(margin)  \($0)", .faint) }
      + (complaint.next.isEmpty
        ? [] : [Line(Span("\(margin)next: ", .faint), Span(complaint.next, .command))])
  }
}
