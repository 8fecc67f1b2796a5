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
    let own = changed.map { "\(folder)/\($0.folder)" }.filter { !visible($0).isEmpty }
    let backup = try own.isEmpty ? nil : newBackup()
    for path in own {
      try files.copy(path, "\(backup ?? "")/\((path as NSString).lastPathComponent)")
    }
    for part in changed { try replace("\(folder)/\(part.folder)", "\(given)/\(part.given)") }
    let told = Line(Span("\(exercise.id) is back to its stub.", .good))
    guard let backup else { return [told] }
    return [told, Line(Span("your work: ", .faint), Span(workspace.relative(backup)))]
  }

  private func visible(_ folder: String) -> [String] {
    (files.list(folder) ?? []).filter { !$0.hasPrefix(".") }
  }

  /// Hidden files are no exercise's: they stay.
  private func replace(_ folder: String, _ given: String) throws(Complaint) {
    let fresh = "\(workspace.state)/fresh"
    try files.remove(fresh)
    try files.createFolder(workspace.state)
    try files.copy(given, fresh)
    try files.createFolder(folder)
    for name in visible(folder) { try files.remove("\(folder)/\(name)") }
    for name in visible(fresh) { try files.move("\(fresh)/\(name)", "\(folder)/\(name)") }
    try files.remove(fresh)
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
