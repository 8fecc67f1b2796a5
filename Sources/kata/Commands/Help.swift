import KataCore

extension KataCommand {
  static let help = KataCommand(
    spec: CommandSpec("help", "Tells what a command does.", operand: .optional("COMMAND")),
    run: { invocation, host in
      let output = try Output(invocation, host)
      guard let name = invocation.operands.first else {
        output.write(Report.help(Commands.all.map(\.spec)))
        return .success
      }
      guard let command = Commands.named(name) else { throw Commands.unknown(name) }
      output.write(Report.help(command.spec))
      return .success
    })

  static let version = KataCommand(
    spec: CommandSpec("version", "Says which kata this is."),
    run: { _, host in
      host.terminal.write("kata \(Version.program)\n")
      return .success
    })
}
