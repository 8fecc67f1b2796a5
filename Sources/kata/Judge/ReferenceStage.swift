import KataCore

/// Has the reference and the learner's code play the same scripts, and compares what they did.
struct ReferenceStage {
  let world: World
  let options: Judge.Options
  let exercise: Course.Exercise
  /// Nil where this copy of the course has none.
  let reference: String?
  private var scripts: Scripts?
  /// What the reference did with them.
  private var transcript: Players.Transcript?
  /// What the learner's code did with them.
  private var performance: Players.Performance?

  init(
    _ exercise: Course.Exercise, _ reference: String?, world: World, options: Judge.Options
  ) {
    (self.exercise, self.reference) = (exercise, reference)
    (self.world, self.options) = (world, options)
  }

  private var workspace: Workspace { world.workspace }
  private var corpus: Corpus { Corpus(workspace: workspace, id: exercise.id) }

  /// Has the reference play while others do what they have to; they start its process.
  ///
  /// What it plays follows from texts, and nothing of the learner's has run by then.
  mutating func rehearse(
    beside work: (Command?) throws(Complaint) -> Finished?
  ) throws(Complaint) {
    guard let scripts = try chosen(), let players = players("") else { return _ = try work(nil) }
    transcript = try players.rehearse(scripts, run: work)
  }

  /// Has the learner's code play while its suite runs, which starts its process; not where the
  /// reference, whose turn comes first, has not played yet.
  mutating func perform(
    _ binary: String, beside work: (Command?) throws(Complaint) -> Finished?
  ) throws(Complaint) {
    guard let scripts = try chosen(), transcript != nil, let players = players(binary) else {
      return _ = try work(nil)
    }
    performance = try players.perform(scripts, run: work)
  }

  /// Plays what has not been played yet.
  mutating func judge(
    _ binary: String, progress: (String) -> Void
  ) throws(Complaint) -> Verdict.Reference {
    guard let reference, let players = players(binary) else {
      return Verdict.Reference(state: .notSupplied)
    }
    guard let scripts = try chosen() else { return Verdict.Reference(state: .agreed) }
    let builder = Builder(workspace: workspace, toolchain: world.toolchain)
    guard try References(workspace: workspace, builder: builder).isWhole(reference) else {
      throw .machine(
        "The reference of \(exercise.id) was changed after it had been built.",
        next: "look at what the code of \(exercise.id) does, and run the same command again")
    }
    let played = try players.play(scripts, reference: transcript, learner: performance)
    var result = Verdict.Reference(
      played.comparison, played.ending, scripts: played.reference.recording.episodes.count,
      seed: scripts.seed)
    if [.crashed, .timedOut].contains(result.state) { result.crash = played.crash }
    guard let difference = result.difference else { return result }
    // A script that runs into the time limit would do so again and again.
    if result.state != .timedOut {
      progress("looking for the shortest script")
      result.difference = try Shrinking(players: players)
        .shrink(difference, isBrokenOff: result.state.isBrokenOff)
    }
    try corpus.remember(result.difference?.scenario ?? difference.scenario)
    return result
  }

  /// Those of before, where they are still what follows from the learner's code; nil where there
  /// are none.
  private mutating func chosen() throws(Complaint) -> Scripts? {
    guard reference != nil else { return nil }
    var seed = options.seed
    if seed == nil { seed = try corpus.seed(of: exercise) }
    if let seed, scripts?.seed != seed {
      (transcript, performance) = (nil, nil)
      scripts = Scripts.random(
        seed: seed, count: options.scripts, after: try corpus.scenarios())
    }
    return scripts?.isEmpty == true ? nil : scripts
  }

  private func players(_ learner: String) -> Players? {
    reference.map {
      Players(
        world: world, id: exercise.id, learner: learner, reference: $0,
        sources: workspace.path(exercise.own))
    }
  }
}
