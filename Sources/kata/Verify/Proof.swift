import Foundation
import KataCore

/// What is to be shown of an exercise in which the learner writes the sources.
final class Proof: ExerciseProof {
  var row: VerifyReport.Row
  let exercise: Course.Exercise
  let facts: ExerciseFacts
  unowned let verifier: Verifier
  private(set) var names: [String] = []
  private var flows: [String: [[Message]]] = [:]
  private(set) var stubPasses: Set<String> = []
  private var cast = Cast()
  private var stubFails: Set<String> = []
  private var reference: String?
  /// The reference's recordings of scripts that are played again and again.
  private var transcripts: [String: Players.Transcript] = [:]
  /// For each mutant the shortest script that catches it.
  var corpus: [String: String] = [:]
  /// What the course has recorded of these.
  private let recorded: [String: String]

  init(_ exercise: Course.Exercise, _ facts: ExerciseFacts, _ verifier: Verifier) {
    self.exercise = exercise
    self.facts = facts
    self.verifier = verifier
    recorded = Corpus(workspace: verifier.workspace, id: exercise.id).recorded()
    row = VerifyReport.Row(
      id: exercise.id, title: exercise.title, edges: Readme(facts.readme ?? "").edges.count)
  }

  /// A mutant that the suite catches is played only where its script is to be found or looked at.
  func isPlayed(_ variant: Variant) -> Bool {
    switch variant.kind {
    case .reference, .alternative: true
    case .mutant: verifier.options.isRecording || verifier.options.seeds > 0
    case .stub, .repaired, .broken: false
    }
  }

  func prove(_ variant: Variant, _ binary: String, hasPlayer: Bool) throws(Complaint) -> Bool {
    let suite = try SuiteRunner(world: verifier.world).run(exercise.id, binary)
    switch variant.kind {
    case .reference: try proveReference(suite, binary)
    case .stub: proveStub(suite)
    case .alternative: try proveAlternative(variant, suite, binary)
    case .mutant(let name, let note):
      return try proveMutant(name, note, suite, binary, hasPlayer: hasPlayer)
    case .repaired(let file): proveRepaired(variant, file, suite)
    case .broken(let file): try proveBroken(variant, file, suite)
    }
    return true
  }

  func close() throws(Complaint) {
    row.mutants.sort { $0.name < $1.name }
    let scripted = row.mutants.filter { $0.caughtBy == .scripts }
    if scripted.isEmpty, !row.mutants.isEmpty {
      fault("no mutant is caught by the scripts alone")
    }
    if row.tests < 5 || row.tests > 14 { fault("the suite has \(row.tests) tests, not 5 to 14") }
    try Record(verifier.workspace, exercise.id).settle(
      Expected(
        tests: names.map {
          Expected.Test(name: $0, stubFails: stubFails.contains($0), flows: flows[$0] ?? [])
        }, suite: try verifier.workspace.digest(["\(verifier.workspace.given(exercise.id))/tests"]),
        cast: cast),
      corpus, isRecording: verifier.options.isRecording, fault)
  }

  private func proveReference(_ suite: SuiteResult, _ binary: String) throws(Complaint) {
    names = suite.run.order
    row.tests = names.count
    if Set(names.map { $0.split(separator: "/").last }).count < names.count {
      fault("two tests have the same name")
    }
    cast = suite.recording.cast
    for name in names {
      flows[name] = suite.recording.episodes.filter { name.hasSuffix($0.name) }.map(\.messages)
    }
    guard isGreen(suite, "the reference") else { return }
    let kept = "\(verifier.world.folder)/verify-\(exercise.id).xctest"
    try verifier.workspace.host.files.remove(kept)
    try verifier.workspace.host.files.copy(binary, kept)
    reference = kept
    guard try agrees("the reference, played twice,", binary) else { return }
    try runsWhole("the reference", binary)
    let episodes = transcripts[manyScripts.json]?.recording.episodes ?? []
    for (name, episode) in zip(recorded.keys.sorted(), episodes) where episode.entries.isEmpty {
      fault("what scripts.json holds for \(name) is no script of today's player")
    }
    row.referencePasses = try keepsRules("the reference")
  }

  private func proveStub(_ suite: SuiteResult) {
    let cases = suite.run.cases
    stubFails = Set(names.filter { cases[$0]?.outcome == .failed })
    stubPasses = Set(names.filter { cases[$0]?.outcome == .passed })
    row.stubFails = stubFails.count
    if stubFails.count * 2 < names.count { fault("the stub fails less than half of the suite") }
    for name in names where ![.failed, .passed].contains(cases[name]?.outcome) {
      fault("the stub does not end \"\(name)\" with a failed expectation")
    }
  }

  private func proveAlternative(
    _ variant: Variant, _ suite: SuiteResult, _ binary: String
  ) throws(Complaint) {
    row.alternatives += 1
    guard isGreen(suite, variant.name), try agrees(variant.name, binary) else { return }
    try runsWhole(variant.name, binary)
    guard try keepsRules(variant.name) else { return }
    row.alternativesPassed += 1
  }

  /// What is right, and never runs, is a gap of the scripts, or an edge without a test.
  private func runsWhole(_ name: String, _ binary: String) throws(Complaint) {
    let workspace = verifier.workspace
    let untried = try CoverageStage(world: verifier.world)
      .untried(exercise.id, binary, sourcesIn: workspace.laid(exercise.id))
    guard let untried else {
      return fault("nobody can tell which places of \(name) never run")
    }
    for place in untried {
      let file = place.file.split(separator: "/").last ?? ""
      fault("nothing has tried \(file):\(place.line) of \(name), \"\(place.text)\"")
    }
  }

  /// What is right may not be called wrong by any rule, not only by those of this exercise.
  private func keepsRules(_ name: String) throws(Complaint) -> Bool {
    let rules = try rules(Rule.allCases.map(\.rawValue), name)
    for finding in rules.broken {
      fault("\(name) breaks \(finding.rule.rawValue) at line \(finding.line): \(finding.why)")
    }
    return rules.state == .held
  }

  /// Looks at what was built last.
  func rules(_ names: [String], _ variant: String) throws(Complaint) -> Verdict.Rules {
    var exercise = exercise
    exercise.rules = names
    let rules = try RuleStage(world: verifier.world).judge(
      exercise, at: verifier.workspace.laid(exercise.id))
    if let reason = rules.reason { fault("the rules can't be looked at in \(variant): \(reason)") }
    return rules
  }

  private func isGreen(_ suite: SuiteResult, _ name: String) -> Bool {
    let tests = suite.run.tests(expected: names)
    guard suite.run.outcome(of: tests) != nil else { return true }
    let red = tests.cases.filter { $0.outcome != .passed }.map(\.name)
    fault("\(name) does not pass \(red.map { "\"\($0)\"" }.joined(separator: ", "))")
    return false
  }

  /// All that were recorded, so that none is out of date, and many more.
  private var manyScripts: Scripts {
    Scripts.random(
      seed: 2, count: 1000, after: recorded.sorted { $0.key < $1.key }.map(\.value))
  }

  private func agrees(_ name: String, _ binary: String) throws(Complaint) -> Bool {
    let runs = verifier.seeds.map { Scripts.random(seed: $0) } + [manyScripts]
    for scripts in runs {
      switch try play(binary, scripts) {
      case .agreed: continue
      case .differs(let difference):
        fault("\(name) differs from the reference on \(difference.scenario)")
      case .brokenOff(let difference):
        fault("\(name) does not play to the end of \(difference?.scenario ?? "the first script")")
      case nil: break
      }
      return false
    }
    return true
  }

  func play(_ binary: String, _ scripts: Scripts) throws(Complaint) -> Comparison? {
    guard let reference else { return nil }
    let players = Players(
      world: verifier.world, id: exercise.id, learner: binary, reference: reference,
      sources: verifier.workspace.laid(exercise.id))
    // The reference plays the same scripts alike for every variant.
    let played = try players.play(scripts, reference: transcripts[scripts.json])
    transcripts[scripts.json] = played.reference
    return played.comparison
  }

  func fault(_ text: String) {
    verifier.fault(exercise.id, text)
  }
}

extension Proof {
  func proveMutant(
    _ name: String, _ note: String, _ suite: SuiteResult, _ binary: String, hasPlayer: Bool
  ) throws(Complaint) -> Bool {
    let breaks = MutantNote(note)?.edge ?? ""
    let isGreen = suite.run.outcome(of: suite.run.tests(expected: names)) == nil
    var isToldApart = false
    if hasPlayer {
      isToldApart = try self.isToldApart(name, binary, isGreen: isGreen)
    } else if isGreen {
      return false
    } else {
      corpus[name] = recorded[name]
    }
    var stage = VerifyReport.Stage.nothing
    if !isGreen {
      stage = .suite
    } else if isToldApart {
      stage = .scripts
      try proveCaught(name, binary)
    } else if try rules(exercise.rules, "the mutant \(name)").broken.map(\.rule.rawValue)
      .contains(breaks)
    {
      stage = .rules
    } else {
      fault("nothing catches the mutant \(name)")
    }
    if Rule(rawValue: breaks) != nil, [.suite, .scripts].contains(stage) {
      fault("the mutant \(name) is to break a rule, and does more than that")
    }
    row.mutants.append(VerifyReport.Mutant(name: name, edge: breaks, caughtBy: stage))
    return true
  }

  /// Whether scripts tell the mutant from the reference; the shortest that does is kept.
  private func isToldApart(_ name: String, _ binary: String, isGreen: Bool) throws(Complaint)
    -> Bool
  {
    if let script = recorded[name], !verifier.options.isRecording {
      let scripts = Scripts(scenarios: [script])
      if keep(try play(binary, scripts), of: name) { return true }
    }
    // What the suite has caught needs no more than the script that was recorded for it.
    guard isGreen || verifier.options.isRecording else { return false }
    let count = verifier.options.isRecording ? nil : Limits.scripts
    guard keep(try play(binary, .random(seed: 1, count: count)), of: name) else { return false }
    // What came of the scripts before it, as from a task that outlives them, is no script's own.
    if !isGreen, let script = corpus.removeValue(forKey: name) {
      _ = keep(try play(binary, Scripts(scenarios: [script])), of: name)
    }
    return true
  }

  private func keep(_ comparison: Comparison?, of name: String) -> Bool {
    switch comparison {
    case .differs(let difference): corpus[name] = difference.scenario
    case .brokenOff(let difference): corpus[name] = difference?.scenario
    case .agreed, nil: return false
    }
    return true
  }

  /// What only scripts catch must be caught whatever the seed, also if nothing were recorded.
  private func proveCaught(_ name: String, _ binary: String) throws(Complaint) {
    for seed in verifier.seeds {
      guard case .agreed = try play(binary, .random(seed: seed)) else { continue }
      fault("nothing catches the mutant \(name) with the seed \(seed)")
    }
  }
}
