import Foundation
import KataCore

extension KataCommand {
  static let hint = KataCommand(
    spec: CommandSpec(
      "hint", "Shows the next hint; each gives away more.", operand: .one("NN"),
      options: [.init("--all", "shows every hint seen so far again, and no new one")]),
    options: HintOptions.init,
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let memory = "\(workspace.state)/hints.json"
      var seen =
        (try workspace.host.files.read(memory)).flatMap {
          try? JSONDecoder().decode([String: Int].self, from: $0)
        } ?? [:]
      for exercise in try workspace.course.named(options.names) {
        let path = exercise.layout.hints
        guard let text = try host.files.text(workspace.path(path)) else {
          throw Complaint(
            "This copy of the course holds no hints of \(exercise.id).",
            next: "kata show \(exercise.id.number)", exit: .notPassed)
        }
        let hints = Hints(text, in: exercise.layout.folder)
        guard !hints.rungs.isEmpty else {
          throw Complaint.machine("\(path) holds no hints.", next: "git checkout -- \(path)")
        }
        let before = min(seen[exercise.key] ?? 0, hints.rungs.count)
        if options.showsSeen {
          output.write(hints.lines(0..<before, of: exercise))
        } else {
          let now = min(before + 1, hints.rungs.count)
          output.write(hints.lines((now - 1)..<now, of: exercise))
          seen[exercise.key] = now
        }
      }
      // Whoever may not write here reads the hint all the same, and the same one next time.
      if let data = try? JSONEncoder().encode(seen) {
        try? workspace.host.files.write(memory, data)
      }
      return .success
    })
}

/// What was asked of `kata hint`.
private struct HintOptions {
  var names: [String]
  /// Whether the hints so far are shown again, and no new one.
  var showsSeen: Bool

  init(_ invocation: Invocation) {
    names = invocation.operands
    showsSeen = invocation.has("--all")
  }
}
