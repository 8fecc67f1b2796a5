import Foundation
import KataCore

extension KataCommand {
  static let diff = KataCommand(
    spec: CommandSpec(
      "diff", "Shows yours beside the reference, and why it is written so, once yours is green.",
      operand: .one("NN"),
      options: [.init("--reveal", "shows it before that, too")]),
    options: DiffOptions.init,
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let exercise = try workspace.course.named(options.names)[0]
      let number = exercise.id.number
      guard let why = try host.files.text(workspace.path(exercise.layout.why)) else {
        throw Complaint(
          "This copy of the course holds no solution of \(exercise.id).",
          next: "kata check \(number)", exit: .notPassed)
      }
      let state = try States(workspace).all().first { $0.id == exercise.id }
      guard state?.isPassed == true || options.isRevealed else {
        throw Complaint(
          "\(exercise.id) has not passed yet, and the reference gives the answer away.",
          next: "kata check \(number), or kata diff \(number) --reveal", exit: .notPassed)
      }
      let folder = exercise.shipped[0].folder
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

/// What was asked of `kata diff`.
private struct DiffOptions {
  var names: [String]
  var isRevealed: Bool

  init(_ invocation: Invocation) {
    names = invocation.operands
    isRevealed = invocation.has("--reveal")
  }
}
