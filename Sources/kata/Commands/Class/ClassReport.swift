import Foundation
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
      options: [
        .init("--format", value: "FORMAT", "junit, junit-gitlab, ctrf, canvas or moodle"),
        .init("--out", value: "FILE", "the file that is written"),
        .init("--roster", value: "FILE", "a CSV of the class: id,name,email,group"),
      ],
      discussion: """
        RESULTS is the folder that kata grade wrote; points given by hand in it count. An exercise
        has 100 points in every format. A fault of the machine is never 0: the cell stays empty.
        canvas and moodle need the ids as the platform has them: what can't be safe in a
        spreadsheet is left out, and named.
        """),
    options: ReportOptions.init,
    run: { options, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let results = Results(host, in: workspace.place(options.results))
      let whole = try results.all()
      let graded = Set(whole.flatMap(\.exercises).map(\.id))
      let exercises = workspace.course.exercises.filter { graded.contains($0.id) }
      let roster = try options.roster.map { path throws(Complaint) in
        try Roster(reading: path, in: workspace)
      }
      var book = GradeBook(
        exercises: exercises, byHand: try results.pointsByHand(for: exercises), roster: roster,
        keepsTexts: true)
      for result in whole { book.add(result) }
      book.addAbsent()
      let (text, leftOut) = text(book, options.format)
      let file = workspace.place(options.file)
      try host.files.write(file, Data(text.utf8))
      output.write(
        [Line("\(book.rows.count) submissions: \(workspace.relative(file))")]
          + leftOut.map { Line("left out, since its id is not safe there: \($0)", .doubtful) })
      return leftOut.isEmpty ? .success : .notPassed
    })

  private static func text(
    _ book: GradeBook, _ format: ReportOptions.Format
  ) -> (text: String, leftOut: [String]) {
    switch format {
    case .junit: (book.junit(), [])
    case .junitGitLab: (book.junit(forGitLab: true), [])
    case .ctrf: (String(decoding: Results.json(book.ctrf), as: UTF8.self), [])
    case .canvas: (book.canvas.text, book.canvas.leftOut)
    case .moodle: (book.moodle.text, book.moodle.leftOut)
    }
  }
}

/// The options of `kata report`.
private struct ReportOptions {
  enum Format: String {
    case junit, ctrf, canvas, moodle
    case junitGitLab = "junit-gitlab"
  }

  var results: String
  var format: Format
  var file: String
  var roster: String?

  init(_ invocation: Invocation) throws(Complaint) {
    guard let results = invocation.operands.first, let file = invocation.value("--out") else {
      throw .usage(
        "kata report needs the folder of kata grade, and a file to write.",
        next: "kata report RESULTS --format junit --out grades.xml")
    }
    guard let format = invocation.value("--format").flatMap(Format.init) else {
      throw .usage(
        "--format takes junit, junit-gitlab, ctrf, canvas or moodle.", next: "kata help report")
    }
    (self.results, self.format, self.file) = (results, format, file)
    roster = invocation.value("--roster")
  }
}
