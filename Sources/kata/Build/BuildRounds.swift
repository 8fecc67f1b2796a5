import Foundation
import KataCore

/// Builds submissions together, and leaves out what does not compile until the rest does.
struct BuildRounds {
  private(set) var submissions: [Submission]
  private var plan: BuildPlan

  init(
    _ submissions: [Submission], players: Set<ExerciseID>, beside: [Beside: Command] = [:]
  ) {
    self.submissions = submissions
    let whole = submissions.filter(\.diagnostics.isEmpty).map(\.exercise.id)
    plan = BuildPlan(exercises: whole)
    plan.players = players.intersection(whole)
    plan.beside = beside.filter { whole.contains($0.key.exercise) }
    plan.shipped = Set(submissions.filter(\.suite.isReplaced).map(\.exercise.id))
      .intersection(whole)
  }

  /// Something more that runs beside the compiler.
  mutating func run(_ beside: Beside, _ command: Command) {
    if plan.exercises.contains(beside.exercise) { plan.beside[beside] = command }
  }

  /// The program for each exercise that compiles: one for all of them, as a rule.
  mutating func build(_ builder: Builder) throws(Complaint) -> [ExerciseID: Built] {
    let workspace = builder.workspace
    while !plan.exercises.isEmpty {
      let start = workspace.host.clock()
      let result = try builder.build(plan)
      let seconds = workspace.host.clock() - start
      for index in submissions.indices where plan.exercises.contains(submissions[index].id) {
        submissions[index].buildSeconds += seconds
      }
      switch result {
      case .built(let built):
        return Dictionary(uniqueKeysWithValues: plan.exercises.map { ($0, built) })
      case .failed(let diagnostics, let output):
        // It has played by now, into the one file that it has.
        plan.beside = plan.beside.filter { $0.key != .reference($0.key.exercise) }
        let blamed = submissions.indices.filter { blame($0, diagnostics, workspace) }
        guard blamed.isEmpty else { continue }
        guard !diagnostics.contains(where: { $0.severity == .error && !$0.file.isEmpty }) else {
          throw .courseDoesNotBuild(diagnostics, output, workspace)
        }
        guard plan.exercises.count > 1 else {
          try blameTheOnlyOne(diagnostics, output, builder)
          return [:]
        }
        return try apart(builder)
      }
    }
    return [:]
  }

  /// Leaves out the part of a submission that the errors are in; false when they are not its own.
  private mutating func blame(
    _ index: Int, _ diagnostics: [Diagnostic], _ workspace: Workspace
  ) -> Bool {
    let id = submissions[index].id
    guard plan.exercises.contains(id),
      let own = submissions[index].errors(in: diagnostics, workspace)
    else { return false }
    switch own.part {
    case .suite where submissions[index].suite.hasAdditions && !plan.shipped.contains(id):
      plan.shipped.insert(id)
    case .player where plan.players.contains(id):
      // Whoever can't be played may be told more by the suite's errors, if it has any.
      submissions[index].diagnostics = own.diagnostics
      plan.players.remove(id)
    default:
      submissions[index].diagnostics = own.diagnostics
      plan.exercises.removeAll { $0 == id }
      plan.players.remove(id)
    }
    return true
  }
}

/// What fails without a place in any file: a linker's errors, a compiler that crashes.
extension BuildRounds {
  /// Each by itself, so that one of them costs nobody else a verdict.
  private mutating func apart(_ builder: Builder) throws(Complaint) -> [ExerciseID: Built] {
    let files = builder.workspace.host.files
    let folder = "\(builder.workspace.state)/apart"
    try files.remove(folder)
    try files.createFolder(folder)
    var all: [ExerciseID: Built] = [:]
    for id in plan.exercises {
      var own = self
      own.plan.exercises = [id]
      own.plan.players.formIntersection([id])
      own.plan.shipped.formIntersection([id])
      own.plan.beside = plan.beside.filter { $0.key.exercise == id }
      let built = try own.build(builder)
      submissions = own.submissions
      guard var one = built[id] else { continue }
      // The next build has its program in the same place.
      let copy = "\(folder)/\(id).xctest"
      try files.copy(one.binary, copy)
      one.binary = copy
      all[id] = one
    }
    return all
  }

  /// Whoever is not built, while the stub is, is at fault; the course is when not even that is.
  private mutating func blameTheOnlyOne(
    _ diagnostics: [Diagnostic], _ output: String, _ builder: Builder
  ) throws(Complaint) {
    let workspace = builder.workspace
    let exercise = submissions.first { plan.exercises.contains($0.id) }?.exercise
    guard let exercise, let index = submissions.firstIndex(where: { $0.id == exercise.id }),
      !Complaint.isDiskFull(output)
    else { throw .courseDoesNotBuild(diagnostics, output, workspace) }
    var control = plan
    control.beside = [:]
    control.laid[exercise.id] =
      try workspace.host.files.texts(in: workspace.path(exercise.layout.start))
    guard case .built = try builder.build(control) else {
      throw .courseDoesNotBuild(diagnostics, output, workspace)
    }
    submissions[index].diagnostics = [
      try workspace.placed(LinkFault(in: output), diagnostics, output, exercise)
    ]
    plan.exercises = []
  }
}

extension Workspace {
  /// What a build without a place in any file says, at the line that it most likely means.
  fileprivate func placed(
    _ fault: LinkFault?, _ diagnostics: [Diagnostic], _ output: String, _ exercise: Course.Exercise
  ) throws(Complaint) -> Diagnostic {
    let said = output.split(separator: "\n").first { $0.contains("error:") }.map(String.init)
    let message =
      fault?.sentence ?? diagnostics.first?.message ?? said ?? "the build system gives up on it"
    var place = Diagnostic(
      file: exercise.paths.first ?? exercise.own, line: 1, column: 1, severity: .error,
      message: message)
    guard let fault else { return place }
    for (name, text) in try host.files.texts(in: path(exercise.own)).sorted(by: { $0.key < $1.key })
    {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let index = lines.firstIndex(where: fault.isNamed(in:)) else { continue }
      place.file = "\(exercise.own)/\(name)"
      place.line = index + 1
      place.source = String(lines[index])
      return place
    }
    return place
  }
}
