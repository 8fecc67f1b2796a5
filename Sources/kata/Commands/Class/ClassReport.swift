import KataClass
import KataCore
import KataCourse
import KataHost
import KataReports

extension KataCommand {
  static let report = KataCommand(
    spec: CommandSpec(
      "report", "Writes a class's grades in a form that other programs read (for trainers).",
      operand: .optional("RESULTS"),
      options: GradeFile.options + [
        .init("--roster", value: "FILE", "a CSV of the class: id,name,email,group"),
        .init("--only", value: "NAME", "the grades of this submission alone"),
      ],
      discussion: """
        RESULTS is the folder that kata grade wrote; points given by hand in it count. An exercise
        has 100 points in every format but csv, where it counts from 0 to 1. A fault of the machine
        is never 0: the cell stays empty. classroom50 and gradescope hold one submission. canvas
        and moodle need the ids as the platform has them: what can't be safe in a spreadsheet is
        left out, and named. github writes the summary of a step, or FILE.
        """),
    options: ReportOptions.init,
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let book = try options.book(in: workspace)
      let leftOut = try options.file.write(book, host, place: workspace.place)
      output.write(
        [
          Line(
            "\(book.rows.count == 1 ? "1 submission" : "\(book.rows.count) submissions"): \(options.file.path ?? "the summary of the step")"
          )
        ]
          + leftOut.map { Line("left out, since its id is not safe there: \($0)", .doubtful) })
      return leftOut.isEmpty ? .success : .notPassed
    })
}

/// The options of `kata report`.
private struct ReportOptions {
  var results: String
  var file: GradeFile
  var roster: String?
  var only: String?

  init(_ invocation: Invocation) throws(Complaint) {
    guard let results = invocation.operands.first, let file = try GradeFile(invocation) else {
      throw .usage(
        "kata report needs the folder of kata grade, and a format.",
        next: "kata report RESULTS --format junit --out grades.xml")
    }
    (self.results, self.file) = (results, file)
    roster = invocation.value("--roster")
    only = invocation.value("--only")
  }

  func book(in workspace: Workspace) throws(Complaint) -> GradeBook {
    let results = Results(workspace.host, in: workspace.place(results))
    let all = try results.all()
    let graded = Set(all.flatMap(\.exercises).map(\.id))
    let exercises = workspace.course.exercises.filter { graded.contains($0.id) }
    let roster = try roster.map { path throws(Complaint) in
      try Roster(reading: path, in: workspace)
    }
    var book = GradeBook(
      exercises: exercises, byHand: try results.pointsByHand(for: exercises), roster: roster,
      keepsTexts: true)
    let chosen = all.filter { only == nil || $0.submission == only }
    for result in chosen { book.add(result) }
    if let only, chosen.isEmpty {
      throw .usage("There is no grade of \(only).", next: "see \(results.folder)/submissions")
    }
    if only == nil { book.addAbsent() }
    return book
  }
}
