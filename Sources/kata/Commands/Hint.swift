import Foundation
import KataCore

extension KataCommand {
  static let hint = KataCommand(
    spec: CommandSpec(
      "hint", "Shows the next hint; each gives away more.", operand: .one("NN"),
      options: [.init("--all", "shows every hint seen so far again, and no new one")]),
    run: { invocation, host in
      let output = try Output(invocation, host)
      let workspace = try Workspace(around: host.directory, host: host)
      let memory = "\(workspace.state)/hints.json"
      var seen =
        (try host.files.read(memory)).flatMap {
          try? JSONDecoder().decode([String: Int].self, from: $0)
        } ?? [:]
      for exercise in try workspace.course.named(invocation.operands) {
        let path = "Exercises/\(exercise.id)/HINTS.md"
        let hints = Hints(try host.files.text("\(workspace.root)/\(path)") ?? "")
        guard !hints.rungs.isEmpty else {
          throw Complaint.machine("\(path) holds no hints.", next: "git checkout -- \(path)")
        }
        let before = min(seen["\(exercise.id)"] ?? 0, hints.rungs.count)
        if invocation.has("--all") {
          output.write(hints.lines(0..<before, of: exercise))
        } else {
          let now = min(before + 1, hints.rungs.count)
          output.write(hints.lines((now - 1)..<now, of: exercise))
          seen["\(exercise.id)"] = now
        }
      }
      try host.files.write(memory, try JSONEncoder().encode(seen))
      return .success
    })
}
