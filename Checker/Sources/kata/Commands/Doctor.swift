import Foundation
import KataBuild
import KataCore
import KataCourse
import KataHost
import KataJudge
import KataReports

extension KataCommand {
  static let doctor = KataCommand(
    spec: CommandSpec(
      "doctor", "Looks whether this machine and this checkout have all they need.",
      options: [
        .init("--report", "one text to send to the course's authors, without your names and paths"),
        .init("--box", "tries to get out of the box in which a learner's code runs"), .json,
      ],
      discussion: """
        Exit code: 0 when all is well, 3 when something is not. With --box: 0 when the box held, 1
        when it did not, 3 when there is none. --json belongs to --box.
        """),
    options: { invocation throws(Complaint) in
      guard invocation.has("--box") || !invocation.has("--json") else {
        throw .usage("kata doctor has --json with --box alone.", next: "kata help doctor")
      }
      return (
        isReport: invocation.has("--report"), isBox: invocation.has("--box"),
        isJSON: invocation.has("--json")
      )
    },
    run: { options, output, host throws(Complaint) in
      if options.isBox { return try testBox(output, host, isJSON: options.isJSON) }
      let examined = Examination(host, output)
      output.clearProgress()
      output.write(options.isReport ? examined.report : Report.doctor(examined.findings))
      let isFine = examined.findings.allSatisfy { if case .success = $0 { true } else { false } }
      return isFine ? .success : .machine
    })

  /// Tries the strongest box that this machine has.
  private static func testBox(
    _ output: Output, _ host: KataHost, isJSON: Bool
  ) throws(Complaint) -> ExitCode {
    let layers = host.features.box ? host.layers(true) : BoxLayers()
    guard layers.level != .none else {
      throw .machine(
        "This machine has no box for a learner's code.",
        next: "Linux has one, from its version 5.13 on")
    }
    output.note(.short("trying to get out of the box"))
    let toolchain = try Toolchain(host, remembered: nil)
    let result = try BoxTest(host: host, toolchain: toolchain, layers: layers).run()
    output.clearProgress()
    if isJSON { try output.json(result) } else { output.write(Report.box(result)) }
    return result.isFine ? .success : .notPassed
  }
}

/// A look at the machine and the course; a fault in one thing does not keep the next from being
/// looked at.
private final class Examination {
  private(set) var findings: [Finding] = []
  private var workspace: Workspace?
  private var toolchain: Toolchain?
  private let host: KataHost
  private let output: Output

  init(_ host: KataHost, _ output: Output) {
    (self.host, self.output) = (host, output)
    workspace = note({ "a course with \($0.course.exercises.count) exercises" }) {
      () throws(Complaint) in try Workspace(around: host.directory, host: host)
    }
    toolchain = note({ "Swift \($0.version) at \($0.path)" }) { () throws(Complaint) in
      try Toolchain(host, remembered: nil)
    }
    guard let workspace else { return }
    if let toolchain, let helper = toolchain.info.testingHelper,
      !Builder(workspace: workspace, toolchain: toolchain).usesBench
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
      + (recorded.isEmpty ? "" : ", \(recorded.count) of them with the reference's answers alone")
      + (lacking.isEmpty ? "" : ", \(lacking.count) of them without a reference")
  }

  /// Builds the first exercise's stub with its suite, both as shipped, and runs them.
  private func startSuite() throws(Complaint) -> String {
    output.note(.short("building a suite, to see it start"))
    let session = try CheckSession(host, progress: output.note)
    let lock = try session.lock()
    defer { withExtendedLifetime(lock) {} }
    let workspace = session.workspace
    let exercise = workspace.course.exercises[0]
    let plan = BuildPlan(
      exercises: [exercise.id], laid: [exercise.id: workspace.stub(of: exercise)],
      shipped: [exercise.id])
    let builder = Builder(workspace: workspace, toolchain: session.toolchain)
    let built = try builder.program(of: plan)
    let sandbox = ProcessSandbox(
      workspace: workspace, toolchain: session.toolchain, limit: Double(Limits.suiteSeconds))
    defer { try? sandbox.clean() }
    let run = try SuiteStage(sandbox: sandbox).run(exercise.id, built.binary).run
    guard run.isComplete else {
      throw .machine(
        "The suite of \(exercise.id), on its stub, was started and did not come to its end.",
        next: "kata doctor --report makes a text to send to us")
    }
    let rules = try RuleStage(sandbox: sandbox, builder: builder)
      .search(exercise, workspace.stub(of: exercise)).result()
    let look = rules.reason.map { "can't be looked at: \($0)" } ?? "can be looked at"
    let builds = builder.usesBench ? "the compiler itself" : "swift build"
    return "a suite starts and ends: \(run.order.count) tests, on a stub, built by \(builds); "
      + "the rules \(look)"
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
    ]
    let redaction = Redaction(
      places: places, names: names + [(home as NSString).lastPathComponent])
    return facts.map { line in Line(redaction.text(line.text)) }
  }
}
