import Foundation
import KataCore

/// Judges exercises: hash, build, suite, reference.
struct Judge {
  let workspace: Workspace
  let toolchain: Toolchain
  let options: Options
  /// Told what takes long, while it does.
  let progress: (String) -> Void

  struct Options {
    /// Seconds for one process of the learner's.
    var limit: Double = 10
    /// Random scripts for each exercise.
    var scripts = 200
    /// Nil for a fresh one each time.
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
          try each(submission.verdict(.notStarted))
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

  private func judge(
    _ open: inout [Submission], _ each: (Verdict) throws(Complaint) -> Void
  ) throws(Complaint) {
    progress("building")
    let references = try References(workspace: workspace, builder: builder)
      .binaries(for: open.map(\.exercise))
    var rounds = BuildRounds(open, players: Set(references.keys))
    let binary = try rounds.build(builder)
    open = rounds.submissions
    var heldBack: [(Submission, Verdict)] = []
    for submission in open {
      progress("checking \(submission.exercise.id)")
      let start = workspace.host.clock()
      var verdict = try self.verdict(submission, binary, references[submission.exercise.id])
      verdict.seconds += workspace.host.clock() - start
      if submission.suite.isChanged, submission.diagnostics.isEmpty {
        heldBack.append((submission, verdict))
      } else {
        try each(verdict)
      }
    }
    for (submission, verdict) in heldBack {
      try each(OwnSuite(world: world, builder: builder).show(verdict, submission))
    }
  }

  private func verdict(
    _ submission: Submission, _ binary: String?, _ reference: String?
  ) throws(Complaint) -> Verdict {
    guard let binary, submission.diagnostics.isEmpty else {
      return submission.verdict(.notCompiled)
    }
    if submission.exercise.writes == .suite {
      return try SuiteJudge(world: world).verdict(submission, binary)
    }
    let suite = try SuiteRunner(world: world).run(submission.exercise.id, binary)
    var verdict = submission.verdict(suite, in: workspace)
    guard verdict.outcome == .passed else { return submission.scored(verdict) }
    if let reference {
      try compare(&verdict, binary, reference)
    } else {
      verdict.reference.state = .notSupplied
    }
    verdict.rules = try RuleStage(world: world).judge(
      submission.exercise, at: "\(workspace.exercise(submission.id))/Sources")
    if let reason = verdict.rules.reason {
      verdict.notes.append("the rules were not looked at: \(reason)")
    }
    if verdict.outcome == .passed, verdict.rules.state == .broken { verdict.outcome = .breaksRules }
    return submission.scored(verdict)
  }

  private func compare(
    _ verdict: inout Verdict, _ binary: String, _ reference: String
  ) throws(Complaint) {
    let corpus = Corpus(workspace: workspace, id: verdict.id)
    let scripts = Scripts(
      scenarios: try corpus.scenarios(), seed: options.seed ?? workspace.host.seed(),
      count: options.scripts)
    guard !scripts.isEmpty else { return verdict.reference.state = .agreed }
    let players = Players(
      world: world, id: verdict.id, learner: binary, reference: reference)
    let played = try players.play(scripts)
    verdict.take(played.comparison, played.ending, scripts)
    guard let difference = verdict.reference.difference else { return }
    // A script that runs into the time limit would do so again and again.
    if verdict.reference.state != .timedOut {
      progress("looking for the shortest script")
      verdict.reference.difference = try Shrinking(players: players)
        .shrink(difference, isBrokenOff: verdict.reference.state.isBrokenOff)
    }
    try corpus.remember(verdict.reference.difference?.scenario ?? difference.scenario)
  }
}
