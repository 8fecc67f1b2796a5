import KataCore
import KataCourse
import KataHost
import KataJudge

extension KataCommand {
  static let list = KataCommand(
    spec: CommandSpec(
      "list", "Shows the exercises of your path with their states, from memory.",
      options: [
        .init("--open", "only those with something left to do"),
        .init("--passed", "only those that have passed, and were not changed since"), .json, .plain,
      ]),
    options: ListOptions.init,
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let state = try States(workspace).onPath()
      if options.isJSON {
        try output.json(state.only(options.choice))
      } else {
        output.write(Report.list(state, options.choice))
        // Where nothing is open, the list has said so.
        if state.exercises.contains(where: \.isOpen) {
          output.write(Report.onward(state, after: [], why: false))
        }
      }
      return .success
    })
}

/// What was asked of `kata list`.
private struct ListOptions {
  var choice: ListChoice
  var isJSON: Bool

  init(_ invocation: Invocation) throws(Complaint) {
    isJSON = invocation.has("--json")
    switch (invocation.has("--open"), invocation.has("--passed")) {
    case (true, true):
      throw .usage("Nothing is both open and passed.", next: "kata list shows all")
    case (true, false): choice = .open
    case (false, true): choice = .passed
    case (false, false): choice = .all
    }
  }
}
