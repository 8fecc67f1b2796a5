import Basics
import Host

/// Takes exercises through the stages: build → suite → scripts → rules → verdict.
///
/// Read `results(of:in:_:)` for the way of one exercise.
package struct Judge {
  let workspace: Workspace
  let toolchain: Toolchain
  let options: Options
  let progress: ProgressHandler

  private var builder: Builder {
    Builder(workspace: workspace, toolchain: toolchain, progress: progress)
  }

  private var world: ProcessWorld {
    let conditions = options.conditions
    var world = ProcessWorld(workspace: workspace, toolchain: toolchain, limit: conditions.limit)
    world.isForGrades = conditions.isForGrades
    world.usesMacBox = conditions.usesMacBox
    return world
  }

  func verdict(on exercise: Course.Exercise) throws(Complaint) -> Verdict {
    var attempt = try Attempt(exercise, in: workspace)
    guard !attempt.isUntouched || options.runsStubs else {
      return Verdict(StageResults(exercise, expected: attempt.expected, build: .untouched))
    }
    defer { try? world.clean() }
    progress(builder.isFirst ? .long("building the course, once") : .short("building"))
    let ownTests = try exercise.ownSuite.map { suite throws(Complaint) in
      progress(.short("trying your own tests"))
      return try OwnTestsStage(world: world, builder: builder).run(suite)
    }
    let reference = try ReferencePrograms(builder: builder).binary(of: exercise)
    // Stages that need no build start beside the compiler.
    let ahead = try begin(exercise, reference)
    var built: Built?
    defer { if built == nil { ahead.cancel() } }
    built = try builder.build(&attempt, plays: ahead.scripts != nil)
    progress(.short("checking \(exercise.id)"))
    let start = workspace.host.clock()
    var results = try results(of: attempt, ownTests, in: built, ahead)
    results.seconds += workspace.host.clock() - start
    if options.isThorough {
      results.wrongPart = try wrongPart(results, reference)
      try tryOwnTests(&results)
    }
    return Verdict(results)
  }

  /// Work on one exercise that needs nothing from its build.
  private struct Ahead {
    /// The compiler's tree of the learner's sources; nil if no rule is judged.
    var tree: Job?
    /// The scripts, and the reference's side of them; nil where there is nothing to compare with.
    var scripts: (stage: ScriptStage, list: ScriptList, reference: ScriptStage.Run)?

    func cancel() {
      tree?.cancel()
      scripts?.reference.job?.cancel()
    }
  }

  private func begin(
    _ exercise: Course.Exercise, _ reference: String?
  ) throws(Complaint) -> Ahead {
    guard exercise.writes == .sources else { return Ahead() }
    var ahead = Ahead(
      tree: try RuleStage(world: world, builder: builder)
        .start(exercise, workspace.sources(of: exercise)))
    let stage = ScriptStage(world: world, id: exercise.id, reference: reference)
    if let reference {
      let list = try scripts(of: exercise)
      if !list.isEmpty { ahead.scripts = (stage, list, try stage.start(reference, list)) }
    } else if let path = workspace.recording(exercise.id, isDarwin: toolchain.info.isDarwin) {
      let (list, play) = stage.recorded(path)
      ahead.scripts = (stage, list, play)
    }
    return ahead
  }

  /// The one file that is wrong, where suite or scripts say that something is.
  private func wrongPart(
    _ results: StageResults, _ reference: String?
  ) throws(Complaint) -> String? {
    guard let reference, results.cause?.rule != .workers,
      results.isSuiteRed || results.reference.state == .diverged
    else { return nil }
    progress(.short("looking for the part that is wrong"))
    return try Trial(results.exercise, builder, world, reference: reference)
      .wrongPart(scripts(of: results.exercise))
  }

  /// Tries the tests that the learner has added on the known mistakes, where that takes seconds.
  private func tryOwnTests(_ results: inout StageResults) throws(Complaint) {
    guard results.hasSoundOwnTests, workspace.hasReference(results.exercise.id),
      builder.usesCompiler
    else { return }
    let trial = Trial(results.exercise, builder, world, reference: nil)
    do { results.teeth = try trial.teeth(progress) } catch {
      guard error.exit == .notPassed else { throw error }
      results.ownFault = error.sentence
    }
  }

  /// The recorded scripts, and random ones after them.
  private func scripts(of exercise: Course.Exercise) throws(Complaint) -> ScriptList {
    try ScriptList.all(
      of: exercise, in: workspace, seed: options.conditions.seed,
      count: options.conditions.scripts)
  }

  /// The way of one exercise through the results.
  ///
  /// The first one that fails names the outcome (`StageResults`).
  private func results(
    of attempt: Attempt, _ ownTests: OwnTests?, in built: Built?, _ ahead: Ahead
  ) throws(Complaint) -> StageResults {
    let exercise = attempt.exercise
    var results = StageResults(exercise, expected: attempt.expected, build: .done)
    results.seconds = attempt.buildSeconds
    results.ownTests = ownTests

    // Build
    guard let built else {
      results.build = .failed(attempt.diagnostics)
      return results
    }
    results.addedError = attempt.addedError
    results.changed = attempt.suite.changed + attempt.suite.faults.map(\.file)
    results.altered = try workspace.altered(for: [exercise])

    // Suite; in an exercise where the learner writes it, nothing else follows.
    guard exercise.writes == .sources else {
      try runAgainstSubjects(&results, built.binary)
      return results
    }
    let play = try ahead.scripts.map { scripts throws(Complaint) in
      try scripts.stage.start(built.binary, scripts.list, profile: "scripts")
    }
    results.suite = try SuiteStage(world: world, progress: { progress(.short($0)) })
      .run(exercise.id, built.binary)
    if !results.isSuiteGreen { try judgeMilestone(&results, built.binary, ahead) }
    guard results.isSuiteGreen else {
      let search = try ahead.tree.map { tree throws(Complaint) in
        try RuleStage(world: world, builder: builder).search(
          exercise, workspace.sources(of: exercise), tree: tree, besides: [.workers, .weakBack])
      }
      if let play, let scripts = ahead.scripts, results.isSuiteRed,
        results.ofReference.mistakes != nil
      {
        let reference = try scripts.stage.finish(reference: scripts.reference, scripts.list)
        results.name(
          try scripts.stage.finish(play, like: reference), beside: reference, scripts.list)
      }
      play?.job?.cancel()
      ahead.scripts?.reference.job?.cancel()
      results.seen = try search?.result().broken ?? []
      results.rules = rules(of: results.greenFiles, exercise, among: results.seen)
      return results
    }

    guard !results.isHeldBack else {
      play?.job?.cancel()
      ahead.scripts?.reference.job?.cancel()
      return results
    }
    try judge(&results, built.binary, play, ahead)

    // Places that nothing ran are a note, and cost nothing.
    results.untried = try CoverageStage(world: world).untried(exercise, built)
    return results
  }

  /// Scripts and rules; of a milestone, its own.
  private func judge(
    _ results: inout StageResults, _ binary: String, _ play: ScriptStage.Run?, _ ahead: Ahead,
    milestone: Int? = nil
  ) throws(Complaint) {
    // Rules are searched while the scripts are compared.
    var exercise = results.exercise.at(milestone)
    // The parts that come with the next milestone are none too many.
    if milestone != nil, results.hasBegunNext { exercise.parts = nil }
    let search = try RuleStage(world: world, builder: builder)
      .search(exercise, workspace.sources(of: exercise), tree: ahead.tree)
    if let play, let (stage, list, reference) = ahead.scripts {
      let expected = try stage.finish(reference: reference, list)
      let learner = try stage.finish(play, like: expected)
      results.reference = try stage.verdict(reference: expected, learner: learner, list)
      if let difference = results.reference.difference {
        if milestone == nil { results.name(learner, beside: expected, list) }
        // A script that runs into the time limit would do so again and again.
        if results.reference.state != .timedOut {
          progress(.short("looking for the shortest script"))
          results.reference.difference = try stage.shrink(
            difference, on: binary, isBrokenOff: results.reference.state.isBrokenOff)
        }
      }
    } else {
      let isComparable = milestone == nil && workspace.hasReference(exercise.id)
      // A stage without a comparison counts as one that's still to come.
      results.reference.state =
        isComparable ? .agreed : milestone == nil ? .notSupplied : .notReached
    }
    results.rules = try search.result()
  }

  /// Judges the milestone before the first red test by itself: if it holds, the next one is in hand.
  private func judgeMilestone(
    _ results: inout StageResults, _ binary: String, _ ahead: Ahead
  ) throws(Complaint) {
    let number = results.greenMilestones - 1
    // With all tests green, something else has ended the run, and no next one is in hand.
    guard number >= 0, let all = results.exercise.stages, number + 1 < all.count else { return }
    results.isHeldBack = true
    var own = Ahead(tree: ahead.tree)
    var play: ScriptStage.Run?
    if all[number].isPlayed == true, let (whole, list, _) = ahead.scripts,
      let reference = whole.reference
    {
      let stage = ScriptStage(world: world, id: whole.id, reference: reference, milestone: number)
      own.scripts = (stage, list, try stage.start(reference, list))
      play = try stage.start(binary, list)
    }
    try judge(&results, binary, play, own, milestone: number)
    guard results.outcome == .passed else { return }
    results.passed = Verdict.Passed(
      stage: number + 1, tests: results.tests.expected, scripts: results.reference.scripts)
    results.isHeldBack = false
    (results.reference, results.rules) = (.init(state: .notReached), .init(state: .notReached))
  }

  /// The learner's suite is judged by its outcomes for right and wrong implementations.
  private func runAgainstSubjects(
    _ results: inout StageResults, _ binary: String
  ) throws(Complaint) {
    let exercise = results.exercise
    let folder = try SubjectFolder(exercise, in: workspace)
    if let fault = folder.faults.first {
      throw .machine(
        "\(fault): a wrong implementation can't be made of it.",
        next: "git checkout -- \(exercise.layout.givenWrong), or kata verify \(exercise.id.number)")
    }
    let result = try SubjectStage(world: world, folder: folder).run(exercise, binary)
    results.suite = result.given
    results.subjects = result.subjects
    if !folder.isSupplied { results.reference.state = .notSupplied }
    results.changed = try workspace.differences(
      workspace.path(exercise.givenPath), workspace.shipped[exercise.id, exercise.givenFolder])
  }

  /// A part that is green while another is not is told of the rule that it breaks.
  private func rules(
    of parts: [String], _ exercise: Course.Exercise, among seen: [RuleFinding]
  ) -> Verdict.Rules {
    let files = parts.map { "\(exercise.layout.sources)/\($0)" }
    let judged = exercise.rules.compactMap(Rule.init(rawValue:))
    let broken = seen.filter { files.contains($0.file) && judged.contains($0.rule) }
    return broken.isEmpty
      ? Verdict.Rules(state: .notReached)
      : Verdict.Rules(state: .broken, broken: broken, judged: judged)
  }
}

extension Judge {
  package struct Options {
    package var conditions = Conditions()
    /// True if no verdict of earlier counts.
    package var isFresh = false
    /// True if the one wrong part of several is looked for, and own tests are tried on mistakes: a
    /// build for each of them.
    package var isThorough = false
    /// True if an untouched stub is run and shown as red, rather than named.
    package var runsStubs = false

    package init() {}
  }

  /// All options that the same code can get another verdict by: a verdict is remembered with them.
  package struct Conditions: Codable {
    /// Seconds for one process of the learner's.
    package var limit = Double(Limits.suiteSeconds)
    /// Random scripts for each exercise; nil for as many as their length asks for.
    package var scripts: Int?
    /// Nil for the exercise's own.
    package var seed: UInt64?
    /// True if the same code has the same verdict to the letter, however busy the machine is.
    package var isForGrades = false
    /// True if `sandbox-exec` of a Mac is around each of the learner's processes.
    package var usesMacBox = false
  }
}
