import Basics
import Common
import Host

extension Subcommand {
  static let again = Subcommand(
    spec: CommandSpec(
      "again",
      operand: .optional("NN"),
      options: [
        .init("--back", "gives your own code back, repaired or not"),
        .init("--how", "shows how one would look for the mistake"),
        .init("--opener", value: "NN", "the same mistake for a whole class, by its seed"),
        .init("--seed", value: "N", "chooses the mistake"),
        .init("--review", value: "NN", "three versions of a file: which are wrong, and where?"),
        .init("--wrong", value: "FINDINGS", "answers a review, as in b:E5:34,c:E2:20"), .plain,
      ],
      discussion: """
        An exercise is due 2 days after it passed, and 7 and 21 days after its repairs. Your own
        text waits in .kata meanwhile, and comes back by itself once the broken one passes.
        """),
    options: { invocation throws(Complaint) in
      AgainOptions(
        name: invocation.value("--opener") ?? invocation.operands.first,
        isBack: invocation.has("--back"), isHow: invocation.has("--how"),
        isOpener: invocation.value("--opener") != nil,
        review: invocation.value("--review"), wrong: invocation.value("--wrong"),
        seed: try invocation.number("--seed", in: 0...Int.max).map(UInt64.init))
    },
    run: { options, output, host throws(Complaint) in
      let session = try CheckSession(host, progress: output.note)
      let workspace = session.workspace
      guard options.review != nil || options.wrong == nil else {
        throw .usage("--wrong answers a review.", next: "kata help again")
      }
      if let review = options.review {
        return try ReviewCommand(session: session, output: output).run(review, wrong: options.wrong)
      }
      // A review builds nothing, and may wait for its reader.
      let lock = try session.lock()
      let repairs = try workspace.repairs()
      let lesson = SearchLesson(session: session, output: output)
      if let repair = repairs.open {
        let exercise = workspace.course.exercises.first { $0.name == repair.exercise }
        if options.isBack {
          output.write(Report.back(keptIn: try workspace.giveBack(repairs, lock)))
        } else if options.isHow, let exercise {
          try lesson.show(repair, of: exercise, isAsked: true)
        } else {
          if options.name != nil { output.note(.long("a repair is open already")) }
          output.write(Report.task(repair, of: exercise))
        }
        return .success
      }
      guard !options.isBack else {
        output.write([Line("No repair is open: these files are your own.")])
        return .success
      }
      guard let exercise = try options.exercise(in: workspace) else {
        output.write(
          Report.nothingDue(repairs, of: workspace.course, now: host.now()))
        return .success
      }
      let seed = options.seed ?? UInt64(max(0, host.now()))
      let repair: Repair
      if options.isOpener {
        repair = try Opener(exercise: exercise, workspace: workspace).repair(seed: seed)
      } else {
        output.note(.short("looking for a mistake"))
        var search = try RepairSearch(exercise, in: session, seed: seed)
        repair = try search.repair()
        output.clearProgress()
      }
      try workspace.begin(repair, lock)
      output.write(Report.task(repair, of: exercise))
      let scene = workspace.course.exercises.filter { $0.scene == exercise.scene }
      let isFirst = scene.allSatisfy { repairs.days[$0.name]?.repairs ?? 0 == 0 }
      if options.isHow || isFirst && !options.isOpener {
        try lesson.show(repair, of: exercise, isAsked: options.isHow)
      }
      return .success
    })
}

private struct AgainOptions {
  var name: String?
  var isBack: Bool
  var isHow: Bool
  var isOpener: Bool
  var review: String?
  var wrong: String?
  var seed: UInt64?

  /// The one that is named, or that has waited longest; nil if nothing is due.
  func exercise(in workspace: Workspace) throws(Complaint) -> Course.Exercise? {
    guard let name else {
      let passed = try workspace.states().filter(\.isPassed).map(\.id)
      return try workspace.repairs().due(at: workspace.host.now(), in: workspace.course)
        .first { passed.contains($0.id) }
    }
    let exercise = try workspace.named([name])[0]
    let number = exercise.id.number
    guard exercise.writes == .sources else {
      throw .usage(
        "In \(exercise.id) you write the suite, and a repair needs one that judges.",
        next: "kata check \(number)")
    }
    let state = try workspace.states().first { $0.id == exercise.id }
    guard isOpener || state?.isPassed == true else {
      throw Complaint(
        "\(exercise.id) hasn't passed as it is now, so there is nothing to repair.",
        next: "kata check \(number)", exit: .notPassed)
    }
    return exercise
  }
}
