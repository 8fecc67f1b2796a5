import Basics
import Common
import Host

extension Subcommand {
  static let grade = Subcommand(
    spec: CommandSpec(
      "grade", operand: .optional("FOLDER"),
      options: [
        .init("--out", value: "RESULTS", "the folder for the grades"),
        .init("--path", value: "NAME", "only the exercises of this path"),
        .exercises,
        .init("--roster", value: "FILE", "a CSV of the class: id,name,email,group"),
        .init("--jobs", value: "N", "how many are judged side by side (half the processors)"),
        .init(
          "--timeout", value: "SECONDS", "how many seconds a suite may run (\(Limits.suiteSeconds))"
        ),
        .init("--shard", value: "I/N", "one of N parts of the class, from 1, for kata report"),
        .init("--regrade", "judges again what an earlier version of the course has graded"),
        .init("--trust-submissions", "grades without a box, with your own rights"),
        .json,
        .plain,
      ],
      discussion: """
        FOLDER holds a folder, a checkout or an archive (.zip, .tar, .tar.gz) for each person.
        Stop it whenever you like: the same command goes on from there. Docs/classroom.md has the
        whole day.
        Exit code: 0 when everything could be graded, 3 when something could not.
        """),
    options: GradeOptions.init,
    run: { options, output, host throws(Complaint) in
      let session = try CheckSession(host, progress: output.note)
      let workspace = session.workspace
      guard workspace.hasSolutions else {
        throw .usage("This copy of the course holds no Solutions to grade by.", next: "kata check")
      }
      var grading = try options.grading(in: workspace)
      try checkPlaces(grading, host)
      let results = Results(host, in: grading.results)
      let lock = try results.lock {
        output.note(.long("waiting for another kata grade of this folder"))
      }
      let byHand = try results.pointsByHand(for: grading.exercises)
      // The trainer's own checks can run meanwhile: the desks have locks of their own.
      let desks = try Desk.lock(of: workspace) {
        output.note(.long("waiting for another kata grade in this course"))
      }
      defer { withExtendedLifetime((lock, desks)) {} }
      try checkBox(GradeBox(workspace, session.toolchain), trusts: options.trusts, &grading)
      let grader = Grader(workspace, session.toolchain, grading)
      if !options.isJSON { output.write([Report.box(grader.level, grader.layers)]) }
      var heads =
        options.isJSON || output.isPlain ? [] : [Report.gradeHeads(grading.exercises.map(\.id))]
      var book = GradeBook(
        exercises: grading.exercises, byHand: byHand, roster: grading.roster, keepsTexts: false)
      var whole: [GradeResult] = []
      let names = try grader.run { event in
        guard case .graded(let result) = event else { return output.tell(event) }
        book.add(result)
        guard !options.isJSON else { return whole.append(result) }
        output.clearProgress()
        output.write(heads + [Report.gradeRow(result, isPlain: output.isPlain)])
        heads = []
      }
      let known = try results.names
      output.clearProgress()
      if grading.shard == nil { try results.write(book.csv, as: "grades.csv") }
      if options.isJSON {
        try output.json(whole)
      } else {
        let unrecorded = try Unrecorded(grading.exercises, of: workspace)
          .lines("what is recorded has judged")
        output.write(
          Report.gradeSummary(book, isPlain: output.isPlain)
            + (unrecorded.isEmpty ? [] : [.empty]) + unrecorded
            + Report.gradeNames(
              book, leftOut: names.leftOut, repeated: names.repeated,
              former: results.others(than: known)))
      }
      return book.isWhole ? .success : .machine
    })

  /// Complains of folders that can't be used for submissions and grades.
  private static func checkPlaces(_ grading: Grader.Options, _ host: HostSystem) throws(Complaint) {
    let (submissions, results) = (grading.submissions, grading.results)
    if host.files.exists(results), host.files.list(results) == nil {
      throw .usage("\(results) is a file, and no folder for grades.", next: "name another --out")
    }
    let (outer, inner) = (host.files.resolved(submissions), host.files.resolved(results))
    if (inner + "/").hasPrefix(outer + "/") || results.hasPrefix(submissions + "/") {
      throw .usage(
        "The grades would lie among the submissions, and be taken for one.",
        next: "name another --out")
    }
  }

  /// Complains if no box holds on this machine, unless the submissions are trusted.
  private static func checkBox(
    _ box: GradeBox, trusts: Bool, _ grading: inout Grader.Options
  ) throws(Complaint) {
    let isProved = [.isolated, .confined].contains(box.level)
    if !isProved, !trusts { grading.hasMacBox = try box.holdsOnMac() }
    guard trusts || isProved || grading.hasMacBox else {
      throw .machine(
        "This machine has no box that holds: what is graded would run with your rights.",
        next: "grade on Linux, in a virtual machine or not; --trust-submissions grades all the same"
      )
    }
  }

  /// The command by which `kata grade` starts itself: it judges the tasks of a list in turn.
  static let gradeShare = Subcommand(
    spec: CommandSpec(Grader.shareCommand, operand: .upToTwo("NUMBER", "RESULTS")),
    options: { $0.operands },
    run: { operands, output, host throws(Complaint) in
      let results = operands[1]
      let path = "\(results)/judged/share-\(operands[0]).order"
      guard let order: GradeShare.Order = try host.files.json(path) else {
        throw .machine("There is no \(path).", next: "kata help grade")
      }
      let workspace = try Workspace(around: host.directory, host: host)
      try GradeShare(order, of: workspace, results: results).run { _ in }
      try host.files.remove(path)
      return .success
    })
}

private struct GradeOptions {
  /// With paths as they were typed.
  private var typed = Grader.Options()
  private let path, roster, shard: String?
  private let chosen: [String]
  let trusts: Bool
  let isJSON: Bool

  init(_ invocation: Invocation) throws(Complaint) {
    guard invocation.operands.count == 1 else {
      throw .usage("kata grade needs one folder of submissions.", next: "kata help grade")
    }
    typed.submissions = invocation.operands[0]
    guard let results = invocation.value("--out") else {
      throw .usage(
        "kata grade needs a folder for the grades.",
        next: "kata grade \(typed.submissions) --out RESULTS")
    }
    typed.results = results
    typed.jobs = try invocation.number("--jobs", in: 1...64)
    if let limit = try invocation.number("--timeout", in: 1...600) { typed.limit = Double(limit) }
    typed.regrades = invocation.has("--regrade")
    path = invocation.value("--path")
    chosen = try invocation.chosenExercises(besides: path)
    roster = invocation.value("--roster")
    shard = invocation.value("--shard")
    trusts = invocation.has("--trust-submissions")
    isJSON = invocation.has("--json")
  }

  func grading(in workspace: Workspace) throws(Complaint) -> Grader.Options {
    let course = workspace.course
    var grading = typed
    grading.submissions = workspace.host.place(typed.submissions)
    grading.results = workspace.host.place(typed.results)
    grading.exercises =
      if let path { course.exercises(on: try course.path(named: path).name) } else {
        try course.named(chosen)
      }
    grading.shard = try shard.map(Shard.init(option:))
    if let roster { grading.roster = try Roster(reading: roster, in: workspace) }
    return grading
  }
}

extension Roster {
  init(reading path: String, in workspace: Workspace) throws(Complaint) {
    guard let text = try workspace.host.files.text(workspace.host.place(path)) else {
      throw .usage("There is no file \(path).", next: "kata help grade")
    }
    self = try Roster(text)
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
