import Host
import Basics
import Common

/// An exercise that is being proved sound, variant by variant.
protocol ExerciseProof: AnyObject {
  var row: VerifyReport.Row { get }
  /// The faults found so far.
  var faults: [String] { get set }
  /// The build of a variant alone.
  func request(_ variant: Variant) -> BuildRequest
  /// The program of those that can be built as one.
  func together(_ variants: [Variant]) throws(Complaint) -> Trial.Together?
  /// Looks at a variant that was built, as that number in its program; the reference comes first, then
  /// the stub.
  ///
  /// False if it needs the player after all, and was built without it.
  func prove(
    _ variant: Variant, _ built: Built, number: Int, isPlayed: Bool
  ) throws(Complaint) -> Bool
  /// Compares with what was recorded, or records it.
  func close() throws(Complaint)
}

/// The proof of an exercise in which the learner writes the sources.
final class SourcesProof: ExerciseProof {
  var row: VerifyReport.Row
  var faults: [String]
  private let exercise: Course.Exercise
  private var world: ProcessWorld
  private let options: Verifier.Options
  private var names: [String] = []
  private var flows: [String: [TestFlow]] = [:]
  private var cast = Cast()
  private var stubFails: Set<String> = []
  private var stubPasses: Set<String> = []
  /// For each mutant that scripts alone catch, the script that does.
  private var scripts: [String: String] = [:]
  private var mistakes: MistakeRecord?
  private let trial: ScriptTrial
  private let builder: Builder
  /// The variant that is looked at.
  private var built: Built?
  private var texts: [String: String] = [:]

  init(
    _ exercise: Course.Exercise, _ row: VerifyReport.Row, faults: [String],
    _ world: ProcessWorld, _ builder: Builder, _ options: Verifier.Options
  ) {
    self.exercise = exercise
    self.row = row
    self.faults = faults
    (self.world, self.builder, self.options) = (world, builder, options)
    trial = ScriptTrial(world, exercise.id, options)
  }

  func request(_ variant: Variant) -> BuildRequest {
    BuildRequest(exercise.id, texts: variant.texts, plays: needsPlayer(variant))
  }

  /// Most mutants are caught by the suite: to compile the player for them, too, would double the time.
  private func needsPlayer(_ variant: Variant) -> Bool {
    switch variant.kind {
    case .reference, .alternative, .milestone: true
    case .mutant where options.isRecording: true
    case .mutant(let name, let edge): trial.recorded[name] != nil || Rule(rawValue: edge) != nil
    case .stub, .repaired, .broken: false
    }
  }

  func together(_ variants: [Variant]) throws(Complaint) -> Trial.Together? {
    let mutants = variants.indices.filter {
      if case .mutant = variants[$0].kind { true } else { false }
    }
    var trial = Trial(exercise, builder, world, reference: nil)
    trial.request.plays = true
    let texts = mutants.map { variants[$0].texts }
    guard var together = try trial.together(variants[0].texts, texts) else { return nil }
    together.built.binary = try keep(together.built.binary, as: "mutants")
    let numbers = together.numbers.map { (mutants[$0], $1) }
    return (together.built, Dictionary(uniqueKeysWithValues: numbers))
  }

  /// A copy of a program: of those that were linked, only the last ones are kept.
  private func keep(_ program: String, as name: String) throws(Complaint) -> String {
    let (files, folder) = (world.workspace.host.files, "\(world.workspace.state)/verify")
    let kept = "\(folder)/\(exercise.id)-\(name)"
    try files.createFolder(folder)
    try files.remove(kept)
    try files.copy(program, kept)
    return kept
  }

  func prove(
    _ variant: Variant, _ built: Built, number: Int, isPlayed: Bool
  ) throws(Complaint) -> Bool {
    defer { try? world.clean() }
    (self.built, texts) = (built, variant.texts)
    world.variant = number
    trial.world.variant = number
    let binary = built.binary
    let suite = try SuiteStage(world: world).run(exercise.id, binary)
    switch variant.kind {
    case .reference: try proveReference(suite, binary)
    case .stub: try proveStub(suite)
    case .alternative: try proveAlternative(variant, suite, binary)
    case .milestone(let number): try proveMilestone(number, variant, suite, binary)
    case .mutant(let name, let edge):
      let tests = suite.run.tests(expected: names)
      let isCaught = suite.run.outcome(of: tests) != nil
      guard isCaught || isPlayed else { return false }
      if isCaught, Rule(rawValue: edge) == nil { findTest(of: edge, thatCatches: name, suite) }
      if let mutant = variant.mutant, mutant.rule == nil {
        try mistakes?.note(mutant, failures: tests.failures) { () throws(Complaint) in
          try trial.fingerprint(of: binary, exercise)
        }
      }
      proveMutant(name, edge, isCaught ? .suite : try stage(thatCatches: name, edge, binary))
    case .repaired(let file): proveRepaired(variant, file, suite)
    case .broken(let file): try proveBroken(variant, file, suite)
    }
    return true
  }

  func close() throws(Complaint) {
    // A right test that a trainer adds may catch the one mistake that only a script caught.
    if !options.isRecording, !row.mutants.isEmpty { faults += [row.scriptFault].compactMap(\.self) }
    if row.tests < 5 {
      faults.append("the suite has \(row.tests) tests, not 5 or more")
    }
    let workspace = world.workspace
    faults += try Record(workspace: workspace, id: exercise.id).settle(
      Expected(
        tests: names.map {
          Expected.Test(name: $0, stubFails: stubFails.contains($0), flows: flows[$0] ?? [])
        }, cast: cast, mistakes: mistakes?.noted),
      scripts, isRecording: options.isRecording, isSound: faults.isEmpty)
  }

  // MARK: - Reference, stub and alternatives

  private func proveReference(_ suite: SuiteResult, _ binary: String) throws(Complaint) {
    let own = exercise.ownSuite?.own
    mistakes = try MistakeRecord(
      of: exercise, in: world.workspace, isRecording: options.isRecording)
    names = suite.run.order.filter { name in
      own.map { suite.run.cases[name]?.file?.hasPrefix("\($0)/") } != true
    }
    row.tests = names.count
    if Set(names.map { $0.split(separator: "/").last }).count < names.count {
      faults.append("two tests have the same name")
    }
    cast = suite.recording.cast
    for name in names {
      flows[name] = suite.recording.episodes.filter { name.hasSuffix($0.name) }.map(\.flow)
    }
    guard isGreen(suite, "the reference") else { return }
    trial.reference = try keep(binary, as: "tests")
    guard try agrees("the reference, played twice,", binary) else { return }
    try findUntried("the reference")
    for name in trial.outdated {
      faults.append("what scripts.json holds for \(name) is no script of today's player")
    }
    row.referencePasses = try keepsRules("the reference")
  }

  private func proveStub(_ suite: SuiteResult) throws(Complaint) {
    let cases = suite.run.cases
    stubFails = Set(names.filter { cases[$0]?.outcome == .failed })
    stubPasses = Set(names.filter { cases[$0]?.outcome == .passed })
    row.stubFails = stubFails.count
    if exercise.parts != nil, stubPasses.count == names.count {
      // It works as it is: what remains to be done is the move to these parts, or away from them.
      let broken = try rules(exercise.rules, "the stub").broken
      if !broken.contains(where: { $0.rule == .parts }) {
        faults.append("the stub passes the suite, and does not break parts")
      }
    } else if stubFails.count * 2 < names.count {
      faults.append("the stub fails less than half of the suite")
    }
    for name in names {
      let outcome = cases[name]?.outcome ?? .notRun
      guard ![.failed, .passed].contains(outcome) else { continue }
      faults.append("the stub fails \"\(name)\" by no expectation: \(outcome.rawValue)")
    }
  }

  private func proveAlternative(
    _ variant: Variant, _ suite: SuiteResult, _ binary: String
  ) throws(Complaint) {
    row.alternatives += 1
    guard isGreen(suite, variant.name), try agrees(variant.name, binary) else { return }
    try findUntried(variant.name)
    guard try keepsRules(variant.name) else { return }
    row.alternativesPassed += 1
  }

  /// A text that is right up to a milestone has to pass it, whatever comes later.
  private func proveMilestone(
    _ number: Int, _ variant: Variant, _ suite: SuiteResult, _ binary: String
  ) throws(Complaint) {
    let edges = TestEdges(world.workspace.shippedSuite(of: exercise))
    for name in names where suite.run.cases[name]?.outcome != .passed {
      if let own = exercise.milestone(of: edges[name]), own <= number {
        faults.append("\(variant.name) does not pass \"\(name)\"")
      }
    }
    if let fault = try trial.fault(of: variant.name, binary, milestone: number) {
      faults.append(fault)
    }
    let broken = try rules(exercise.rules, variant.name, at: number).broken
    faults += broken.map { "\(variant.name) breaks \($0.rule.rawValue): \($0.why)" }
  }

  private func isGreen(_ suite: SuiteResult, _ name: String) -> Bool {
    let tests = suite.run.tests(expected: names)
    guard suite.run.outcome(of: tests) != nil else { return true }
    let red = tests.cases.filter { $0.outcome != .passed }.map(\.name)
    faults.append("\(name) does not pass \(red.map { "\"\($0)\"" }.joined(separator: ", "))")
    return false
  }

  /// Code that is right and never runs is a gap of the scripts, or an edge without a test.
  ///
  /// Only Linux counts what has run.
  private func findUntried(_ name: String) throws(Complaint) {
    let untried = try built.flatMap { built throws(Complaint) in
      try CoverageStage(world: world).untried(exercise, built)
    }
    for place in untried ?? [] {
      let file = place.file.split(separator: "/").last ?? ""
      faults.append("nothing has tried \(file):\(place.line) of \(name), \"\(place.text)\"")
    }
  }

  /// Right code may break no rule at all, not only none of this exercise's.
  private func keepsRules(_ name: String) throws(Complaint) -> Bool {
    let rules = try rules(Rule.allCases.map(\.rawValue), name)
    for finding in rules.broken {
      faults.append(
        "\(name) breaks \(finding.rule.rawValue) at line \(finding.line): \(finding.why)")
    }
    return rules.state == .held
  }

  /// Looks for broken rules in the variant's texts.
  private func rules(
    _ names: [String], _ variant: String, at milestone: Int? = nil
  ) throws(Complaint) -> Verdict.Rules {
    var exercise = exercise.at(milestone)
    exercise.rules = names
    let rules = try RuleStage(world: world, builder: builder).search(exercise, texts).result()
    if let reason = rules.reason {
      faults.append("the rules can't be looked at in \(variant): \(reason)")
    }
    return rules
  }

  private func agrees(_ name: String, _ binary: String) throws(Complaint) -> Bool {
    let fault = try trial.fault(of: name, binary)
    faults += [fault].compactMap(\.self)
    return fault == nil
  }

  // MARK: - Mutants

  private func proveMutant(_ name: String, _ edge: String, _ stage: VerifyReport.Stage) {
    if stage == .nothing { faults.append("nothing catches the mutant \(name)") }
    if Rule(rawValue: edge) != nil, [.suite, .scripts].contains(stage) {
      faults.append("the mutant \(name) is to break a rule, and does more than that")
    }
    row.mutants.append(VerifyReport.Mutant(name: name, edge: edge, caughtBy: stage))
  }

  /// A learner who makes this mistake should be told of the edge that it breaks.
  private func findTest(of edge: String, thatCatches name: String, _ suite: SuiteResult) {
    let edges = TestEdges(world.workspace.shippedSuite(of: exercise))
    let red = names.filter { suite.run.cases[$0]?.outcome != .passed }
    if !red.contains(where: { edges[$0].contains { "E\($0)" == edge } }) {
      let others = red.map { "\"\($0)\"" }.joined(separator: ", ")
      faults.append("no test that names \(edge) fails on the mutant \(name); red: \(others)")
    }
  }

  private func stage(
    thatCatches name: String, _ edge: String, _ binary: String
  ) throws(Complaint) -> VerifyReport.Stage {
    if let script = try trial.script(thatCatches: name, binary) {
      scripts[name] = script
      return .scripts
    }
    let rules = try rules(exercise.rules, "the mutant \(name)")
    return rules.broken.contains { $0.rule.rawValue == edge } ? .rules : .nothing
  }

  // MARK: - Exercises of several parts, each of them a file

  private func proveRepaired(_ variant: Variant, _ file: String, _ suite: SuiteResult) {
    let own = Set(names.filter { exercise.isPart($0, of: file) })
    let passed = Set(names.filter { suite.run.cases[$0]?.outcome == .passed })
    if own.subtracting(stubPasses).isEmpty {
      faults.append("no test of \(file)'s own fails on the stub")
    }
    let expected = own.union(stubPasses)
    for name in expected.subtracting(passed).sorted() {
      faults.append("\(variant.name) does not pass \"\(name)\"")
    }
    for name in passed.subtracting(expected).sorted() {
      faults.append("\(variant.name) passes \"\(name)\", which is another part's")
    }
  }

  private func proveBroken(
    _ variant: Variant, _ file: String, _ suite: SuiteResult
  ) throws(Complaint) {
    let red = names.filter { suite.run.cases[$0]?.outcome != .passed }
    if red.isEmpty { faults.append("\(variant.name) passes the suite") }
    for name in red where !exercise.isPart(name, of: file) {
      faults.append("\(variant.name) does not pass \"\(name)\", which is another part's")
    }
    guard let rule = exercise.breaks?[file] else { return }
    let rules = try rules(Rule.allCases.map(\.rawValue), variant.name)
    let broken = Set(rules.broken.map(\.rule.rawValue))
    if broken != [rule] {
      let found = broken.isEmpty ? "no rule" : broken.sorted().joined(separator: ", ")
      faults.append("\(variant.name) breaks \(found), where course.json says \(rule)")
    }
  }
}
