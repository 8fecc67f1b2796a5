import Host
import Basics
import Common

/// The proof of an exercise in which the learner writes the suite.
final class SuiteProof: ExerciseProof {
  private(set) var row: VerifyReport.Row
  var faults: [String]
  private let exercise: Course.Exercise
  private let stage: OwnTestsStage
  /// The implementations that every variant of the suite is run against.
  private let folder: SubjectFolder

  init(
    _ exercise: Course.Exercise, _ row: VerifyReport.Row, faults: [String],
    _ world: ProcessWorld, _ builder: Builder
  ) throws(Complaint) {
    self.exercise = exercise
    stage = OwnTestsStage(world: world, builder: builder)
    let layout = exercise.layout
    let reference = try world.workspace.host.files.texts(in: world.workspace.path(layout.reference))
    guard let found = try stage.implementations(for: exercise, reference) else {
      throw .machine(
        "The reference of \(exercise.id) does not compile.",
        next: "kata verify \(exercise.id.number)")
    }
    folder = found.folder
    self.row = row
    self.faults = faults
  }

  func request(_ variant: Variant) -> BuildRequest {
    var request = BuildRequest(exercise.id, texts: variant.texts)
    if exercise.tests != nil { request.implementations = folder.files }
    return request
  }

  func together(_ variants: [Variant]) -> Trial.Together? { nil }

  func prove(
    _ variant: Variant, _ built: Built, number: Int, isPlayed: Bool
  ) throws(Complaint) -> Bool {
    let result = try stage.run(exercise, built, against: folder)
    switch variant.kind {
    case .reference: proveReference(result, folder)
    case .stub: proveStub(result.given.run)
    default: _ = isWhole(result, variant.name)
    }
    return true
  }

  func close() {}

  private func proveReference(_ result: SubjectStage.Result, _ folder: SubjectFolder) {
    let subjects = result.subjects
    row.tests = subjects.wrong
    row.alternatives = subjects.right
    row.alternativesPassed = subjects.accepted
    row.mutants = zip(folder.names, subjects.cases).filter { $1.kind == .wrong }.map {
      VerifyReport.Mutant(
        name: $0, edge: $1.edge ?? "", caughtBy: $1.isJudgedRightly ? .suite : .nothing)
    }
    row.referencePasses = isWhole(result, "the reference")
    let count = result.given.run.order.count
    if !folder.isSilenced, count < 5 {
      faults.append("the reference suite has \(count) tests, not 5 or more")
    }
  }

  /// The stub has to be red before anything is written, and by what a test says.
  private func proveStub(_ run: SuiteRun) {
    row.stubFails = row.tests
    let outcome = run.outcome(of: run.tests(expected: run.order))
    if outcome != .failed { faults.append("the stub's own tests are not red from the start") }
  }

  private func isWhole(_ result: SubjectStage.Result, _ name: String) -> Bool {
    let subjects = result.subjects
    guard subjects.state != .notReached else {
      let tests = result.given.run.tests(expected: result.given.run.order).cases
      let red = tests.filter { $0.outcome != .passed }.map { "\"\($0.name)\"" }
      faults.append("\(name) does not pass on the given one: \(red.joined(separator: ", "))")
      return false
    }
    for subject in subjects.cases where !subject.isJudgedRightly {
      let verb = subject.kind == .right ? "rejects" : "accepts"
      faults.append("\(name) \(verb) a \(subject.kind.rawValue) one: \(subject.description)")
    }
    return subjects.outcome == nil
  }
}
