import Basics
import Host

extension Program {
  /// Every program tells of its own commands at length, and of all by name.
  var help: Subcommand {
    let spec = CommandSpec(
      "help", operand: .upToTwo("COMMAND", "MORE"),
      discussion: "COMMAND may be a rule of VIP, too, as in kata help one-way.")
    return Subcommand(
      spec: spec,
      options: \.operands,
      run: { words, output, host throws(Complaint) in
        if words.isEmpty {
          output.write(Report.help(startedAs: host.environment["KATA_STARTED_AS"] ?? "kata"))
        } else if let rule = Rule(rawValue: words[0]) {
          output.write(Report.help(rule))
        } else if words[0] == "help" {
          output.write(Report.help(spec))
        } else {
          output.write(Report.help(try command(words).spec))
        }
        return .success
      })
  }

  var version: Subcommand {
    Subcommand(
      spec: CommandSpec("version"),
      options: { _ in },
      run: { _, _, host throws(Complaint) in
        host.terminal.write("kata \(Version.program)\n")
        return .success
      })
  }
}
