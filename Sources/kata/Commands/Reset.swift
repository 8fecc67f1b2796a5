import Foundation
import KataCore

extension KataCommand {
  static let reset = KataCommand(
    spec: CommandSpec(
      "reset", "Puts an exercise back to its stub; your work is kept.",
      operand: .one("NN"),
      discussion: """
        Sources and Tests become what they were when the exercise was shipped. What they were
        before lies in .kata/backups, and the path is printed.
        """),
    options: \.operands,
    run: { names, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      for exercise in try workspace.course.named(names) {
        output.write(try Reset(workspace: workspace, exercise: exercise).run())
      }
      return .success
    })
}

/// Puts one exercise back; nothing is taken away before its copy is safe.
private struct Reset {
  let workspace: Workspace
  let exercise: Course.Exercise

  private var files: Files { workspace.host.files }
  private var parts: [(folder: String, given: String)] { exercise.shipped }

  func run() throws(Complaint) -> [Line] {
    let folder = workspace.exercise(exercise.id)
    let given = workspace.given(exercise.id)
    for part in parts where files.list("\(given)/\(part.given)") == nil {
      throw Complaint.machine(
        "\(workspace.relative(given))/\(part.given) is missing, so there is nothing to reset to.",
        next: "git checkout -- \(exercise.layout.folder)")
    }
    var changed: [(folder: String, given: String)] = []
    for part in parts
    where try !workspace.differences("\(folder)/\(part.folder)", "\(given)/\(part.given)").isEmpty {
      changed.append(part)
    }
    guard !changed.isEmpty else {
      return [Line("\(exercise.id) is as it was shipped; nothing to do.")]
    }
    let backup = try newBackup()
    for part in changed where files.exists("\(folder)/\(part.folder)") {
      try files.copy("\(folder)/\(part.folder)", "\(backup)/\(part.folder)")
    }
    for part in changed {
      let fresh = "\(backup)/.fresh-\(part.folder)"
      try files.copy("\(given)/\(part.given)", fresh)
      try files.remove("\(folder)/\(part.folder)")
      try files.move(fresh, "\(folder)/\(part.folder)")
    }
    return [
      Line(Span("\(exercise.id) is back to its stub.", .good)),
      Line(Span("your work: ", .faint), Span(workspace.relative(backup))),
    ]
  }

  /// The first folder of that name that is not there yet: no backup ever replaces another.
  private func newBackup() throws(Complaint) -> String {
    let base = "\(workspace.state)/backups/\(exercise.id)"
    var number = 1
    while files.exists("\(base)-\(number)") { number += 1 }
    try files.createFolder("\(base)-\(number)")
    return "\(base)-\(number)"
  }
}
