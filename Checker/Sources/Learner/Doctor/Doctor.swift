import Basics
import Common
import Host
import Foundation

extension Subcommand {
  static let doctor = Subcommand(
    spec: CommandSpec(
      "doctor",
      options: [
        .init("--report", "one text to send to the course's authors, without your names and paths")
      ],
      discussion: "Exit code: 0 when all is well, 3 when something is not."),
    options: { $0.has("--report") },
    run: { isReport, output, host throws(Complaint) in
      let examined = Examination(host, output)
      output.clearProgress()
      output.write(isReport ? examined.report : Report.doctor(examined.findings))
      let isFine = examined.findings.allSatisfy { if case .success = $0 { true } else { false } }
      return isFine ? .success : .machine
    })
}

/// A look at the machine and the course; a fault in one thing does not keep the next from being
/// looked at.
private final class Examination {
  private(set) var findings: [Finding] = []
  private var workspace: Workspace?
  private var toolchain: Toolchain?
  private let host: HostSystem
  private let output: Output

  init(_ host: HostSystem, _ output: Output) {
    (self.host, self.output) = (host, output)
    workspace = note({ "a course with \($0.course.exercises.count) exercises" }) {
      () throws(Complaint) in try Workspace(around: host.directory, host: host)
    }
    toolchain = note({ "Swift \($0.version) at \($0.path)" }) { () throws(Complaint) in
      try Toolchain(host, remembered: nil)
    }
    guard let workspace else { return }
    if let toolchain, let helper = toolchain.info.testingHelper,
      !Builder(workspace: workspace, toolchain: toolchain).usesCompiler
    {
      note { () throws(Complaint) in
        guard host.files.exists(helper) else {
          throw .machine(
            "There is no \(helper), which starts suites on a Mac.",
            next: MissingTesting.nextOnAMac)
        }
        return "what starts suites is there"
      }
    }
    note { () throws(Complaint) in
      let probe = "\(workspace.state)/probe"
      try host.files.write(probe, Data("probe".utf8))
      try host.files.remove(probe)
      return "\(workspace.relative(workspace.state)) can be written"
    }
    if let room = host.environment["KATA_ROOM"], !room.isEmpty {
      note { () throws(Complaint) in
        try workspace.tell([], host)
        return "the room knows where you are, by \(room)"
      }
    }
    note { () throws(Complaint) in try lookAtExercises(of: workspace) }
    if toolchain != nil { note { () throws(Complaint) in try startSuite() } }
  }

  private func note(_ look: () throws(Complaint) -> String) { _ = note(\.self, look) }

  /// Finds one thing, and notes what is said of it, or why it is not there.
  private func note<Value>(
    _ words: (Value) -> String, _ find: () throws(Complaint) -> Value
  ) -> Value? {
    do throws(Complaint) {
      let value = try find()
      findings.append(.success(words(value)))
      return value
    } catch {
      findings.append(.failure(error))
      return nil
    }
  }

  private func lookAtExercises(of workspace: Workspace) throws(Complaint) -> String {
    let isDarwin = toolchain?.info.isDarwin ?? false
    let exercises = workspace.course.exercises
    for exercise in exercises {
      try workspace.checkWhole(exercise)
      _ = try workspace.expected(exercise.id)
    }
    let recorded = exercises.filter { workspace.recording($0.id, isDarwin: isDarwin) != nil }
    let lacking = exercises.filter { exercise in
      exercise.writes == .suite
        ? !host.files.exists(workspace.path(exercise.layout.subjects))
        : !workspace.hasReference(exercise.id) && !recorded.contains(exercise)
    }
    return "all \(exercises.count) exercises are there"
      + (recorded.isEmpty ? "" : "; without Solutions, \(recorded.count) have recorded answers")
      + (lacking.isEmpty ? "" : ", \(lacking.count) without a reference")
  }

  /// Builds the first exercise's stub with its suite, both as shipped, and runs them.
  private func startSuite() throws(Complaint) -> String {
    output.note(.short("building a suite, to see it start"))
    let session = try CheckSession(host, progress: output.note)
    let lock = try session.lock()
    defer { withExtendedLifetime(lock) {} }
    let (workspace, exercise) = (session.workspace, session.workspace.course.exercises[0])
    try workspace.demandShipped(exercise.ownFolder, of: exercise)
    let request = BuildRequest(
      exercise.id, texts: workspace.stub(of: exercise), isShipped: true)
    let (builder, world) = (session.builder, session.world)
    let built = try builder.program(of: request)
    defer { try? world.clean() }
    let run = try SuiteStage(world: world).run(exercise.id, built.binary).run
    guard run.isComplete else {
      throw .machine(
        "The suite of \(exercise.id), on its stub, was started, and did not finish.",
        next: "kata doctor --report makes a text to send to us")
    }
    let rules = try RuleStage(world: world, builder: builder)
      .search(exercise, workspace.stub(of: exercise)).result()
    let look = rules.reason.map { "can't be checked: \($0)" } ?? "can be checked"
    let builds = builder.usesCompiler ? "the compiler itself" : "swift build"
    return "a test suite runs (\(run.order.count) tests, on a stub, built by \(builds)), and rules "
      + "\(look)"
  }

  /// One text, which names neither its sender nor the places of their disk.
  var report: [Line] {
    let facts = Report.machine(
      system: host.system, swift: toolchain?.path,
      launch: toolchain?.launch,
      variables: host.environment, findings: findings, exists: host.files.exists)
    let environment = host.environment
    let home = environment["HOME"] ?? ""
    let names = ["USER", "LOGNAME"].compactMap { environment[$0] }
    let places = [
      (workspace?.root ?? "", "COURSE"), (host.directory, "COURSE"), (home, "~"),
      (host.files.resolved(home), "~"), (environment["TMPDIR"] ?? "", "TMP"),
      (environment["KATA_ROOM"] ?? "", "ROOM"),
    ]
    let redaction = Redaction(
      places: places, names: names + [(home as NSString).lastPathComponent])
    return facts.map { line in Line(redaction.text(line.text)) }
  }
}
