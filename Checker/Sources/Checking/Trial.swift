package import Basics
import Host

/// A text that is tried in the place of the learner's sources: it's built, run by the suite, and played.
package struct Trial {
  package let exercise: Course.Exercise
  package let builder: Builder
  package var world: ProcessWorld
  /// The reference's program; without it, nothing is played.
  package let reference: String?
  /// The build, but for its texts: with the suite as shipped, whatever the learner has added.
  package var request: BuildRequest

  package init(
    _ exercise: Course.Exercise, _ builder: Builder, _ world: ProcessWorld, reference: String?
  ) {
    (self.exercise, self.builder, self.world) = (exercise, builder, world)
    self.reference = reference
    request = BuildRequest(exercise.id, plays: reference != nil, isShipped: true)
  }

  package init(_ exercise: Course.Exercise, in session: CheckSession) throws(Complaint) {
    let reference = try ReferencePrograms(builder: session.builder).binary(of: exercise)
    self.init(exercise, session.builder, session.world, reference: reference)
  }

  package var workspace: Workspace { world.workspace }

  package var scripts: ScriptStage {
    ScriptStage(world: world, id: exercise.id, reference: reference)
  }

  package func outcome(of texts: [String: String]) throws(Complaint) -> BuildOutcome {
    var request = request
    request.texts = texts
    return try builder.build(request)
  }

  /// The program of these texts; nil if they don't compile.
  package func build(_ texts: [String: String]) throws(Complaint) -> Built? {
    if case .built(let built) = try outcome(of: texts) { built } else { nil }
  }

  /// Runs the suite on these texts, and then the scripts if it's green, or if its mistake is to be
  /// named; nil if they don't compile.
  package func results(
    of texts: [String: String], in list: ScriptList, suiteSeconds: Double? = nil,
    isNamed: Bool = false
  ) throws(Complaint) -> StageResults? {
    guard let built = try build(texts) else { return nil }
    var world = world
    world.limit = suiteSeconds ?? world.limit
    var stages = StageResults(exercise, expected: try workspace.expected(exercise.id), build: .done)
    stages.suite = try SuiteStage(world: world)
      .run(exercise.id, built.binary, isOnce: suiteSeconds != nil)
    guard stages.isSuiteGreen || isNamed, reference != nil else { return stages }
    let (expected, played) = try scripts.play(built.binary, list)
    if isNamed { stages.name(played, beside: expected, list) }
    guard stages.isSuiteGreen else { return stages }
    stages.reference = try scripts.verdict(reference: expected, learner: played, list)
    return stages
  }

  /// A program of many texts, and the number of each in it by its place.
  package typealias Together = (built: Built, numbers: [Int: Int])

  /// One program of all those among the texts that differ from one in bodies, or add members that
  /// these name; nil if they don't compile as one.
  package func together(
    _ texts: [String: String], _ others: [[String: String]]
  ) throws(Complaint) -> Together? {
    let folder = exercise.layout.sources
    guard
      let dump = try RuleStage(world: world, builder: builder).dump(of: exercise, texts),
      let all = RuleCheck.bodies(in: dump, sources: exercise.layout.sources(texts))
    else { return nil }
    let bodies = all.map { (String($0.dropFirst(folder.count + 1)), $1) }
    let changes = others.map {
      VariedModule.changes(from: texts, to: $0, bodies: Dictionary(bodies) { first, _ in first })
    }
    let plain = changes.map { $0?.allSatisfy(\.declares.isEmpty) == true ? $0 : nil }
    if plain != changes, let together = try together(texts, VariedModule.agreeing(changes)) {
      defer { try? world.clean() }
      // A member may have an effect all the same, as a witness or an overload has.
      let suite = try SuiteStage(world: world).run(exercise.id, together.built.binary)
      let isGreen = suite.run.cases.values.allSatisfy { $0.outcome == .passed }
      if suite.run.isComplete, isGreen { return together }
    }
    return try together(texts, plain)
  }

  private func together(
    _ texts: [String: String], _ changes: [[VariedModule.Change]?]
  ) throws(Complaint) -> Together? {
    let module = VariedModule(texts, changes.compactMap(\.self))
    guard let built = try build(module.files) else { return nil }
    let places = changes.indices.filter { changes[$0] != nil }
    return (built, Dictionary(uniqueKeysWithValues: zip(places, 1...)))
  }
}
