import KataCore

/// Judges a suite that the learner wrote, by what it says of right and wrong implementations.
struct SuiteJudge {
  let world: World

  func verdict(_ submission: Submission, _ binary: String) throws(Complaint) -> Verdict {
    let id = submission.exercise.id
    let folder = try SubjectFolder(id, in: world.workspace)
    if let fault = folder.faults.first {
      throw .machine(
        "\(fault): a wrong implementation can't be made of it.",
        next: "git checkout -- Exercises/\(id)/.given, or kata verify \(id.number)")
    }
    let result = try SubjectRunner(world: world, folder: folder).run(id, binary)
    var submission = submission
    // Whatever the suite holds is what it has to show.
    submission.expected.tests = result.given.run.order.map {
      Expected.Test(name: $0, stubFails: true, flows: [])
    }
    var verdict = submission.verdict(result.given, in: world.workspace)
    verdict.subjects = named(result.subjects)
    if verdict.outcome == .passed { verdict.outcome = result.subjects.outcome ?? .passed }
    if !folder.isSupplied { verdict.reference.state = .notSupplied }
    let given = "\(world.workspace.given(id))/subjects/Right"
    let sources = "\(world.workspace.exercise(id))/Sources"
    if try !world.workspace.differences(sources, given).isEmpty {
      verdict.notes.append("Sources was changed; your suite was run against what was given")
    }
    return submission.scored(verdict)
  }

  /// With paths as they are written from the course's root.
  private func named(_ subjects: Verdict.Subjects) -> Verdict.Subjects {
    var subjects = subjects
    for index in subjects.cases.indices {
      for test in subjects.cases[index].failing.indices {
        for issue in subjects.cases[index].failing[test].issues.indices {
          let file = subjects.cases[index].failing[test].issues[issue].file
          subjects.cases[index].failing[test].issues[issue].file = file.map(
            world.workspace.relative)
        }
      }
    }
    return subjects
  }
}
