import Host
import Basics
import Common

extension Subcommand {
  static let diff = Subcommand(
    spec: CommandSpec(
      "diff",
      operand: .optional("NN"),
      options: [.init("--reveal", "shows it even before that")]),
    options: { (name: $0.operands.first, isRevealed: $0.has("--reveal")) },
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let exercise = try workspace.exercise(named: options.name)
      let number = exercise.id.number
      guard let why = try host.files.text(workspace.path(exercise.layout.why)) else {
        throw Complaint(
          "This copy of the course has no solution for \(exercise.id).",
          next: "kata check \(number)", exit: .notPassed)
      }
      let state = try workspace.states().first { $0.id == exercise.id }
      guard state?.outcome == .passed || options.isRevealed else {
        throw Complaint(
          "\(exercise.id) has not passed yet, and the reference gives the answer away.",
          next: "kata check \(number), or kata diff \(number) --reveal", exit: .notPassed)
      }
      let folder = exercise.ownFolder
      let reference = "\(workspace.path(exercise.layout.solution))/\(folder)"
      for file in exercise.edit {
        output.write(
          Report.comparison(
            of: file, try host.files.text("\(workspace.path(exercise.own))/\(file)"),
            try host.files.text("\(reference)/\(file)")))
      }
      output.write([.empty] + Markdown.lines(why, in: exercise.layout.solution))
      return .success
    })
}

extension Report {
  /// A learner's file beside the reference's, line by line; one that is not there is empty.
  fileprivate static func comparison(
    of file: String, _ mine: String?, _ reference: String?
  ) -> [Line] {
    let (mine, reference) = ((mine ?? "").lines, (reference ?? "").lines)
    let rows = UnifiedDiff.marked(mine, reference).map { row in
      let style: Style = row.hasPrefix("-") ? .bad : row.hasPrefix("+") ? .good : .plain
      return Line("\(row.prefix(1)) \(row.dropFirst())", style)
    }
    return [
      Line(Span("\(file)   ", .strong), Span("- yours", .bad), Span("  + reference", .good))
    ] + (mine == reference ? [Line("  the same, to the letter", .faint)] : rows)
  }
}
