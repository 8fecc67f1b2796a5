import KataCore

extension KataCommand {
  static let show = KataCommand(
    spec: CommandSpec("show", "Shows an exercise's task.", operand: .one("NN"), options: [.plain]),
    options: \.operands,
    run: { names, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      for exercise in try workspace.course.named(names) {
        let layout = exercise.layout
        guard let text = try host.files.text(workspace.path(layout.readme)) else {
          throw Complaint.machine(
            "\(layout.readme) is missing.", next: "git checkout -- \(layout.folder)")
        }
        output.write(Markdown.lines(text, in: layout.folder))
        let files = exercise.paths.joined(separator: " ")
        output.write([.empty, Line(Span("open: ", .faint), Span(files))])
      }
      return .success
    })
}
