import Basics
import Common
import Foundation
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

  /// A broken text, before it was tried.
  private struct Candidate {
    var texts: [String: String]
    /// The mistake in it; nil for an edit, which is whatever mistake its messages show.
    var mutant: Mutant?
  }

  /// Finds a mistake: a mutant at the first and every second repair, since its report is written by
  /// hand, and a small edit of the learner's own code at the others.
  mutating func repair() throws(Complaint) -> Repair {
    defer { try? session.world.clean() }
    let repairs = try workspace.repairs().days[exercise.name]?.repairs ?? 0
    let mutants = try mutants()
    let laid = mutants.compactMap { mutant, _ in
      mutant.diff.laid(into: own).map { Candidate(texts: $0, mutant: mutant) }
    }
    let others = mutants.filter { Set($1.keys) == Set(own.keys) }
      .map { Candidate(texts: $1, mutant: $0) }
    let folder = workspace.path(exercise.layout.reference)
    let reference = others.isEmpty ? [:] : try workspace.host.files.texts(in: folder)
    for turn in repairs.isMultiple(of: 2) ? [1, 2, 0] : [0, 1, 2] {
      let found =
        switch turn {
        case 0: try first(of: edits(), in: own)
        case 1: try first(of: laid, in: own)
        default: try first(of: others, in: reference)
        }
      if let (candidate, report) = found {
        return try Repair(candidate.texts, of: exercise, in: workspace, report, counts: true)
      }
    }
    throw Complaint(
      "There is no mistake for \(exercise.id) that a user would notice.",
      next: "kata again with another exercise", exit: .notPassed)
  }

  /// One of the candidates that shows its mistake, and what a user reports of it.
  private mutating func first(
    of candidates: [Candidate], in base: [String: String]
  ) throws(Complaint) -> (Candidate, String)? {
    let braces = Self.emptyBraces(base)
    let all = candidates.filter { Self.emptyBraces($0.texts) <= braces && $0.texts != own }
      .shuffled(using: &random)
    // Most mutants show at once; of the edits, only some are a known mistake.
    let isOfEdits = all.contains { $0.mutant == nil }
    let together = isOfEdits ? try trial.together(base, all.map(\.texts)) : nil
    var hung = 0
    for (index, candidate) in all.prefix(together == nil ? Self.builds : all.count).enumerated()
    where hung < 3 {
      let number = together?.numbers[index]
      guard
        let built = try number == nil ? trial.build(candidate.texts) : together?.built
      else { continue }
      switch try outcome(of: candidate, built.binary, number ?? 0, isOwn: base == own) {
      case .shown(let report): return (candidate, "A user reports: \(report)")
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
    of candidate: Candidate, _ binary: String, _ number: Int, isOwn: Bool
  ) throws(Complaint) -> Found {
    var world = session.world
    world.variant = number
    let stage = ScriptStage(world: world, id: exercise.id, reference: nil)
    world.limit = Self.suiteSeconds
    var stages = StageResults(exercise, expected: expected, build: .done)
    stages.suite = try SuiteStage(world: world).run(exercise.id, binary, isOnce: true)
    let isGreen = stages.isSuiteGreen
    guard isGreen || [.failed, .crashed].contains(stages.outcome) else {
      return stages.outcome == .timedOut ? .hung : .unseen
    }
    let isNamed = stages.allTests.cases.contains { test in
      test.outcome != .passed && test.edges?.contains { "E\($0)" == candidate.mutant?.edge } == true
    }
    // What a mutant does in the reference is proved; in other code, the same has to come of it.
    if !isOwn, !isGreen, let report = candidate.mutant?.report { return .shown(report: report) }
    guard let (list, reference) = play else { return .unseen }
    let played = try stage.finish(stage.start(binary, list))
    let messages = [played, reference].map { list.random(among: $0.recording.episodes) }
    guard let mutant = candidate.mutant else {
      let mistake = expected.mistakes?.made(
        by: messages[0], beside: messages[1], failing: stages.allTests.failures)
      return mistake?.report.map(Found.shown) ?? .unseen
    }
    let known = expected.mistakes?.all.first { $0.sentence == mutant.sentence }?.fingerprint
    let isSame = known == Fingerprint(of: messages[0], beside: messages[1])
    let plays = [played, reference].map { $0.recording.episodes.map(\.entries) }
    let isShown = known == nil ? isNamed || isGreen && plays[0] != plays[1] : isSame
    return isShown ? mutant.report.map(Found.shown) ?? .unseen : .unseen
  }

  /// The learner's own text with one edit, in what wasn't given.
  private func edits() throws(Complaint) -> [Candidate] {
    let stage = RuleStage(world: session.world, builder: session.builder)
    let sources = exercise.layout.sources(own)
    guard let dump = try stage.dump(of: exercise, own),
      let edits = EditSearch.edits(dump: dump, sources: sources),
      let bodies = RuleCheck.bodies(in: dump, sources: sources)
    else { return [] }
    let stub = workspace.stub(of: exercise).values.joined()
    return edits.compactMap { edit in
      guard let name = own.keys.first(where: { edit.file.hasSuffix("/\($0)") }),
        let text = own[name], let typed = edit.typed(into: text), typed != text
      else { return nil }
      let bytes = Array(text.utf8)
      let isGiven = bodies[edit.file]?.contains { body in
        edit.replacements.contains { body.bytes.contains($0.bytes.lowerBound) }
          && stub.contains(String(decoding: bytes[body.bytes], as: UTF8.self))
      }
      return isGiven == true ? nil : Candidate(texts: own.merging([name: typed]) { $1 })
    }
  }

  /// The mistakes that a user would notice, each with the reference's text that has it.
  private func mutants() throws(Complaint) -> [(Mutant, [String: String])] {
    guard trial.reference != nil else { return [] }
    return try Mutants(of: exercise, in: workspace).all.filter { $0.mutant.report != nil }
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
