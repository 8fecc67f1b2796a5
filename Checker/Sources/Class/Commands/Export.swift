import Basics
import Common

extension Subcommand {
  static let export = Subcommand(
    spec: CommandSpec(
      "export", operand: .optional("DIR"),
      options: [
        .init("--onto", value: "OLD", "an earlier copy, which gets the course as a second commit"),
        .init("--path", value: "NAME", "the path that its learners follow, as kata path names it"),
        .exercises,
        .init("--no-solutions", "leaves out Solutions and hints; what the reference does is kept"),
        .init("--hints", "with --no-solutions: keeps the hints"),
      ],
      discussion: """
        The copy has the exercises as shipped, whatever you have written in yours. With --onto,
        path, Solutions and hints stay as OLD has them. Docs/classroom.md tells of the whole day.
        """),
    options: { invocation throws(Complaint) in
      let onto = invocation.value("--onto")
      guard let folder = onto ?? invocation.operands.first,
        onto == nil || invocation.operands.isEmpty
      else {
        throw .usage("kata export needs one folder.", next: "kata help export")
      }
      var copying = CourseCopy.Options()
      (copying.folder, copying.isOnto) = (folder, onto != nil)
      copying.hasSolutions = !invocation.has("--no-solutions")
      copying.hasHints = copying.hasSolutions || invocation.has("--hints")
      let path = invocation.value("--path")
      return (copying: copying, path: path, chosen: try invocation.chosenExercises(besides: path))
    },
    run: { options, output, host throws(Complaint) in
      let session = try CheckSession(host, progress: output.note)
      var copying = options.copying
      if copying.isOnto {
        let earlier = try EarlierCopy(copying.folder, of: session.workspace).options
        copying.hasSolutions = earlier.hasSolutions
        (copying.path, copying.hasHints) = (earlier.path, earlier.hasHints)
      }
      copying.path =
        try options.path.map { name throws(Complaint) in
          try session.workspace.course.path(named: name)
        } ?? copying.path
      if !options.chosen.isEmpty {
        let exercises = try session.workspace.course.named(options.chosen)
        copying.path = CoursePath(name: CoursePath.own, exercises)
      }
      let made = try CourseCopy(session: session, options: copying).make()
      output.clearProgress()
      let unrecorded = try Unrecorded(session.workspace.course.exercises, of: session.workspace)
      output.write(Report.copy(made) + unrecorded.lines("the copy has what is recorded"))
      return .success
    })
}
