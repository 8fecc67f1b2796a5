package import Basics
import Foundation
package import Host

/// One of kata's programs: the commands of one reader.
package struct Program: Sendable {
  let commands: [Subcommand]
  /// Those by which the program starts itself; no help mentions them.
  let hidden: [Subcommand]
  /// Commands that must run before there is a second thread, by name; they return an exit code.
  let single: [String: @Sendable ([String]) -> Int32]

  package init(
    _ commands: [Subcommand], hidden: [Subcommand] = [],
    single: [String: @Sendable ([String]) -> Int32] = [:]
  ) {
    (self.commands, self.hidden) = (commands, hidden)
    self.single = single.merging([Box.command: { BoxStart.run($0) { ENOSYS } }]) { own, _ in own }
  }

  package func main() -> Never {
    let words = Array(CommandLine.arguments.dropFirst())
    if let run = words.first.flatMap({ single[$0] }) { exit(run(Array(words.dropFirst()))) }
    // An editor that `kata watch` has opened is the learner's, and not to be ended with it.
    Guardian.begin(adopting: words.first != "watch")
    Interrupts.listen()
    exit(run(words, .live()).rawValue)
  }

  /// Finds the command, and runs it.
  package func run(_ words: [String], _ host: HostSystem) -> ExitCode {
    do throws(Complaint) {
      let (command, rest) = try find(words)
      let code = try command.run(Invocation(rest, for: command.spec), host)
      guard let reason = host.terminal.fault() else { return code }
      throw .machine(
        "The report can't be written: \(reason).",
        next: "write it to a place that is open, and has room")
    } catch {
      Output(host, nil, isPlain: words.contains("--plain")).complain(error)
      return error.exit
    }
  }

  /// The command that the words name, and the words behind its name.
  private func find(_ words: [String]) throws(Complaint) -> (Subcommand, [String]) {
    let aliases = ["-h": "help", "--help": "help", "-V": "version", "--version": "version"]
    guard let first = words.first, first != "--color", !first.hasPrefix("--color=") else {
      return (commands.contains { $0.spec.name.isEmpty } ? try command([""]) : help, words)
    }
    let name = [aliases[first] ?? first] + words.dropFirst()
    if words.dropFirst().contains(where: ["--help", "-h"].contains) {
      return (help, Array(name.prefix { !$0.hasPrefix("-") }))
    }
    if name[0] == "help" { return (help, Array(name.dropFirst())) }
    let command = try command(name)
    return (command, Array(name.dropFirst(command.spec.name.split(separator: " ").count)))
  }

  /// The command whose name the words begin with.
  func command(_ words: [String]) throws(Complaint) -> Subcommand {
    let known = commands + hidden + [version]
    for count in [2, 1] {
      let name = words.prefix(count).joined(separator: " ")
      if let command = known.first(where: { $0.spec.name == name }) { return command }
    }
    let name = words[0]
    guard ExerciseID(name) == nil else {
      throw .usage("\"\(name)\" is an exercise, not a command.", next: "kata check \(name)")
    }
    let meant = ["test": "check", "run": "check", "status": "list", "next": "show"]
    let names = CommandName.all.map(\.words).filter { !$0.isEmpty }
    let longer = names.filter { $0.hasPrefix("\(name) ") }
    guard longer.isEmpty else {
      throw .usage(
        "kata \(name) needs one more word: \(longer.joined(separator: ", ")).",
        next: "kata help \(longer[0])")
    }
    let near = meant[name] ?? Spelling.nearest(to: name, among: names)
    throw .usage(
      near == name
        ? "This program has no \(name): it's in the course's."
        : "There is no command \"\(name)\"\(near.map { "; did you mean \($0)?" } ?? ".")",
      next: "kata help")
  }
}

/// A command: what its line may hold, and what it does in a host.
package struct Subcommand: Sendable {
  package let spec: CommandSpec
  let run: @Sendable (Invocation, HostSystem) throws(Complaint) -> ExitCode

  /// Reads the command line once, into a value of the command's own; what runs sees no other.
  package init<Options>(
    spec: CommandSpec, options: @escaping @Sendable (Invocation) throws(Complaint) -> Options,
    run: @escaping @Sendable (Options, Output, HostSystem) throws(Complaint) -> ExitCode
  ) {
    self.spec = spec
    self.run = { invocation, host throws(Complaint) in
      let output = try Output(invocation, host)
      return try run(options(invocation), output, host)
    }
  }
}
