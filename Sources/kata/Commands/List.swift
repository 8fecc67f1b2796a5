import KataCore

extension KataCommand {
  static let list = KataCommand(
    spec: CommandSpec(
      "list", "Shows every exercise with its state, from memory.", options: [.json]),
    options: { $0.has("--json") },
    run: { isJSON, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let states = try States(workspace).all()
      if isJSON {
        try output.json(ListReport(exercises: states))
      } else {
        output.write(Report.list(states))
        // Where nothing is open, the list has said so.
        if states.contains(where: \.isOpen) {
          output.write(Report.onward(states, after: [], why: false))
        }
      }
      return .success
    })
}
