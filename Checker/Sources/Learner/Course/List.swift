import Host
import Basics
import Common

extension Subcommand {
  static let list = Subcommand(
    spec: CommandSpec(
      "list",
      options: [
        .init("--open", "only those with something left to do"),
        .init("--passed", "only those that have passed, and were not changed since"),
        .init("--line", "one line, to paste into a chat"), .json, .plain,
      ]),
    options: {
      let choice: ListChoice = $0.has("--open") ? .open : $0.has("--passed") ? .passed : .all
      return (choice: choice, isLine: $0.has("--line"), isJSON: $0.has("--json"))
    },
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let states = ExerciseStates(workspace)
      let state = try states.onPath()
      if options.isJSON {
        try output.json(state.only(options.choice))
      } else if options.isLine {
        output.write([try states.pasted])
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
