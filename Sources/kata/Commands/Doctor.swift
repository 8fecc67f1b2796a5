import Foundation
import KataBuild
import KataCore
import KataCourse
import KataHost
import KataJudge

extension KataCommand {
  static let doctor = KataCommand(
    spec: CommandSpec(
      "doctor", "Looks whether this machine and this checkout have all they need.",
      options: [
        .init("--report", "one text to send to the course's authors, without your names and paths")
      ],
      discussion: """
        It looks for the course, the compiler and what belongs to it, and has a suite built and
        started in the same surroundings as for a verdict.
        Exit code: 0 when all is well, 3 when something is not.
        """),
    options: { $0.has("--report") },
    run: { isReport, output, host throws(Complaint) in
      let examined = Doctor(host: host, output: output).examine()
      output.clearProgress()
      output.write(isReport ? examined.report(host) : Report.doctor(examined.findings))
      let isFine = examined.findings.allSatisfy { if case .success = $0 { true } else { false } }
      return isFine ? .success : .machine
    })
}

/// What was found, and what it was found out about.
private struct Examination {
  var findings: [Finding] = []
  var workspace: Workspace?
  var toolchain: Toolchain?

  /// Adds what is said of one thing; nil when something is wrong with it.
  mutating func note<Found>(_ look: () throws(Complaint) -> (Found, String)) -> Found? {
    do throws(Complaint) {
      let (found, words) = try look()
      findings.append(.success(words))
      return found
    } catch {
      findings.append(.failure(error))
      return nil
    }
  }

  mutating func note(_ look: () throws(Complaint) -> String) {
    _ = note { () throws(Complaint) in ((), try look()) }
  }
}

/// Looks at one thing after another; what is wrong in one does not keep it from the next.
private struct Doctor {
  let host: KataHost
  let output: Output

  func examine() -> Examination {
    var examined = Examination()
    examined.workspace = examined.note { () throws(Complaint) in
      let workspace = try Workspace(around: host.directory, host: host)
      return (workspace, "a course with \(workspace.course.exercises.count) exercises")
    }
    examined.toolchain = examined.note { () throws(Complaint) in
      let toolchain = try Toolchain(host, remembered: nil)
      return (toolchain, "Swift \(toolchain.version) at \(toolchain.path)")
    }
    if let helper = examined.toolchain?.info.testingHelper {
      examined.note { () throws(Complaint) in try lookFor(helper) }
    }
    guard let workspace = examined.workspace else { return examined }
    examined.note { () throws(Complaint) in try canWrite(workspace) }
    examined.note { () throws(Complaint) in try lookAtExercises(of: workspace) }
    if examined.toolchain != nil,
      let exercise = workspace.course.exercises.first(where: { $0.writes == .sources })
    {
      examined.note { () throws(Complaint) in try start(exercise) }
    }
    return examined
  }

  private func lookFor(_ helper: String) throws(Complaint) -> String {
    guard host.files.exists(helper) else {
      throw .machine(
        "There is no \(helper), which starts suites on a Mac.",
        next: MissingTesting.nextOnAMac)
    }
    return "what starts suites is there"
  }

  private func lookAtExercises(of workspace: Workspace) throws(Complaint) -> String {
    let exercises = workspace.course.exercises
    for exercise in exercises {
      try workspace.checkWhole(exercise)
      _ = try workspace.expected(exercise.id)
    }
    let lacking = exercises.filter { exercise in
      exercise.writes == .suite
        ? !host.files.exists(workspace.path(exercise.layout.subjects))
        : !workspace.hasReference(exercise.id)
    }
    return "all \(exercises.count) exercises are there"
      + (lacking.isEmpty ? "" : ", \(lacking.count) of them without a reference")
  }

  private func canWrite(_ workspace: Workspace) throws(Complaint) -> String {
    let probe = "\(workspace.state)/probe"
    try host.files.write(probe, Data("probe".utf8))
    try host.files.remove(probe)
    return "\(workspace.relative(workspace.state)) can be written"
  }

  /// Builds the stub of an exercise with its suite, both as shipped, and runs that as for a verdict.
  private func start(_ exercise: Course.Exercise) throws(Complaint) -> String {
    let id = exercise.id
    output.note(.short("building a suite, to see it start"))
    let session = try CheckSession(host, progress: output.note)
    let lock = try session.lock()
    defer { withExtendedLifetime(lock) {} }
    let workspace = session.workspace
    let stub = workspace.stub(of: exercise)
    let builder = Builder(workspace: workspace, toolchain: session.toolchain)
    let plan = BuildPlan(exercises: [id], laid: [id: stub], shipped: [id])
    let binary: String
    switch try builder.build(plan) {
    case .built(let built): binary = built.binary
    case .failed(let diagnostics, let output):
      throw .courseDoesNotBuild(diagnostics, output, workspace)
    }
    let sandbox = ProcessSandbox(
      workspace: workspace, toolchain: session.toolchain, limit: Double(Limits.suiteSeconds))
    defer { try? sandbox.clean() }
    let folder = try sandbox.newFolder()
    let finished = try host.processes.run(sandbox.suite(id, binary, in: folder))
    let events = try sandbox.events(of: id, in: folder, after: finished)
    let kinds = events.events.map(\.kind)
    guard kinds.contains("runStarted"), kinds.contains("runEnded") else {
      throw .machine(
        "The suite of \(id), on its stub, was started and did not come to its end.",
        details: StartFailure.lines(of: finished.errors),
        next: "kata doctor --report makes a text to send to us")
    }
    let rules = try RuleStage(sandbox: sandbox)
      .search(exercise, in: workspace.laid(id)).result()
    let look = rules.reason.map { "can't be looked at: \($0)" } ?? "can be looked at"
    return "a suite starts and ends: \(events.tests.count) tests, on a stub; the rules \(look)"
  }
}

extension Examination {
  /// One text, which names neither its sender nor the places of their disk.
  func report(_ host: KataHost) -> [Line] {
    let facts = Report.machine(
      system: host.system, swift: toolchain?.path,
      launch: toolchain.map { TestLaunch(info: $0.info, platform: $0.platform) },
      variables: host.environment, findings: findings, exists: host.files.exists)
    let environment = host.environment
    let home = environment["HOME"] ?? ""
    let names = ["USER", "LOGNAME"].compactMap { environment[$0] }
    let places = [
      (workspace?.root ?? "", "COURSE"), (host.directory, "COURSE"), (home, "~"),
      (host.files.resolved(home), "~"), (environment["TMPDIR"] ?? "", "TMP"),
    ]
    let redaction = Redaction(
      places: places, names: names + [(home as NSString).lastPathComponent])
    return facts.map { line in Line(redaction.text(line.text)) }
  }
}
