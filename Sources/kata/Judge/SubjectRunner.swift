import Foundation
import KataCore

/// Runs a learner's suite against every subject that is built into its binary.
struct SubjectRunner {
  let world: World
  let folder: SubjectFolder

  /// The suite's run on the given implementation, and what it says of all of them.
  struct Result {
    var given: SuiteResult
    var subjects: Verdict.Subjects
  }

  /// The other subjects' turn comes only when the suite holds for the given one.
  func run(_ id: ExerciseID, _ binary: String) throws(Complaint) -> Result {
    let clock = world.workspace.host.clock
    let start = clock()
    let given = try SuiteRunner(world: world).run(id, binary, [ticket(0)])
    let seconds = clock() - start
    let tests = given.run.tests(expected: given.run.order)
    guard given.run.outcome(of: tests) == nil else {
      let none = folder.subjects.indices.map { subject($0, .notRun) }
      return Result(given: given, subjects: Verdict.Subjects(.notReached, none))
    }
    var cases = [subject(0, .accepted)]
    let right = folder.subjects.filter { $0.kind == .right }.count
    cases += try run(1..<right, id, binary, world)
    var shorter = world
    shorter.limit = min(world.limit, Limits.wrongSubjectSeconds(given: seconds))
    cases += try run(right..<folder.subjects.count, id, binary, shorter)
    return Result(
      given: given,
      subjects: Verdict.Subjects(
        folder.isSupplied ? .judged : .notSupplied, cases, edges: try edges(of: id)))
  }

  private func edges(of id: ExerciseID) throws(Complaint) -> [String] {
    let path = world.workspace.path(ExerciseLayout(id).readme)
    return Readme(try world.workspace.host.files.text(path) ?? "").edges
  }

  private func run(
    _ indices: Range<Int>, _ id: ExerciseID, _ binary: String, _ world: World
  ) throws(Complaint) -> [Verdict.Subjects.Case] {
    var cases: [Verdict.Subjects.Case] = []
    var rest = Array(indices)
    while !rest.isEmpty {
      let batch = rest.prefix(Limits.subjectsAtOnce)
      rest.removeFirst(batch.count)
      var streams: [String] = []
      for index in batch { streams.append(try world.emptyStream("events-\(index).jsonl")) }
      let commands = zip(batch, streams).map { index, stream in
        world.suite(id, binary, stream: stream, variables: [ticket(index)])
      }
      let finished = try world.workspace.host.processes.run(commands)
      for ((index, stream), finished) in zip(zip(batch, streams), finished) {
        let events = try world.events(stream, of: id, after: finished)
        cases.append(opinion(index, events, finished.ending))
      }
    }
    return cases
  }

  private func opinion(
    _ index: Int, _ stream: EventStream, _ ending: Ending
  ) -> Verdict.Subjects.Case {
    var run = SuiteRun(root: world.workspace.root)
    _ = run.take(stream, ending: ending)
    var subject = subject(index, run.opinion(ending: ending))
    guard subject.kind == .right else { return subject }
    subject.failing = run.tests(expected: run.order).cases.filter { $0.outcome != .passed }
    return subject
  }

  private func subject(_ index: Int, _ outcome: SubjectOutcome) -> Verdict.Subjects.Case {
    Verdict.Subjects.Case(name: folder.name(index), folder.subjects[index], outcome)
  }

  /// Another one each time, so that a suite can't know whom it has before it.
  private func ticket(_ index: Int) -> (String, String) {
    let ticket = SubjectTicket.ticket(
      for: folder.module.numbers[index], among: folder.subjects.count,
      seed: world.workspace.host.seed())
    return (SubjectTicket.variable, "\(ticket)")
  }
}
