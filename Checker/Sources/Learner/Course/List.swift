import Basics
import Common
import Foundation
import Host

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
        output.write([
          Report.pasted(state, at: state.current, edge: state.current.flatMap(states.redEdge))
        ])
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

extension ExerciseStates {
  /// Writes where the learner is, for `Docs/machines/room.sh`; another file of that name stays as it is.
  func tell(_ room: String, _ host: HostSystem) throws(Complaint) {
    guard try host.files.text(host.place(room))?.hasPrefix("kata ") != false else { return }
    let state = try onPath()
    let line = Report.pasted(state, at: state.current, edge: state.current.flatMap(redEdge))
    try host.files.write(host.place(room), Data("\(line.text)\n".utf8))
  }
}
