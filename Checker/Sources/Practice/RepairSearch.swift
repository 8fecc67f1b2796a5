import Basics
import Common
import Host

/// Finds a broken text that compiles, ends, and is red, and that a user has a report of: the learner's
/// own with a known mistake in it, or the reference with one.
struct RepairSearch {
  private let exercise: Course.Exercise
  private let session: CheckSession
  private var random: SeededNumbers
  private let trial: Trial
  private let own: [String: String]
  private let expected: Expected
  private let play: (list: ScriptList, reference: ScriptStage.Played)?

  init(_ exercise: Course.Exercise, in session: CheckSession, seed: UInt64) throws(Complaint) {
    (self.exercise, self.session) = (exercise, session)
    let workspace = session.workspace
    random = SeededNumbers(seed: seed)
    var trial = try Trial(exercise, in: session)
    own = try workspace.sources(of: exercise)
    expected = try workspace.expected(exercise.id)
    let stage = trial.scripts
    if let reference = trial.reference {
      let list = try ScriptList.all(of: exercise, in: workspace)
      play = (list, try stage.finish(stage.start(reference, list)))
    } else if let path = workspace.recording(
      exercise.id, isDarwin: session.toolchain.info.isDarwin)
    {
      let (list, run) = stage.recorded(path)
      play = (list, try stage.finish(run))
    } else {
      play = nil
    }
    trial.request.plays = play != nil
    self.trial = trial
  }

  private var workspace: Workspace { session.workspace }

  /// A text with a mistake in it, before it was tried.
  private struct Candidate {
    var mutant: Mutant
    var texts: [String: String]
  }

  /// Finds a mistake that fits into the learner's own code, or else one in the reference.
  mutating func repair() throws(Complaint) -> Repair {
    defer { try? session.world.clean() }
    let mutants = try mutants()
    let laid = mutants.map(\.mutant).compactMap { mutant in
      mutant.diff.laid(into: own).map { Candidate(mutant: mutant, texts: $0) }
    }
    let others = mutants.filter { Set($0.texts.keys) == Set(own.keys) }
    let folder = workspace.path(exercise.layout.reference)
    let reference = others.isEmpty ? [:] : try workspace.host.files.texts(in: folder)
    for (candidates, base) in [(laid, own), (others, reference)] {
      if let (texts, report) = try first(of: candidates, in: base) {
        return try Repair(texts, of: exercise, in: workspace, report, counts: true)
      }
    }
    throw Complaint(
      "There is no mistake for \(exercise.id) that a user would notice.",
      next: "kata again with another exercise", exit: .notPassed)
  }

  /// The text of one of the candidates that shows its mistake, and what a user reports of it.
  private mutating func first(
    of candidates: [Candidate], in base: [String: String]
  ) throws(Complaint) -> ([String: String], String)? {
    let braces = Self.emptyBraces(base)
    let all = candidates.filter { Self.emptyBraces($0.texts) <= braces && $0.texts != own }
      .shuffled(using: &random)
    var hung = 0
    for candidate in all.prefix(Self.builds) where hung < 3 {
      guard let built = try trial.build(candidate.texts) else { continue }
      switch try outcome(of: candidate.mutant, built.binary, isOwn: base == own) {
      case .shown(let report): return (candidate.texts, "A user reports: \(report)")
      case .hung: hung += 1
      case .unseen: continue
      }
    }
    return nil
  }

  /// Two braces with nothing between them, which the eye finds.
  static func emptyBraces(_ texts: [String: String]) -> Int {
    texts.values.reduce(0) { $0 + $1.matches(of: #/\{\s*\}/#).count }
  }

  private enum Found {
    case shown(report: String)
    case hung, unseen
  }

  /// So many are built at most, each by itself.
  private static let builds = 12

  /// Long enough for a suite that ends; one that waits forever costs no more.
  private static let suiteSeconds = 2.0

  private func outcome(
    of mutant: Mutant, _ binary: String, isOwn: Bool
  ) throws(Complaint) -> Found {
    var world = session.world
    let stage = ScriptStage(world: world, id: exercise.id, reference: nil)
    world.limit = Self.suiteSeconds
    var stages = StageResults(exercise, expected: expected, build: .done)
    stages.suite = try SuiteStage(world: world).run(exercise.id, binary, isOnce: true)
    let isGreen = stages.isSuiteGreen
    guard isGreen || [.failed, .crashed].contains(stages.outcome) else {
      return stages.outcome == .timedOut ? .hung : .unseen
    }
    let isNamed = stages.allTests.cases.contains { test in
      test.outcome != .passed && test.edges?.contains { "E\($0)" == mutant.edge } == true
    }
    // What a mutant does in the reference is proved; in other code, the same has to come of it.
    if !isOwn, !isGreen, let report = mutant.report { return .shown(report: report) }
    guard let (list, reference) = play else { return .unseen }
    let played = try stage.finish(stage.start(binary, list))
    let messages = [played, reference].map { list.random(among: $0.recording.episodes) }
    let known = expected.mistakes?.all.first { $0.sentence == mutant.sentence }?.fingerprint
    let isSame = known == Fingerprint(of: messages[0], beside: messages[1])
    let plays = [played, reference].map { $0.recording.episodes.map(\.entries) }
    let isShown = known == nil ? isNamed || isGreen && plays[0] != plays[1] : isSame
    return isShown ? mutant.report.map(Found.shown) ?? .unseen : .unseen
  }

  /// The mistakes that a user would notice, each with the reference's text that has it.
  private func mutants() throws(Complaint) -> [Candidate] {
    guard trial.reference != nil else { return [] }
    return try Mutants(of: exercise, in: workspace).all.filter { $0.mutant.report != nil }
      .map(Candidate.init)
  }
}

/// Numbers that follow from a seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
