/// One of `kata`'s commands, as its help tells it and as its command line is read.
package struct CommandSpec: Sendable {
  package var name: String
  package var operand: Operand
  package var options: [Option]
  /// The text that `kata help NAME` adds to summary and options.
  package var discussion: String

  package init(
    _ name: String, operand: Operand = .none, options: [Option] = [],
    discussion: String = ""
  ) {
    (self.name, self.operand) = (name, operand)
    self.options = options + [.color]
    self.discussion = discussion
  }

  /// The words behind the command: exercises, or another command's name.
  package struct Operand: Sendable, Equatable {
    var usage: String
    /// The number of words that it takes.
    var room: ClosedRange<Int>

    package static let none = Self(usage: "", room: 0...0)
    package static func one(_ name: String) -> Self { Self(usage: " \(name)", room: 1...1) }
    package static func optional(_ name: String) -> Self { Self(usage: " [\(name)]", room: 0...1) }
    package static func many(_ name: String) -> Self {
      Self(usage: " [\(name)…]", room: 0...Int.max)
    }
    package static func upToTwo(_ first: String, _ second: String) -> Self {
      Self(usage: " [\(first) [\(second)]]", room: 0...2)
    }
  }

  package struct Option: Sendable {
    package var name: String
    /// The name of the option's value; nil for an option without one.
    package var value: String?
    /// Nil for an option for the course's authors: the command line takes it, and help leaves it out.
    package var help: String?

    package init(_ name: String, value: String? = nil, _ help: String?) {
      (self.name, self.value, self.help) = (name, value, help)
    }

    /// The option as it is typed, such as "--timeout SECONDS".
    package var usage: String { name + (value.map { " \($0)" } ?? "") }

    /// Exercises of one's choice; takes all numbers that follow it.
    package static let exercises = Option(
      "--exercises", value: "NN…", "only these exercises, one by one: --exercises 1 2 12")

    static let color = Option("--color", value: "WHEN", "auto, always or never")
    static let colorChoices = ["auto", "always", "never"]
    package static let plain = Option(
      "--plain", "for screen readers: words in place of signs, nothing drawn or redrawn")
    package static let json = Option(
      "--json", "for programs: JSON on standard output, nothing else")
  }
}

extension CommandSpec {
  /// The command as it is typed, such as "kata check"; the one without a name is "kata".
  package var title: String { name.isEmpty ? "kata" : "kata \(name)" }

  package var summary: String { CommandName.named(name)?.summary ?? "" }

  var helpCommand: String { name.isEmpty ? "kata help" : "kata help \(name)" }

  /// The usage, such as "kata check [NN…] [--json]".
  package var usage: String {
    title + operand.usage + options.filter { $0.help != nil }.map { " [\($0.usage)]" }.joined()
  }
}

/// The command that two programs have: the script `kata` chooses between them by an option.
extension CommandSpec {
  /// With `--package`, kata-code runs it; else the learner's program.
  package static let flow = CommandSpec(
    "flow", operand: .upToTwo("NN", "TEST"),
    options: [
      .init("--svg", value: "FILE", "writes the picture to a file, for a README or a slide"),
      .init("--package", value: "PATH", "draws a test of a package of yours: --package . TEST"),
      .plain,
    ],
    discussion: """
      Without TEST: the first test that fails by its messages, or the script that tells your
      code from the reference, or else the first test. TEST is a part of a test's name. In 100
      columns or more, expected and recorded messages stand side by side, if they fit.
      Spies know who gets a message, not who sends it: a drawing shows the sender that VIP has for
      it. Of a long message, it shows what differs from the last one of that name.
      Docs/spykit.md has the flow of tests in packages of your own.
      """)
}
