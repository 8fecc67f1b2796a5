import Foundation
import Build
import Core
import Course
import Host
import Rules

/// Takes exercises through the stages: build → suite → scripts → rules → verdict.
///
/// Read `stages(of:in:_:)` at the end of this file for the way of one exercise.
package struct Judge {
  let workspace: Workspace
  let toolchain: Toolchain
  let options: Options
  let progress: ProgressHandler

  private var builder: Builder {
    Builder(workspace: workspace, toolchain: toolchain, progress: progress)
  }

  private var sandbox: ProcessSandbox {
    let conditions = options.conditions
    var sandbox = ProcessSandbox(
      workspace: workspace, toolchain: toolchain, limit: conditions.limit)
    sandbox.isForGrades = conditions.isForGrades
    sandbox.usesMacBox = conditions.usesMacBox
    return sandbox
  }

  /// One verdict for each exercise, in the order in which they are reached, with true if a closer
  /// look would find nothing more.
  func judge(
    _ exercises: [Course.Exercise],
    each: (_ verdict: Verdict, _ isThorough: Bool) throws(Complaint) -> Void
  ) throws(Complaint) {
    var open: [Attempt] = []
    for exercise in exercises {
      let attempt = try Attempt(exercise, in: workspace)
      if attempt.isUntouched, !options.runsStubs {
        let stages = StageResults(exercise, expected: attempt.expected, build: .untouched)
        try each(Verdict(stages), true)
      } else {
        open.append(attempt)
      }
    }
    if !open.isEmpty { try judgeTogether(open, each) }
  }

  /// All of them are built together; with one alone, what needs no build starts beside the compiler.
  private func judgeTogether(
    _ open: [Attempt], _ each: (Verdict, Bool) throws(Complaint) -> Void
  ) throws(Complaint) {
    defer { try? sandbox.clean() }
    let isFirst = builder.isFirst
    progress(isFirst ? .long("building the course, once") : .short("building"))
    var ownTests: [ExerciseID: OwnTests] = [:]
    for suite in open.compactMap(\.exercise.ownSuite) { ownTests[suite.id] = try run(suite) }
    let references = try References(builder: builder).binaries(for: open.map(\.exercise))
    let started = open.count == 1 ? try start(open[0], references[open[0].id]) : nil
    let recorded = open.map(\.id).filter { recording(of: $0) != nil }
    let players = Set(references.keys).union(recorded)
    let builds = try AttemptBuild.builds(open, players: players, with: builder)
    for build in builds {
      for attempt in build.attempts {
        progress(.short("checking \(attempt.id)"))
        let start = workspace.host.clock()
        let jobs =
          if let started { started } else { try self.start(attempt, references[attempt.id]) }
        var stages = try stages(of: attempt, in: build.program, jobs)
        stages.seconds += workspace.host.clock() - start
        stages.ownTests = ownTests[attempt.id]
        let isThorough = options.isThorough && open.count == 1
        if isThorough {
          stages.wrongPart = try wrongPart(stages, references[attempt.id])
          try tryOwnTests(&stages)
        }
        let isPlain = attempt.exercise.edit.count == 1 && attempt.suite.added.isEmpty
        try each(Verdict(stages), isThorough || isPlain)
      }
    }
  }

  /// Work on one exercise that needs nothing from its build.
  private struct Started {
    /// The compiler's tree of the learner's sources; nil if no rule is judged.
    var tree: Job?
    /// The scripts, and the reference's side of them; nil where there is nothing to compare with.
    var scripts: (stage: ScriptStage, list: ScriptList, reference: ScriptStage.Reference)?
  }

  private func start(
    _ attempt: Attempt, _ reference: String?
  ) throws(Complaint) -> Started {
    let exercise = attempt.exercise
    guard exercise.writes == .sources else { return Started() }
    var started = Started(
      tree: try RuleStage(sandbox: sandbox, builder: builder)
        .start(exercise, workspace.sources(of: exercise)))
    let stage = ScriptStage(sandbox: sandbox, id: exercise.id, reference: reference)
    if let path = recording(of: exercise.id), let bytes = try workspace.host.files.read(path) {
      let (list, played) = ScriptStage.recorded(bytes)
      started.scripts = (stage, list, .recorded(played))
    }
    guard let reference else { return started }
    let list = try scripts(of: exercise)
    guard !list.isEmpty else { return started }
    started.scripts = (stage, list, .playing(try stage.start(reference, list)))
    return started
  }

  /// The one file that is wrong, where suite or scripts say that something is.
  private func wrongPart(
    _ stages: StageResults, _ reference: String?
  ) throws(Complaint) -> String? {
    guard let reference, stages.cause?.rule != .workers,
      stages.isSuiteRed || stages.reference.state == .diverged
    else { return nil }
    progress(.short("looking for the part that is wrong"))
    let exercise = stages.exercise
    let stage = ScriptStage(sandbox: sandbox, id: exercise.id, reference: reference)
    return try WrongPartStage(sandbox: sandbox, builder: builder)
      .wrongPart(of: exercise, (stage, scripts(of: exercise)))
  }

  /// Tries the tests that the learner has added on the known mistakes, where that takes seconds.
  private func tryOwnTests(_ stages: inout StageResults) throws(Complaint) {
    let exercise = stages.exercise
    guard stages.hasSoundOwnTests, workspace.hasReference(exercise.id),
      builder.usesCompiler
    else { return }
    var stage = TeethStage(
      exercise: exercise, builder: builder, sandbox: sandbox, progress: progress)
    do { stages.teeth = try stage.run() } catch {
      guard error.exit == .notPassed else { throw error }
      stages.ownFault = error.sentence
    }
  }

  /// The recorded scripts, and random ones after them.
  private func scripts(of exercise: Course.Exercise) throws(Complaint) -> ScriptList {
    try ScriptList.all(
      of: exercise, in: workspace, seed: options.conditions.seed,
      count: options.conditions.scripts)
  }

  private func recording(of id: ExerciseID) -> String? {
    workspace.recording(id, isDarwin: toolchain.info.isDarwin)
  }

  /// The way of one exercise through the stages.
  ///
  /// The first one that fails names the outcome (`StageResults`).
  private func stages(
    of attempt: Attempt, in built: Built?, _ started: Started
  ) throws(Complaint) -> StageResults {
    let exercise = attempt.exercise
    var stages = StageResults(exercise, expected: attempt.expected, build: .done)
    stages.seconds = attempt.buildSeconds

    // Build
    guard let built, attempt.diagnostics.isEmpty else {
      stages.build = .failed(attempt.diagnostics)
      return stages
    }
    stages.addedError = attempt.addedError
    stages.changed = attempt.suite.changed + attempt.suite.faults.map(\.file)
    stages.altered = try workspace.altered(for: [exercise])

    // Suite; in an exercise where the learner writes it, nothing else follows.
    guard exercise.writes == .sources else {
      try runAgainstSubjects(&stages, built.binary)
      return stages
    }
    let play = try started.scripts.map { scripts throws(Complaint) in
      try scripts.stage.start(built.binary, scripts.list, profile: "scripts")
    }
    stages.suite = try SuiteStage(sandbox: sandbox, progress: { progress(.short($0)) })
      .run(exercise.id, built.binary)
    guard stages.isSuiteGreen else {
      let search = try started.tree.map { tree throws(Complaint) in
        try RuleStage(sandbox: sandbox, builder: builder).search(
          exercise, workspace.sources(of: exercise), tree: tree, besides: [.workers, .weakBack])
      }
      if let play, let scripts = started.scripts, stages.isSuiteRed,
        stages.recorded.mistakes != nil
      {
        let reference = try scripts.stage.finish(scripts.reference)
        name(
          &stages, try scripts.stage.finish(play, like: reference), beside: reference, scripts.list)
      }
      play?.job.cancel()
      started.scripts?.reference.cancel()
      stages.seen = try search?.result().broken ?? []
      stages.rules = rules(of: stages.greenParts, exercise, among: stages.seen)
      return stages
    }

    // Rules are searched while the scripts are compared.
    let search = try RuleStage(sandbox: sandbox, builder: builder)
      .search(exercise, workspace.sources(of: exercise), tree: started.tree)

    // Scripts
    if let play, let (stage, list, reference) = started.scripts {
      let expected = try stage.finish(reference)
      let learner = try stage.finish(play, like: expected)
      stages.reference = try stage.verdict(reference: expected, learner: learner, list)
      if let difference = stages.reference.difference {
        name(&stages, learner, beside: expected, list)
        // A script that runs into the time limit would do so again and again.
        if stages.reference.state != .timedOut {
          progress(.short("looking for the shortest script"))
          stages.reference.difference = try stage.shrink(
            difference, on: built.binary, isBrokenOff: stages.reference.state.isBrokenOff)
        }
      }
    } else {
      stages.reference.state = workspace.hasReference(exercise.id) ? .agreed : .notSupplied
    }
    stages.rules = try search.result()

    // Places that nothing ran are a note, and cost nothing.
    stages.untried = try CoverageStage(sandbox: sandbox).untried(exercise, built)
    return stages
  }

  /// Names the known mistake that the code makes, by its messages in random scripts.
  private func name(
    _ stages: inout StageResults, _ learner: ScriptStage.Played,
    beside reference: ScriptStage.Played, _ list: ScriptList
  ) {
    stages.mistake = stages.recorded.mistakes?.made(
      by: list.random(among: learner.recording.episodes),
      beside: list.random(among: reference.recording.episodes), failing: stages.tests.failures)
  }

  /// The learner's suite is judged by its outcomes for right and wrong implementations.
  private func runAgainstSubjects(
    _ stages: inout StageResults, _ binary: String
  ) throws(Complaint) {
    let exercise = stages.exercise
    let folder = try SubjectFolder(exercise, in: workspace)
    if let fault = folder.faults.first {
      throw .machine(
        "\(fault): a wrong implementation can't be made of it.",
        next: "git checkout -- \(exercise.layout.givenWrong), or kata verify \(exercise.id.number)")
    }
    let result = try SubjectStage(sandbox: sandbox, folder: folder).run(exercise, binary)
    stages.suite = result.given
    stages.subjects = result.subjects
    if !folder.isSupplied { stages.reference.state = .notSupplied }
    stages.changed = try workspace.differences(
      workspace.path(exercise.givenPath), workspace.shipped[exercise.id, exercise.givenFolder])
  }

  /// Runs the tests that the learner has written beside given ones.
  private func run(_ suite: Course.Exercise) throws(Complaint) -> OwnTests {
    progress(.short("trying your own tests"))
    let own = OwnTestsStage(sandbox: sandbox, builder: builder)
    guard let (folder, parts) = try own.implementations(for: suite, workspace.sources(of: suite))
    else {
      return .notCompiled(nil)
    }
    var plan = BuildRequest(exercises: [suite.id])
    plan.implementations = [suite.id: folder.files]
    switch try builder.build(plan) {
    case .built(let built):
      var subjects = try own.run(suite, built, against: folder).subjects
      if let parts {
        let tests = try workspace.host.files.texts(in: workspace.path(suite.own))
        subjects.add(parts, namedIn: Array(tests.values))
      }
      return .run(subjects, parts)
    case .failed where suite.silences == true: return .notCompiled(nil)
    case .failed(let diagnostics, _):
      return .notCompiled(diagnostics.first { $0.severity == .error })
    }
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
