import Foundation
import KataCore

extension KataCommand {
  static let diff = KataCommand(
    spec: CommandSpec(
      "diff", "Shows yours beside the reference, and why it is written so, once yours is green.",
      operand: .one("NN"),
      options: [.init("--reveal", "shows it before that, too")]),
    run: { invocation, host in
      let output = try Output(invocation, host)
      let workspace = try Workspace(around: host.directory, host: host)
      let exercise = try workspace.course.named(invocation.operands)[0]
      let number = exercise.id.number
      guard let why = try host.files.text("\(workspace.solution(exercise.id))/WHY.md") else {
        throw Complaint(
          "This copy of the course holds no solution of \(exercise.id).",
          next: "kata check \(number)", exit: .notPassed)
      }
      let state = try States(workspace).all().first { $0.id == exercise.id }
      guard state?.isPassed == true || invocation.has("--reveal") else {
        throw Complaint(
          "\(exercise.id) has not passed yet, and the reference gives the answer away.",
          next: "kata check \(number), or kata diff \(number) --reveal", exit: .notPassed)
      }
      output.write(try Comparing(workspace, exercise).lines() + [.empty] + Markdown.lines(why))
      return .success
    })
}

/// The learner's files beside the reference's.
private struct Comparing {
  let workspace: Workspace
  let exercise: Course.Exercise

  init(_ workspace: Workspace, _ exercise: Course.Exercise) {
    self.workspace = workspace
    self.exercise = exercise
  }

  func lines() throws -> [Line] {
    let folder = exercise.writes == .suite ? "Tests" : "Sources"
    var lines: [Line] = []
    for file in exercise.edit {
      let mine = try text("\(workspace.exercise(exercise.id))/\(folder)/\(file)")
      let reference = try text("\(workspace.solution(exercise.id))/\(folder)/\(file)")
      lines.append(
        Line(Span("\(file)   ", .strong), Span("- yours", .bad), Span("  + reference", .good)))
      lines += Report.difference(mine, reference)
    }
    return lines
  }

  private func text(_ path: String) throws -> [String] {
    (try workspace.host.files.text(path) ?? "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }
}
