import Build
import Core
import Course
import Host
import Judge
import Rules

/// The learner's own parts in an exercise whose own tests are run against them.
struct EditedExercise: EditedCode {
  private let suite: Course.Exercise
  private let builder: Builder
  private let sandbox: ProcessSandbox

  /// Takes the exercise as one in which the learner writes the suite.
  init(_ suite: Course.Exercise, in session: CheckSession) {
    self.suite = suite
    builder = Builder(workspace: session.workspace, toolchain: session.toolchain)
    sandbox = ProcessSandbox(
      workspace: session.workspace, toolchain: session.toolchain,
      limit: Double(Limits.suiteSeconds))
  }

  private var workspace: Workspace { sandbox.workspace }
  var next: String { "kata check \(suite.id.number)" }

  func modules() throws(Complaint) -> [EditedModule] {
    let texts = try workspace.sources(of: suite)
    let dump = try RuleStage(sandbox: sandbox, builder: builder).dump(of: suite, texts)
    guard let dump else {
      throw Complaint("Your code does not compile yet.", next: next, exit: .notPassed)
    }
    let sources = suite.layout.sources(texts)
    return [EditedModule(sources, EditSearch.edits(dump: dump, sources: sources) ?? [])]
  }

  func build(
    _ texts: [String: String]
  ) throws(Complaint) -> (program: String?, errors: [Diagnostic]) {
    let own = suite.layout.sources
    var plan = BuildPlan(exercises: [suite.id])
    plan.implementations[suite.id] = Dictionary(
      uniqueKeysWithValues: texts.map { (String($0.dropFirst(own.count + 1)), $1) })
    switch try builder.build(plan) {
    case .built(let built): return (built.binary, [])
    case .failed(var errors, _):
      for index in errors.indices { errors[index].file = workspace.relative(errors[index].file) }
      return (nil, errors)
    }
  }

  func run(_ program: String, _ edits: [CodeEdit]) throws(Complaint) -> EditRun {
    defer { try? sandbox.clean() }
    // The numbers of edits that were dropped choose nothing.
    let count = edits.map(\.number).max() ?? 0
    let subjects = (0...count).map { number in
      number == 0 ? Subject(right: "") : Subject(wrong: "", edge: "", sentence: "")
    }
    let result = try SubjectStage(sandbox: sandbox, folder: SubjectFolder(subjects, [:]))
      .run(suite, program)
    return EditRun(
      given: result.given.run, outcomes: edits.map { result.subjects.cases[$0.number].outcome })
  }

  func shown(_ file: String) -> String { workspace.relative(file) }
}
