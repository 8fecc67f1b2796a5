import Foundation
import KataCore

/// Runs a learner's suite against every subject that is built into its binary.
struct SubjectRunner {
  let world: World
  let folder: SubjectFolder

  /// The suite's run on the given implementation, and what it says of all of them.
  struct Result {
    var given: SuiteResult
    /// Of a second run, where the first was red.
    var again: Opinion?
    var subjects: Verdict.Subjects
  }

  /// The other subjects' turn comes only when the suite holds for the given one.
  func run(_ id: ExerciseID, _ binary: String) throws(Complaint) -> Result {
    let clock = world.workspace.host.clock
    let start = clock()
    let given = try SuiteRunner(world: world).run(id, binary, [ticket(0)])
    let seconds = clock() - start
    let tests = given.run.tests(expected: given.run.order)
    let outcome = given.run.outcome(of: tests)
    guard outcome == nil else {
      let none = folder.subjects.indices.map { subject($0, .notRun) }
      var result = Result(given: given, subjects: Verdict.Subjects(.notReached, none))
      if outcome == .failed {
        let again = try SuiteRunner(world: world).run(id, binary, [ticket(0)]).run
        result.again = Opinion(again.tests(expected: given.run.order))
      }
      return result
    }
    var cases = [subject(0, .accepted)] + (try runOthers(id, binary, given: seconds))
    for index in cases.indices where cases[index].outcome == .rejected {
      guard cases[index].kind == .right else { continue }
      let again = try runAgain(index, id, binary, given: seconds)
      cases[index].runs = again.count + 1
      cases[index].rejections = again.filter { $0 == .rejected }.count + 1
    }
    return Result(
      given: given,
      subjects: Verdict.Subjects(
        folder.isSupplied ? .judged : .notSupplied, cases, edges: try edges(of: id)))
  }

  /// What a suite says of a right one whenever it is asked, it should say each time.
  private func runAgain(
    _ index: Int, _ id: ExerciseID, _ binary: String, given seconds: Double
  ) throws(Complaint) -> [SubjectOutcome] {
    let atOnce = Limits.subjectsAtOnce(memory: world.workspace.host.memory)
    return try world.apart(min(Limits.runsAfterRejection, atOnce)) { worlds throws(Complaint) in
      try run(worlds.map { _ in index }, id, binary, worlds, given: seconds).map(\.outcome)
    }
  }

  private func edges(of id: ExerciseID) throws(Complaint) -> [String] {
    let path = world.workspace.path(ExerciseLayout(id).readme)
    return Readme(try world.workspace.host.files.text(path) ?? "").edges
  }

  /// In an order that is another one each time, so that neither place nor time tells anything.
  private func runOthers(
    _ id: ExerciseID, _ binary: String, given seconds: Double
  ) throws(Complaint) -> [Verdict.Subjects.Case] {
    var cases: [Int: Verdict.Subjects.Case] = [:]
    var rest = SubjectTicket.shuffled(
      1..<folder.subjects.count, seed: world.workspace.host.seed())
    let atOnce = Limits.subjectsAtOnce(memory: world.workspace.host.memory)
    while !rest.isEmpty {
      let batch = Array(rest.prefix(atOnce))
      rest.removeFirst(batch.count)
      let opinions = try world.apart(batch.count) { worlds throws(Complaint) in
        try run(batch, id, binary, worlds, given: seconds)
      }
      cases.merge(zip(batch, opinions)) { $1 }
    }
    return cases.sorted { $0.key < $1.key }.map(\.value)
  }

  /// A wrong one has less time than a right one: longer, and it does not end.
  private func run(
    _ batch: [Int], _ id: ExerciseID, _ binary: String, _ worlds: [World], given seconds: Double
  ) throws(Complaint) -> [Verdict.Subjects.Case] {
    var commands: [Command] = []
    var streams: [String] = []
    for (index, world) in zip(batch, worlds) {
      var world = world
      if folder.subjects[index].kind == .wrong {
        world.limit = min(world.limit, Limits.wrongSubjectSeconds(given: seconds))
      }
      streams.append(try world.emptyStream("events.jsonl"))
      commands.append(
        world.suite(
          id, binary, stream: streams[streams.count - 1],
          variables: [ticket(index), (Limits.kibibytes, "\(Limits.subjectKibibytes)")]))
    }
    let finished = try world.workspace.host.processes.run(commands)
    return try batch.indices.map { place throws(Complaint) in
      let events = try world.events(streams[place], of: id, after: finished[place])
      return opinion(batch[place], events, finished[place].ending)
    }
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
