import KataCore
import KataHost

/// A command: what its line may hold, and what it does in a host.
struct KataCommand: Sendable {
  let spec: CommandSpec
  let run: @Sendable (_ invocation: Invocation, _ host: KataHost) throws(Complaint) -> ExitCode

  /// Reads the command line once, into a value of the command's own; what runs sees no other.
  init<Options>(
    spec: CommandSpec, options: @escaping @Sendable (Invocation) throws(Complaint) -> Options,
    run: @escaping @Sendable (Options, Output, KataHost) throws(Complaint) -> ExitCode
  ) {
    self.spec = spec
    self.run = { invocation, host throws(Complaint) in
      let output = try Output(invocation, host)
      return try run(options(invocation), output, host)
    }
  }
}

enum Commands {
  /// In the order in which a learner meets them.
  static let all: [KataCommand] = [
    .home, .watch, .check, .list, .path, .show, .hint, .flow, .ask, .teeth, .play, .stats, .diff,
    .reset, .doctor,
    .rules, .new, .submit, .export, .grade, .merge, .report, .mutant, .verify, .help, .version,
  ]

  /// The command that the words name, and the words behind its name.
  static func find(_ words: [String]) throws(Complaint) -> (KataCommand, [String]) {
    let aliases = ["-h": "help", "--help": "help", "-V": "version", "--version": "version"]
    guard let first = words.first, first != "--color", !first.hasPrefix("--color=") else {
      return (.home, words)
    }
    if words.dropFirst().contains(where: ["--help", "-h"].contains) { return (.help, [first]) }
    let name = aliases[first] ?? first
    if let command = named(name) { return (command, Array(words.dropFirst())) }
    guard ExerciseID(name) == nil else {
      throw .usage("\"\(name)\" is an exercise, not a command.", next: "kata check \(name)")
    }
    throw unknown(name)
  }

  /// The command of that name; `kata` starts itself as two that no help mentions.
  static func named(_ name: String) -> KataCommand? {
    (all + [.watchCheck, .gradeShare]).first { $0.spec.name == name && !name.isEmpty }
  }

  static func unknown(_ name: String) -> Complaint {
    let meant = ["test": "check", "run": "check", "status": "list", "next": "show"][name]
    let near =
      meant ?? Spelling.nearest(to: name, among: all.map(\.spec.name).filter { !$0.isEmpty })
    return .usage(
      "kata knows no command \"\(name)\"\(near.map { "; did you mean \($0)?" } ?? ".")",
      next: "kata help")
  }
}
