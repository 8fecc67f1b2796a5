import KataCore

extension Proof {
  func proveMutant(
    _ name: String, _ variant: Variant, _ suite: SuiteRunner.Result, _ binary: String
  ) throws {
    let breaks = MutantNote(firstLine: facts.mutants[name] ?? "")?.edge ?? ""
    let isGreen = suite.run.outcome(of: suite.run.tests(expected: names)) == nil
    let isToldApart = try isToldApart(name, binary, isGreen: isGreen)
    var stage = VerifyReport.Stage.nothing
    if !isGreen {
      stage = .suite
    } else if isToldApart {
      stage = .scripts
      try proveCaught(name, binary)
    } else if try broken(variant).contains(breaks) {
      stage = .rules
    } else {
      fault("nothing catches the mutant \(name)")
    }
    if Rule(rawValue: breaks) != nil, [.suite, .scripts].contains(stage) {
      fault("the mutant \(name) is to break a rule, and does more than that")
    }
    row.mutants.append(VerifyReport.Mutant(name: name, edge: breaks, caughtBy: stage))
  }

  private func broken(_ variant: Variant) throws -> [String] {
    try rules(variant.subject ?? "").broken.map(\.rule.rawValue)
  }

  /// Whether scripts tell the mutant from the reference; the shortest that does is kept.
  private func isToldApart(_ name: String, _ binary: String, isGreen: Bool) throws -> Bool {
    let recorded = Corpus(workspace: verifier.workspace, id: exercise.id).recorded()[name]
    // What the suite has caught needs no more than the script that was recorded for it.
    let count = isGreen || verifier.isRecording ? 400 : 0
    guard count > 0 || recorded != nil else { return false }
    let scripts = Scripts(scenarios: recorded.map { [$0] } ?? [], seed: 1, count: count)
    switch try play(binary, scripts) {
    case .differs(let difference): corpus[name] = difference.scenario
    case .brokenOff(let difference): corpus[name] = difference?.scenario
    case .agreed, nil: return false
    }
    return true
  }

  /// What only scripts catch must be caught whatever the seed, also if nothing were recorded.
  private func proveCaught(_ name: String, _ binary: String) throws {
    for seed in verifier.seeds {
      let scripts = Scripts(scenarios: [], seed: seed, count: 200)
      guard case .agreed = try play(binary, scripts) else { continue }
      fault("nothing catches the mutant \(name) with the seed \(seed)")
    }
  }
}
