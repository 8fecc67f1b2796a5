import Course
import Commands
import Core
import Judge
import Reports

extension Subcommand {
  static let export = Subcommand(
    spec: CommandSpec(
      "export",
      operand: .one("DIR"),
      options: [
        .init("--path", value: "NAME", "the path that its learners follow, as kata path names it"),
        .init("--no-solutions", "leaves out Solutions and hints; what the reference does is kept"),
        .init("--hints", "keeps the hints even so"),
      ],
      discussion: """
        Exercises are in it as shipped, whatever you have written in yours. Docs/classroom.md tells
        of the whole day.
        """),
    options: { invocation throws(Complaint) in
      var copying = CourseCopy.Options()
      copying.folder = invocation.operands[0]
      copying.hasSolutions = !invocation.has("--no-solutions")
      copying.hasHints = copying.hasSolutions || invocation.has("--hints")
      return (copying: copying, path: invocation.value("--path"))
    },
    run: { options, output, host throws(Complaint) in
      let session = try CheckSession(host, progress: output.note)
      var copying = options.copying
      copying.path = try options.path.map { name throws(Complaint) in
        try session.workspace.course.path(named: name)
      }
      let made = try CourseCopy(session, copying).make()
      output.clearProgress()
      output.write(Report.copy(made))
      return .success
    })
}
