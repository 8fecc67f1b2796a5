import Host
import Build
import Core
import Course
import Judge

/// Runs suite, scripts and rules against one mutant, and lists what catches it.
struct MutantTrial {
  private let exercise: Course.Exercise
  private let builder: Builder
  private let sandbox: ProcessSandbox

  init(_ exercise: Course.Exercise, in session: CheckSession) {
    self.exercise = exercise
    let (workspace, toolchain) = (session.workspace, session.toolchain)
    builder = Builder(workspace: workspace, toolchain: toolchain)
    sandbox = ProcessSandbox(
      workspace: workspace, toolchain: toolchain, limit: Double(Limits.suiteSeconds))
  }

  private var workspace: Workspace { sandbox.workspace }
  private var id: ExerciseID { exercise.id }

  /// A line for each test, script and rule that catches the mutant.
  func run(_ mutant: Mutant, _ texts: [String: String]) throws(Complaint) -> [Line] {
    exercise.writes == .suite ? try bySuite(mutant) : try byStages(texts)
  }

  /// Runs the reference suite against that implementation among all of them.
  private func bySuite(_ mutant: Mutant) throws(Complaint) -> [Line] {
    var plan = BuildRequest(exercises: [id])
    plan.texts[id] = try workspace.host.files.texts(
      in: "\(workspace.solution(id))/\(exercise.ownFolder)")
    let folder = try SubjectFolder(exercise, in: workspace)
    let subjects = try SubjectStage(sandbox: sandbox, folder: folder).run(
      exercise, builder.program(of: plan).binary
    ).subjects
    return zip(folder.names, subjects.cases)
      .filter { $0 == mutant.name && $1.isJudgedRightly }
      .map { Line("  the reference suite: \($1.outcome.rawValue)") }
  }

  private func byStages(_ texts: [String: String]) throws(Complaint) -> [Line] {
    let reference = try References(builder: builder).binaries(for: [exercise])
    var plan = BuildRequest(exercises: [id], players: [id], shipped: [id])
    plan.texts[id] = texts
    let binary = try builder.program(of: plan).binary
    let suite = try SuiteStage(sandbox: sandbox).run(id, binary)
    let names = try workspace.expected(id).tests.map(\.name)
    var lines = suite.run.tests(expected: names).cases.filter { $0.outcome != .passed }
      .map { Line("  the suite: \($0.name) (\($0.outcome.rawValue))") }
    if let reference = reference[id] {
      let stage = ScriptStage(sandbox: sandbox, id: id, reference: reference)
      let recorded = ScriptList.recorded(for: id, in: workspace).values.sorted()
      let (expected, played) = try stage.play(binary, .random(seed: 1, after: recorded))
      switch try stage.comparison(expected, played) {
      case .agreed: break
      case .differs(let difference): lines.append(Line("  the scripts: \(difference.scenario)"))
      case .brokenOff(let difference):
        lines.append(Line("  the scripts: broken off by \(difference?.scenario ?? "the first")"))
      }
    }
    let rules = try RuleStage(sandbox: sandbox, builder: builder)
      .search(exercise, texts).result()
    return lines
      + rules.broken.map { Line("  \($0.rule.rawValue): line \($0.line): \($0.why)") }
  }
}
