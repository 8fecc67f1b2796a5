import KataCore

extension KataCommand {
  static let list = KataCommand(
    spec: CommandSpec(
      "list", "Shows every exercise with its state, from memory.", options: [.json]),
    run: { invocation, host in
      let output = try Output(invocation, host)
      let workspace = try Workspace(around: host.directory, host: host)
      let states = try States(workspace).all()
      if invocation.has("--json") {
        try output.json(ListReport(exercises: states))
      } else {
        output.write(Report.list(states))
      }
      return .success
    })
}
