package import Basics
import Host

/// Runs a learner's suite against every subject that is built into its program.
package struct SubjectStage {
  let world: ProcessWorld
  let folder: SubjectFolder

  package init(world: ProcessWorld, folder: SubjectFolder) {
    (self.world, self.folder) = (world, folder)
  }

  /// The suite's run on the given implementation, and the outcomes for all of them.
  package struct Result {
    package var given: SuiteResult
    package var subjects: Verdict.Subjects
  }

  private var workspace: Workspace { world.workspace }

  /// The other subjects have their turn only when the suite is green on the given one.
  package func run(_ exercise: Course.Exercise, _ binary: String) throws(Complaint) -> Result {
    let start = workspace.host.clock()
    let given = try SuiteStage(world: world).run(exercise.id, binary)
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
      let batch = indices[start...].prefix(atOnce)
      let runs = try batch.map { index throws(Complaint) in
        var world = world
        world.variant = index
        // A wrong one has less time than a right one: a run that takes longer does not end.
        if folder.subjects[index].kind == .wrong {
          world.limit = min(world.limit, Limits.wrongSubjectSeconds(given: seconds))
        }
        let place = try world.newFolder()
        let limits = [Limits.kibibytes: "\(Limits.subjectKibibytes)"]
        return (place, try world.suite(id, binary, in: place, variables: limits))
      }
      let finished = try workspace.host.processes.run(runs.map(\.1))
      for (index, ((place, _), finished)) in zip(batch, zip(runs, finished)) {
        let events = try world.events(of: id, in: place, after: finished)
        cases.append(result(of: index, events, finished.ending))
      }
    }
    return cases
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
