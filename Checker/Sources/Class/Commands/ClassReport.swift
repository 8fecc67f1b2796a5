import Host
import Basics
import Common
import Foundation

extension Subcommand {
  static let report = Subcommand(
    spec: CommandSpec(
      "report",
      operand: .many("RESULTS"),
      options: GradeFile.options(GradeFormat.allCases.map(\.rawValue)) + [
        .init("--each", value: "DIR", "a page to give back to each learner, into this folder"),
        .init("--roster", value: "FILE", "a CSV of the class: id,name,email,group"),
        .exercises,
        .init("--only", value: "NAME", "only the grades of this submission"),
      ],
      discussion: """
        RESULTS is the folder that kata grade wrote; points given by hand in it count. For a
        class in shards, name each shard's folder. If grades are missing, or there twice and
        different, kata names them and writes nothing (exit code 1). classroom50 and gradescope hold one
        submission. github writes the summary of a step, or FILE.
        """),
    options: ReportOptions.init,
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let book = try options.book(in: workspace)
      let count = book.rows.count == 1 ? "1 submission" : "\(book.rows.count) submissions"
      var leftOut: [String] = []
      if let file = options.file, let format = GradeFormat(rawValue: file.format) {
        guard file.path != nil || host.environment["GITHUB_STEP_SUMMARY"] != nil else {
          throw .usage("There is no summary of a step here.", next: "add --out FILE")
        }
        let written = try book.written(as: format, environment: host.environment)
        try file.write(written.text, of: book.table, host, place: workspace.host.place)
        leftOut = written.leftOut
        output.write([Line("\(count): \(file.path ?? "the summary of the step")")])
      }
      if let folder = options.each {
        for page in LearnerPage.all(book) {
          let path = "\(workspace.host.place(folder))/\(Results.fileName(page.name)).html"
          try host.files.write(path, Data(page.html.utf8))
        }
        output.write([Line("\(count): a page each in \(folder)")])
      }
      output.write(
        leftOut.map { Line("left out: \($0)", .doubtful) }
          + Report.gradeNames(book, leftOut: [], repeated: [], former: []))
      return leftOut.isEmpty ? .success : .notPassed
    })
}

private struct ReportOptions {
  var folders: [String]
  var file: GradeFile?
  var each: String?
  var roster: String?
  var only: String?
  var chosen: [String]

  init(_ invocation: Invocation) throws(Complaint) {
    folders = invocation.operands
    file = try GradeFile(invocation, formats: GradeFormat.allCases.map(\.rawValue))
    each = invocation.value("--each")
    roster = invocation.value("--roster")
    only = invocation.value("--only")
    chosen = try invocation.chosenExercises()
    guard !folders.isEmpty else {
      throw .usage("kata report needs a folder of grades.", next: invocation.help)
    }
    guard file != nil || each != nil else {
      throw .usage(
        "kata report needs a format or --each.",
        next: "kata report RESULTS --format html --out class.html")
    }
    // To keep other names out of a page, these have to be known.
    if only != nil, each != nil {
      throw .usage("--only works with --format, and not with --each.", next: invocation.help)
    }
  }

  func book(in workspace: Workspace) throws(Complaint) -> GradeBook {
    let whole = try WholeClass(
      folders.map { ($0, Results(workspace.host, in: workspace.host.place($0))) })
    let all = whole.grades
    let graded = whole.exercises
    let asked = try workspace.course.named(self.chosen)
    let exercises = asked.filter { graded.contains($0.id) }
    if !self.chosen.isEmpty, let missing = asked.first(where: { !graded.contains($0.id) }) {
      throw .usage("Nobody has a grade of \(missing.id).", next: "kata grade, with this one, too")
    }
    let roster = try roster.map { path throws(Complaint) in
      try Roster(reading: path, in: workspace)
    }
    let points = try whole.pointsByHand(
      for: workspace.course.exercises.filter { graded.contains($0.id) })
    var book = GradeBook(
      exercises: exercises,
      byHand: points.filter { only == nil || $0.id.lowercased() == only?.lowercased() },
      roster: roster, keepsTexts: true,
      draws: file?.format == GradeFormat.html.rawValue || each != nil)
    let chosen = all.filter { only == nil || $0.submission == only }
    for result in chosen { book.add(result) }
    if let only, chosen.isEmpty {
      throw .usage("There is no grade of \(only).", next: "see \(folders[0])/submissions")
    }
    if only == nil { book.addAbsent() }
    for exercise in exercises {
      let after = try workspace.host.files.text(workspace.path(exercise.layout.after))
      book.questions[exercise.id] = after.flatMap { After($0).question?.replacing("\n", with: " ") }
    }
    return book
  }
}

extension Invocation {
  /// The exercises of one's choice, if any; complains if there is a path beside them.
  func chosenExercises(besides path: String? = nil) throws(Complaint) -> [String] {
    guard value(CommandSpec.Option.exercises.name) == nil || path == nil else {
      throw .usage("--path and --exercises do not go together.", next: help)
    }
    return value(CommandSpec.Option.exercises.name)?
      .split { $0 == " " || $0 == "," }.map(String.init) ?? []
  }
}
