import KataCore

/// What is to be shown of an exercise in which the learner writes the suite.
final class SubjectProof: ExerciseProof {
  private(set) var row: VerifyReport.Row
  private let exercise: Course.Exercise
  private unowned let verifier: Verifier

  init(_ exercise: Course.Exercise, _ facts: ExerciseFacts, _ verifier: Verifier) {
    self.exercise = exercise
    self.verifier = verifier
    row = VerifyReport.Row(
      id: exercise.id, title: exercise.title, edges: Readme(facts.readme ?? "").edges.count)
  }

  func isPlayed(_ variant: Variant) -> Bool { false }

  func prove(_ variant: Variant, _ binary: String, hasPlayer: Bool) throws(Complaint) -> Bool {
    let folder = try SubjectFolder(exercise.id, in: verifier.workspace)
    let result = try SubjectRunner(world: verifier.world, folder: folder).run(exercise.id, binary)
    switch variant.kind {
    case .reference: proveReference(result)
    case .stub: proveStub(result.subjects)
    case .alternative, .mutant, .repaired, .broken: isWhole(result, variant.name)
    }
    return true
  }

  func close() {}

  private func proveReference(_ result: SubjectRunner.Result) {
    let subjects = result.subjects
    row.tests = subjects.wrong
    row.alternatives = subjects.right
    row.alternativesPassed = subjects.accepted
    row.mutants = subjects.cases.filter { $0.kind == .wrong }.map {
      VerifyReport.Mutant(
        name: $0.name, edge: $0.edge ?? "", caughtBy: $0.isJudgedRightly ? .suite : .nothing)
    }
    row.referencePasses = isWhole(result, "the reference")
    let count = result.given.run.order.count
    if count < 5 || count > 14 { fault("the reference suite has \(count) tests, not 5 to 14") }
  }

  /// The stub has to say nothing false, and must leave most of the work.
  private func proveStub(_ subjects: Verdict.Subjects) {
    row.stubFails = subjects.wrong - subjects.caught
    if subjects.accepted < subjects.right { fault("the stub rejects a right implementation") }
    if subjects.caught * 2 > subjects.wrong {
      fault("the stub catches \(subjects.caught) of \(subjects.wrong) wrong implementations")
    }
  }

  @discardableResult
  private func isWhole(_ result: SubjectRunner.Result, _ name: String) -> Bool {
    let subjects = result.subjects
    guard subjects.state == .judged else {
      let tests = result.given.run.tests(expected: result.given.run.order).cases
      let red = tests.filter { $0.outcome != .passed }.map { "\"\($0.name)\"" }
      fault("\(name) does not pass on the given one: \(red.joined(separator: ", "))")
      return false
    }
    for subject in subjects.cases where !subject.isJudgedRightly {
      let verb = subject.kind == .right ? "rejects" : "accepts"
      fault("\(name) \(verb) a \(subject.kind.rawValue) one: \(subject.description)")
    }
    return subjects.outcome == nil
  }

  private func fault(_ text: String) {
    verifier.fault(exercise.id, text)
  }
}
