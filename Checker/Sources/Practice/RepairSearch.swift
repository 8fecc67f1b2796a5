import Basics
import Common
import Foundation
import Host

/// Finds a broken text that compiles, ends, and is red: the learner's own with one edit, or the
/// reference with one mutant.
struct RepairSearch {
  private let exercise: Course.Exercise
  private let session: CheckSession
  private var random: SeededNumbers
  private let trial: Trial
  private let own: [String: String]
  private let phrases: Phrases

  init(_ exercise: Course.Exercise, in session: CheckSession, seed: UInt64) throws(Complaint) {
    (self.exercise, self.session) = (exercise, session)
    random = SeededNumbers(seed: seed)
    trial = try Trial(exercise, in: session)
    own = try session.workspace.sources(of: exercise)
    let words: [String: String]? = try session.workspace.host.files.json(
      session.workspace.path(Phrases.path))
    phrases = Phrases(words ?? [:])
  }

  private var workspace: Workspace { session.workspace }

  /// A broken text, before it was tried; the words are what a user reports, where that is known.
  private struct Candidate {
    var texts: [String: String]
    var words: String?
  }

  /// Every second one is the reference with a mutant, where there are Solutions.
  mutating func repair() throws(Complaint) -> Repair {
    defer { try? session.world.clean() }
    let repairs = try workspace.repairs().days[exercise.name]?.repairs ?? 0
    let isMutant = !repairs.isMultiple(of: 2)
    let known = try mutants()
    var found = isMutant ? try firstRed(of: known) : nil
    if found == nil {
      found = try firstRed(of: edits(), endsAtHang: !isMutant && !known.isEmpty)
    }
    if found == nil, !isMutant { found = try firstRed(of: known) }
    if let (candidate, report) = found {
      return try Repair(candidate.texts, of: exercise, in: workspace, report, counts: true)
    }
    throw Complaint(
      "No small mistake in \(exercise.id) turns its tests red.",
      next: "kata again with another exercise", exit: .notPassed)
  }

  /// One of the candidates that is red, and what's reported of it.
  private mutating func firstRed(
    of candidates: [Candidate], endsAtHang: Bool = false
  ) throws(Complaint) -> (Candidate, String)? {
    for candidate in candidates.shuffled(using: &random).prefix(Self.tries) {
      switch try trial(of: candidate) {
      case .red(let report): return (candidate, report)
      // Where one edit waits forever, others do, too; a mutant is known to be found.
      case .hung where endsAtHang: return nil
      default: continue
      }
    }
    return nil
  }

  private enum Found {
    /// By a test or a script that comes to its end; with what a user reports.
    case red(String)
    case hung, unseen
  }

  /// Long enough for a suite that ends; one that waits forever costs no more.
  private static let suiteSeconds = 2.0

  /// So many are tried at most.
  private static let tries = 40

  /// The learner's own text with one edit.
  private func edits() throws(Complaint) -> [Candidate] {
    let stage = RuleStage(world: session.world, builder: session.builder)
    let sources = exercise.layout.sources(own)
    guard let dump = try stage.dump(of: exercise, own),
      let edits = EditSearch.edits(dump: dump, sources: sources)
    else { return [] }
    return edits.compactMap { edit in
      guard let name = own.keys.first(where: { edit.file.hasSuffix("/\($0)") }),
        let typed = own[name].flatMap(edit.typed), typed != own[name]
      else { return nil }
      return Candidate(texts: own.merging([name: typed]) { $1 })
    }
  }

  /// The reference with a mistake that users notice, where it has the files of the learner's own text.
  private func mutants() throws(Complaint) -> [Candidate] {
    guard trial.reference != nil else { return [] }
    return try Mutants(of: exercise, in: workspace).all.compactMap { mutant, texts in
      guard let report = mutant.report, Set(texts.keys) == Set(own.keys) else { return nil }
      return Candidate(texts: texts, words: "A user reports: \(report)")
    }
  }

  private func trial(of candidate: Candidate) throws(Complaint) -> Found {
    let scripts = try ScriptList.all(of: exercise, in: workspace)
    guard
      let stages = try trial.results(
        of: candidate.texts, in: scripts, suiteSeconds: Self.suiteSeconds)
    else { return .unseen }
    switch stages.outcome {
    case .failed: return .red(candidate.words ?? phrases.report(Verdict(stages)))
    case .timedOut where !stages.isSuiteGreen: return .hung
    case .diverged:
      return stages.reference.difference.map { .red(candidate.words ?? phrases.report($0)) }
        ?? .unseen
    default: return .unseen
    }
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
