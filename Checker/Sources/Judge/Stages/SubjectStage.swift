package import Core
package import Course
import Host

/// Runs a learner's suite against every subject that is built into its program.
package struct SubjectStage {
  let sandbox: ProcessSandbox
  let folder: SubjectFolder

  package init(sandbox: ProcessSandbox, folder: SubjectFolder) {
    (self.sandbox, self.folder) = (sandbox, folder)
  }

  /// The suite's run on the given implementation, and the outcomes for all of them.
  package struct Result {
    package var given: SuiteResult
    package var subjects: Verdict.Subjects
  }

  private var workspace: Workspace { sandbox.workspace }

  /// The other subjects have their turn only when the suite is green on the given one.
  package func run(_ exercise: Course.Exercise, _ binary: String) throws(Complaint) -> Result {
    let start = workspace.host.clock()
    let given = try SuiteStage(sandbox: sandbox)
      .run(exercise.id, binary, variables: [SubjectModule.variable: "0"])
    let seconds = workspace.host.clock() - start
    let tests = given.run.tests(expected: given.run.order)
    guard given.run.outcome(of: tests) == nil else {
      var none = folder.subjects.indices.map { subject($0, .notRun) }
      none[0].failing = tests.cases.filter { $0.outcome != .passed }
      return Result(given: given, subjects: Verdict.Subjects(.notReached, none))
    }
    let others = Array(folder.subjects.indices.dropFirst())
    let cases = [subject(0, .accepted)] + (try run(others, exercise.id, binary, given: seconds))
    // A silent message breaks no edge of its own.
    guard !folder.isSilenced else {
      return Result(given: given, subjects: Verdict.Subjects(.silenced, cases))
    }
    let readme = try workspace.host.files.text(workspace.path(exercise.layout.readme)) ?? ""
    return Result(
      given: given,
      subjects: Verdict.Subjects(
        folder.isSupplied ? .judged : .notSupplied, cases, edges: Readme(readme).edges))
  }

  /// Runs the suite against these subjects, as many side by side as the machine has memory for.
  private func run(
    _ indices: [Int], _ id: ExerciseID, _ binary: String, given seconds: Double
  ) throws(Complaint) -> [Verdict.Subjects.Case] {
    let atOnce = Limits.subjectsAtOnce(memory: workspace.host.memory)
    var cases: [Verdict.Subjects.Case] = []
    for start in stride(from: 0, to: indices.count, by: atOnce) {
      let batch = Array(indices[start..<min(start + atOnce, indices.count)])
      let folders = try batch.map { _ throws(Complaint) in try sandbox.newFolder() }
      let commands = try zip(batch, folders).map { index, folder throws(Complaint) in
        try command(index, id, binary, in: folder, given: seconds)
      }
      let finished = try workspace.host.processes.run(commands)
      for (place, index) in batch.enumerated() {
        let events = try sandbox.events(of: id, in: folders[place], after: finished[place])
        cases.append(result(of: index, events, finished[place].ending))
      }
    }
    return cases
  }

  /// A wrong one has less time than a right one: a run that takes longer does not end.
  private func command(
    _ index: Int, _ id: ExerciseID, _ binary: String, in place: String, given seconds: Double
  ) throws(Complaint) -> Command {
    var sandbox = sandbox
    if folder.subjects[index].kind == .wrong {
      sandbox.limit = min(sandbox.limit, Limits.wrongSubjectSeconds(given: seconds))
    }
    return try sandbox.suite(
      id, binary, in: place,
      variables: [
        SubjectModule.variable: "\(index)", Limits.kibibytes: "\(Limits.subjectKibibytes)",
      ])
  }

  private func result(
    of index: Int, _ events: EventStream, _ ending: Ending
  ) -> Verdict.Subjects.Case {
    var run = SuiteRun(root: workspace.root)
    _ = run.take(events, ending: ending)
    var subject = subject(index, run.subjectOutcome(ending: ending))
    guard subject.kind == .right else { return subject }
    subject.failing = run.tests(expected: run.order).cases.filter { $0.outcome != .passed }
    return subject
  }

  private func subject(_ index: Int, _ outcome: SubjectOutcome) -> Verdict.Subjects.Case {
    Verdict.Subjects.Case(name: folder.number(index), folder.subjects[index], outcome)
  }
}
