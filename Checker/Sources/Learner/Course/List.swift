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
      let state = try workspace.statesOnPath()
      if options.isJSON {
        try output.json(state.only(options.choice))
      } else if options.isLine {
        let edge = state.current.flatMap(workspace.redEdge)
        output.write([Report.pasted(state, at: state.current, edge: edge)])
      } else {
        output.write(Report.list(state, options.choice))
        // If nothing is open, the list has said so.
        if state.exercises.contains(where: \.isOpen) {
          output.write(Report.onward(state, after: [], why: false))
        }
      }
      return .success
    })
}

extension Workspace {
  /// Writes for `Docs/machines/room.sh` where the learner is, at one exercise or on the path, if they
  /// are in a room; another file of that name stays as it is.
  func tell(_ checked: [Course.Exercise], _ host: HostSystem) throws(Complaint) {
    guard let name = host.environment["KATA_ROOM"], !name.isEmpty else { return }
    let room = host.place(name)
    let isThere = host.files.list((room as NSString).deletingLastPathComponent) != nil
    guard isThere, host.files.list(room) == nil,
      try host.files.text(room).map({ $0.isEmpty || $0.hasPrefix("kata ") }) != false
    else {
      throw .usage(
        "KATA_ROOM should be a file of yours, in a folder that exists: \(room)",
        next: "export KATA_ROOM=ROOM/YOUR-NAME")
    }
    let (state, only) = (try statesOnPath(), checked.count == 1 ? checked[0].id : nil)
    let hand = state.exercises.first { $0.id == only } ?? state.current
    let line = Report.pasted(state, at: hand, edge: hand.flatMap(redEdge))
    try host.files.write(room, Data("\(line.text)\n".utf8))
  }
}
