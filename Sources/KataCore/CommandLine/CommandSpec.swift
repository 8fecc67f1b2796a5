/// One of `kata`'s commands, as its help tells it and as its command line is read.
package struct CommandSpec: Sendable {
  package var name: String
  package var summary: String
  package var operand: Operand
  package var options: [Option]
  /// The text that `kata help NAME` adds to summary and options.
  package var discussion: String

  package init(
    _ name: String, _ summary: String, operand: Operand = .none, options: [Option] = [],
    discussion: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.options = options + [.color]
    self.discussion = discussion
  }

  /// The words behind the command: exercises, or another command's name.
  package enum Operand: Sendable, Equatable {
    case none
    case one(String)
    case optional(String)
    case many(String)
    case upToTwo(String, String)
  }

  package struct Option: Sendable {
    package var name: String
    /// The name of the option's value; nil for an option without one.
    package var value: String?
    package var help: String

    package init(_ name: String, value: String? = nil, _ help: String) {
      self.name = name
      self.value = value
      self.help = help
    }

    package static let color = Option("--color", value: "WHEN", "auto, always or never")
    /// The values of WHEN.
    package static let colourChoices = ["auto", "always", "never"]
    package static let plain = Option(
      "--plain", "for screen readers: words in place of signs, nothing drawn or redrawn")
    package static let json = Option(
      "--json", "for programs: JSON on standard output, nothing else")
  }
}

extension CommandSpec {
  /// As in "kata check"; plain `kata` is a command, too.
  package var title: String { name.isEmpty ? "kata" : "kata \(name)" }

  /// As in "kata help check".
  package var helpCommand: String { name.isEmpty ? "kata help" : "kata help \(name)" }

  /// As in "kata check [NN…] [--json]".
  package var usage: String {
    let operands =
      switch operand {
      case .none: ""
      case .one(let name): " \(name)"
      case .optional(let name): " [\(name)]"
      case .many(let name): " [\(name)…]"
      case .upToTwo(let first, let second): " [\(first) [\(second)]]"
      }
    let flags = options.map { " [\($0.name)\($0.value.map { " \($0)" } ?? "")]" }
    return title + operands + flags.joined()
  }
}
