import KataCore

/// A suite that the learner changed: the shipped one has judged, and this one is looked at.
struct OwnSuite {
  let world: World
  let builder: Builder

  /// Adds the learner's own tests; a verdict is not `passed` while given tests are missing.
  func show(_ verdict: Verdict, _ submission: Submission) throws(Complaint) -> Verdict {
    var verdict = verdict
    let id = submission.exercise.id
    guard case .built(let binary, _) = try builder.build(BuildPlan(exercises: [id])) else {
      verdict.notes.append("your changed suite does not compile")
      return verdict
    }
    let result = try SuiteRunner(world: world).run(id, binary)
    let own = submission.tests(result, in: world.workspace)
    verdict.tests.added = own.added
    let missing = own.cases.filter { $0.outcome == .missing }
    guard !missing.isEmpty else { return verdict }
    verdict.notes.append(
      "\(missing.count) of the given tests are not in your suite any more; "
        + "kata reset \(id.number) brings them back, and keeps a copy of your work")
    if verdict.outcome == .passed { verdict.outcome = .incomplete }
    return submission.scored(verdict)
  }
}
