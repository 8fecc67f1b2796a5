import Foundation
import KataBuild
import KataClass
import KataCore
import KataCourse
import KataHost
import KataJudge
import KataReports

extension KataCommand {
  static let grade = KataCommand(
    spec: CommandSpec(
      "grade", "Grades a folder of submissions (for trainers).",
      operand: .upToTwo("FOLDER", "PATH"),
      options: [
        .init("--out", value: "RESULTS", "the folder for the grades"),
        .init("--path", value: "NAME", "the exercises of this path alone"),
        .init("--roster", value: "FILE", "a CSV of the class: id,name,email,group"),
        .init("--jobs", value: "N", "how many are judged side by side (half the processors)"),
        .init("--regrade", "judges again what an earlier course has graded"),
        .init("--trust-submissions", "grades without a box, with your own rights"),
        .json,
        .plain,
      ],
      discussion: """
        FOLDER holds a folder, a checkout or an archive (.zip, .tar, .tar.gz) for each person. Of
        each, only the Swift files in which learners write are read; they are judged in a copy of
        this course, as kata check does. RESULTS gets a file for each submission, and grades.csv.
        Stop it whenever you like: the same command goes on where it was. Docs/classroom.md tells
        of the whole day.
        Exit code: 0 when everything could be graded, whatever the grades are; 3 when something
        could not.
        """),
    options: GradeOptions.init,
    run: { options, output, host throws(Complaint) in
      let session = try CheckSession(host, progress: output.note)
      let workspace = session.workspace
      guard workspace.hasSolutions else {
        throw .usage("This copy of the course holds no Solutions to grade by.", next: "kata check")
      }
      let course = try options.exercises(in: workspace)
      var grading = Grader.Options()
      grading.submissions = workspace.place(options.folder)
      grading.results = workspace.place(options.results)
      grading.exercises = course
      grading.jobs = options.jobs ?? max(1, host.cores / 2)
      grading.regrades = options.regrades
      if let roster = options.roster {
        guard let text = try host.files.text(workspace.place(roster)) else {
          throw .usage("There is no file \(roster).", next: "kata help grade")
        }
        grading.roster = try Roster(text)
      }
      // Your own checks go on meanwhile: the desks are apart.
      let desks = "\(workspace.state)/grade"
      try host.files.createFolder(desks)
      let lock = try host.files.lock("\(desks)/lock") {
        output.note(.long("waiting for another kata grade in this course"))
      }
      defer { withExtendedLifetime(lock) {} }
      let ids = course.map(\.id)
      let grader = Grader(workspace, toolchain: session.toolchain.version, grading)
      let results = try grader.run(
        { shares throws(Complaint) in
          try shares.enumerated().map { number, keys throws(Complaint) in
            try Self.share(number + 1, keys, grading.results, host)
          }
        },
        tell: { output.tell($0) })
      output.clearProgress()
      let book = GradeBook(results, exercises: ids)
      try Results(host, in: grading.results).write(book.csv, as: "grades.csv")
      if options.isJSON {
        try output.json(results)
      } else {
        let names = min(24, max(10, book.rows.map(\.name.count).max() ?? 0))
        output.write([Report.gradeHeads(ids, names: names)])
        output.write(book.rows.map { Report.gradeRow($0, names: names) })
        output.write(
          Report.gradeSummary(book, ignored: results.reduce(0) { $0 + $1.ignored.count }))
      }
      let isWhole = book.rows.allSatisfy { row in
        row.fault == nil && row.grades.allSatisfy { $0.state != .machineFault }
      }
      return isWhole ? .success : .machine
    })

  /// Starts the process that judges a share of the tasks.
  private static func share(
    _ number: Int, _ keys: [String], _ results: String, _ host: KataHost
  ) throws(Complaint) -> Child {
    let list = "\(results)/judged/share-\(number).txt"
    try host.files.write(list, Data(keys.joined(separator: "\n").utf8))
    return try Child(
      Command(
        words: [host.executable, gradeShare.spec.name, "\(number)", results],
        environment: host.environment, limit: Limits.gradeSeconds))
  }

  /// As which `kata grade` starts itself: it judges the tasks of a list, one after the other.
  static let gradeShare = KataCommand(
    spec: CommandSpec(
      "grade-share", "Judges a share of a class, for kata grade.",
      operand: .upToTwo("NUMBER", "RESULTS")),
    options: { $0.operands },
    run: { operands, output, host throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      let results = operands[1]
      let list = "\(results)/judged/share-\(operands[0]).txt"
      let keys = (try host.files.text(list) ?? "").split(separator: "\n").map(String.init)
      let share = GradeShare(
        Int(operands[0]) ?? 1, of: workspace, results: results, box: .none, layers: [],
        selfTest: nil)
      try share.run(keys, progress: { _ in })
      try host.files.remove(list)
      return .success
    })
}

/// What was asked of `kata grade`.
private struct GradeOptions {
  var folder: String
  var results: String
  var path: String?
  var roster: String?
  var jobs: Int?
  var regrades: Bool
  var trusts: Bool
  var isJSON: Bool

  init(_ invocation: Invocation) throws(Complaint) {
    guard invocation.operands.count == 1 else {
      throw .usage("kata grade needs one folder of submissions.", next: "kata help grade")
    }
    guard let results = invocation.value("--out") else {
      throw .usage(
        "kata grade needs a folder for the grades.",
        next: "kata grade \(invocation.operands[0]) --out RESULTS")
    }
    folder = invocation.operands[0]
    self.results = results
    path = invocation.value("--path")
    roster = invocation.value("--roster")
    jobs = try invocation.number("--jobs", in: 1...64)
    regrades = invocation.has("--regrade")
    trusts = invocation.has("--trust-submissions")
    isJSON = invocation.has("--json")
  }

  func exercises(in workspace: Workspace) throws(Complaint) -> [Course.Exercise] {
    guard let path else { return workspace.course.exercises }
    guard workspace.course.ways.contains(where: { $0.name == path }) else {
      throw .usage("There is no path \"\(path)\".", next: "kata path")
    }
    return workspace.course.exercises(on: path)
  }
}

extension Output {
  fileprivate func tell(_ event: Grader.Event) {
    switch event {
    case .reading(let number, let count): note(.short("reading \(number) of \(count)"))
    case .judging(let done, let count, let left):
      let time = left.map { ", about \(Int(($0 / 60).rounded(.up))) min left" } ?? ""
      note(.short("judged \(done) of \(count) different texts\(time)"))
    case .graded: break
    }
  }
}
