import Host
import Basics
import Common

extension Subcommand {
  static let show = Subcommand(
    spec: CommandSpec("show", operand: .optional("NN"), options: [.plain]),
    options: \.operands.first,
    run: { name, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let exercise = try workspace.exercise(named: name)
      let layout = exercise.layout
      guard let text = try host.files.text(workspace.path(layout.readme)) else {
        throw Complaint.damaged("\(layout.readme) is missing.", layout.readme)
      }
      output.write(Markdown.lines(text, in: layout.folder))
      let files = exercise.tasks.flatMap(\.paths).joined(separator: " ")
      output.write([.empty, Line(Span("open: ", .faint), Span(files))])
      return .success
    })
}
