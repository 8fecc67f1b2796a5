import KataCore
import KataHost
import KataReports
import KataRules

extension KataCommand {
  static let help = KataCommand(
    spec: CommandSpec(
      "help", "Tells what a command does.", operand: .optional("COMMAND"),
      discussion: "COMMAND may be a rule of VIP, too, as in kata help one-way."),
    options: \.operands.first,
    run: { name, output, host throws(Complaint) in
      guard let name else {
        output.write(Report.help(Commands.all.map(\.spec)))
        return .success
      }
      if let rule = Rule(rawValue: name) {
        output.write(Report.help(rule))
        return .success
      }
      guard let command = Commands.named(name) else { throw Commands.unknown(name) }
      output.write(Report.help(command.spec))
      return .success
    })

  static let version = KataCommand(
    spec: CommandSpec("version", "Says which kata this is."),
    options: { _ in },
    run: { _, _, host throws(Complaint) in
      host.terminal.write("kata \(Version.program)\n")
      return .success
    })
}
