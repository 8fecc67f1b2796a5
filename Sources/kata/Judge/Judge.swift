import Foundation
import KataCore

/// Takes exercises through the stages: build, suite, reference, rules.
struct Judge {
  let workspace: Workspace
  let toolchain: Toolchain
  let options: Options
  /// Told what takes long, while it does.
  let progress: (String) -> Void
  /// Told what takes a minute, also where nobody looks.
  let announce: (String) -> Void

  struct Options {
    /// Seconds for one process of the learner's.
    var limit = Double(Limits.suiteSeconds)
    /// Random scripts for each exercise; nil for as many as there is time for.
    var scripts: Int?
    /// Nil for the one that follows from what is judged.
    var seed: UInt64?
    /// Whether an untouched stub is run and shown, rather than named.
    var runsStubs = false
  }

  private var builder: Builder { Builder(workspace: workspace, toolchain: toolchain) }

  private var world: World {
    World(workspace: workspace, toolchain: toolchain, limit: options.limit)
  }

  /// One verdict for each, not always in the same order; `each` hears of them as they come.
  ///
  /// An exercise that is not all there does not keep the others from theirs.
  func judge(
    _ exercises: [Course.Exercise], each: (Verdict) throws(Complaint) -> Void
  ) throws(Complaint) {
    var open: [Submission] = []
    var damage: Complaint?
    for exercise in exercises {
      do throws(Complaint) {
        let submission = try Submission(exercise, in: workspace)
        if submission.isUntouched, !options.runsStubs {
          try each(
            Verdict(StageResults(exercise, expected: submission.expected, build: .untouched)))
        } else {
          open.append(submission)
        }
      } catch {
        damage = damage ?? error
      }
    }
    if !open.isEmpty { try judge(&open, each) }
    if let damage { throw damage }
  }

  /// Looks at what is given, and changes nothing.
  func warm(_ exercise: Course.Exercise) throws(Complaint) {
    var plan = BuildPlan(exercises: [exercise.id])
    if try References(workspace: workspace, builder: builder).whole(exercise) != nil {
      plan.players = [exercise.id]
    }
    try builder.warm(plan)
    _ = try Shipped(workspace).changed(for: exercise.id)
    _ = try Submission(exercise, in: workspace)
  }

  /// Makes ready what its verdict will need; runs nothing of the learner's.
  func prepare(_ exercise: Course.Exercise) throws(Complaint) {
    let references = try References(workspace: workspace, builder: builder)
      .binaries(for: [exercise])
    let submission = try Submission(exercise, in: workspace)
    var rounds = BuildRounds([submission], players: Set(references.keys))
    _ = try rounds.build(builder)
  }

  private func judge(
    _ open: inout [Submission], _ each: (Verdict) throws(Complaint) -> Void
  ) throws(Complaint) {
    if builder.isFirst {
      announce("building the course, once; that takes a minute or so")
    } else {
      progress("building")
    }
    let references = try References(workspace: workspace, builder: builder)
      .binaries(for: open.map(\.exercise))
    var trees: [Beside: Command] = [:]
    for submission in open where submission.exercise.writes == .sources {
      trees[.tree(submission.id)] = RuleStage(world: world)
        .command(submission.exercise, at: workspace.path(submission.exercise.own))
    }
    var rounds = BuildRounds(open, players: Set(references.keys), beside: trees)
    let (built, rehearsed) = try build(&rounds, references)
    open = rounds.submissions
    var heldBack: [StageResults] = []
    for submission in open {
      progress("checking \(submission.id)")
      let start = workspace.host.clock()
      var reference = rehearsed ?? reference(submission.exercise, references)
      var stages = try stages(of: submission, built[submission.id], &reference)
      stages.seconds += workspace.host.clock() - start
      if submission.suite.isReplaced, stages.suite != nil {
        heldBack.append(stages)
      } else {
        try each(Verdict(stages))
      }
    }
    for var stages in heldBack {
      let suite = try workspace.suite(of: stages.exercise)
      stages.changedSuite =
        suite.faults.isEmpty ? try changedSuite(stages.exercise.id) : .notCompiled
      try each(Verdict(stages))
    }
  }

  private func stages(
    of submission: Submission, _ built: Built?, _ reference: inout ReferenceStage
  ) throws(Complaint) -> StageResults {
    let exercise = submission.exercise
    var stages = StageResults(exercise, expected: submission.expected, build: .done)
    stages.seconds = submission.buildSeconds
    guard let built, submission.diagnostics.isEmpty else {
      stages.build = .failed(submission.diagnostics)
      return stages
    }
    stages.changed = submission.suite.changed
    stages.altered = try Shipped(workspace).changed(for: exercise.id)
    guard exercise.writes == .sources else {
      try runAgainstSubjects(&stages, built.binary)
      return stages
    }
    try reference.perform(built.binary) { player throws(Complaint) in
      let (suite, played) = try SuiteRunner(world: world, progress: progress)
        .run(exercise.id, built.binary, beside: player)
      stages.suite = suite
      return played
    }
    guard stages.isSuiteGreen else {
      stages.rules = try rules(of: stages.greenParts, exercise)
      return stages
    }
    let rules = try RuleStage(world: world).begin(
      exercise, at: workspace.path(exercise.own), tree: built.beside[.tree(exercise.id)])
    stages.reference = try reference.judge(built.binary, progress: progress)
    stages.rules = try rules()
    stages.untried = try CoverageStage(world: world)
      .untried(exercise.id, built.binary, sourcesIn: workspace.path(exercise.own))
    return stages
  }

  /// A part that is green, while another is not, is told of the rule that it breaks.
  private func rules(
    of parts: [String], _ exercise: Course.Exercise
  ) throws(Complaint) -> Verdict.Rules {
    guard !parts.isEmpty else { return Verdict.Rules(state: .notReached) }
    let folder = exercise.layout.sources
    var rules = try RuleStage(world: world).judge(exercise, at: workspace.path(folder))
    rules.broken.removeAll { finding in !parts.contains { finding.file == "\(folder)/\($0)" } }
    return rules.broken.isEmpty ? Verdict.Rules(state: .notReached) : rules
  }

  /// A suite that the learner wrote is judged by what it says of right and wrong implementations.
  private func runAgainstSubjects(
    _ stages: inout StageResults, _ binary: String
  ) throws(Complaint) {
    let exercise = stages.exercise
    let id = exercise.id
    let folder = try SubjectFolder(id, in: workspace)
    if let fault = folder.faults.first {
      throw .machine(
        "\(fault): a wrong implementation can't be made of it.",
        next: "git checkout -- Exercises/\(id)/.given, or kata verify \(id.number)")
    }
    let result = try SubjectRunner(world: world, folder: folder).run(id, binary)
    stages.suite = result.given
    stages.again = result.again
    stages.subjects = result.subjects
    if !folder.isSupplied { stages.reference.state = .notSupplied }
    stages.changed = try workspace.differences(
      workspace.path(exercise.beside), workspace.path(exercise.layout.givenRight))
  }

  /// The shipped suite has judged by now; this is the learner's own copy of it.
  private func changedSuite(_ id: ExerciseID) throws(Complaint) -> StageResults.ChangedSuite {
    guard case .built(let built) = try builder.build(BuildPlan(exercises: [id])) else {
      return .notCompiled
    }
    return .ran(try SuiteRunner(world: world).run(id, built.binary))
  }

  /// Builds what is judged; if that is one exercise alone, its reference plays meanwhile.
  private func build(
    _ rounds: inout BuildRounds, _ references: [ExerciseID: String]
  ) throws(Complaint) -> ([ExerciseID: Built], ReferenceStage?) {
    let submission = rounds.submissions[0]
    guard rounds.submissions.count == 1, submission.exercise.writes == .sources,
      !submission.isUntouched
    else { return (try rounds.build(builder), nil) }
    var stage = reference(submission.exercise, references)
    var built: [ExerciseID: Built] = [:]
    try stage.rehearse { player throws(Complaint) in
      if let player { rounds.run(.reference(submission.id), player) }
      built = try rounds.build(builder)
      return built[submission.id]?.beside[.reference(submission.id)]
    }
    return (built, stage)
  }

  private func reference(
    _ exercise: Course.Exercise, _ references: [ExerciseID: String]
  ) -> ReferenceStage {
    ReferenceStage(exercise, references[exercise.id], world: world, options: options)
  }
}
