import Basics
import Common
import Host

extension Subcommand {
  static let hint = Subcommand(
    spec: CommandSpec(
      "hint", operand: .optional("NN"),
      options: [.init("--all", "repeats the hints that you've seen, and shows no new one")]),
    options: { (name: $0.operands.first, showsSeen: $0.has("--all")) },
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let exercise = try workspace.exercise(named: options.name)
      let path = exercise.layout.hints
      guard let text = try host.files.text(workspace.path(path)) else {
        throw Complaint(
          "This copy of the course has no hints for \(exercise.id).",
          next: "kata show \(exercise.id.number)", exit: .notPassed)
      }
      let hints = Hints(text, in: exercise.layout.folder)
      guard !hints.all.isEmpty else { throw Complaint.damaged("\(path) holds no hints.", path) }
      let memory = "\(workspace.state)/hints.json"
      var seen: [String: Int] = try host.files.json(memory) ?? [:]
      let before = min(seen[exercise.name] ?? 0, hints.all.count)
      let onEdge = { (edge: Int) in "\(exercise.name) E\(edge)" }
      guard !options.showsSeen else {
        let edges = hints.edges.keys.filter { seen[onEdge($0)] != nil }.sorted()
        output.write(hints.lines(0..<before, of: exercise))
        output.write(edges.flatMap { hints.lines(onEdge: $0, of: exercise) })
        return .success
      }
      let red = workspace.lastVerdict(on: exercise.id)?.verdict.redEdges ?? []
      if let edge = red.first(where: { hints.edges[$0] != nil && seen[onEdge($0)] == nil }) {
        output.write(hints.lines(onEdge: edge, of: exercise))
        seen[onEdge(edge)] = 1
      } else {
        let now = min(before + 1, hints.all.count)
        output.write(hints.lines((now - 1)..<now, of: exercise))
        seen[exercise.name] = now
      }
      // A hint that can't be remembered is the next one again.
      try? host.files.write(json: seen, to: memory)
      return .success
    })
}
