import Foundation
package import KataCore
package import KataCourse
import KataHost

/// Submissions that were built together, without those that do not compile.
package struct SubmissionBuild {
  /// With what the compiler said of each.
  package private(set) var submissions: [Submission]
  /// The program of each exercise that compiles: as a rule, the same for all.
  package private(set) var programs: [ExerciseID: Built] = [:]
  private let builder: Builder
  private var plan: BuildPlan

  private var workspace: Workspace { builder.workspace }

  /// Builds until the rest compiles.
  package init(
    _ submissions: [Submission], players: Set<ExerciseID>, with builder: Builder
  ) throws(Complaint) {
    let whole = submissions.filter(\.diagnostics.isEmpty).map(\.exercise.id)
    plan = BuildPlan(exercises: whole)
    plan.players = players.intersection(whole)
    plan.shipped = Set(submissions.filter(\.suite.isReplaced).map(\.exercise.id))
      .intersection(whole)
    self.submissions = submissions
    self.builder = builder
    try build()
  }

  private mutating func build() throws(Complaint) {
    while !plan.exercises.isEmpty, programs.isEmpty {
      let start = workspace.host.clock()
      let outcome = try builder.build(plan)
      let seconds = workspace.host.clock() - start
      for index in submissions.indices where plan.exercises.contains(submissions[index].id) {
        submissions[index].buildSeconds += seconds
      }
      switch outcome {
      case .built(let program):
        programs = Dictionary(uniqueKeysWithValues: plan.exercises.map { ($0, program) })
      case .failed(let diagnostics, let output): try leaveOut(diagnostics, output)
      }
    }
  }

  /// Leaves out what the errors are in; complains if no submission is at fault.
  private mutating func leaveOut(
    _ diagnostics: [Diagnostic], _ output: String
  ) throws(Complaint) {
    let blamed = submissions.indices.filter { blame($0, diagnostics) }
    guard blamed.isEmpty else { return }
    guard !diagnostics.contains(where: { $0.severity == .error && !$0.file.isEmpty }) else {
      throw .courseDoesNotBuild(diagnostics, output, workspace)
    }
    if plan.exercises.count > 1 {
      try buildApart()
    } else {
      try blameTheOnlyOne(diagnostics, output)
    }
  }

  /// Leaves out the part of a submission that has errors; false if none of its parts has any.
  private mutating func blame(_ index: Int, _ diagnostics: [Diagnostic]) -> Bool {
    let id = submissions[index].id
    guard plan.exercises.contains(id),
      let own = submissions[index].errors(in: diagnostics, workspace)
    else { return false }
    switch own.part {
    case .suite where submissions[index].suite.hasAdditions && !plan.shipped.contains(id):
      plan.shipped.insert(id)
    case .player where plan.players.contains(id):
      // Built without the player, the suite's errors may tell more, if it has any.
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

/// Failures without a place in any file: a linker's errors, a compiler that crashes.
extension SubmissionBuild {
  /// Builds each by itself, so that one of them does not cost the others a verdict.
  private mutating func buildApart() throws(Complaint) {
    let files = workspace.host.files
    let folder = "\(workspace.state)/apart"
    try files.remove(folder)
    try files.createFolder(folder)
    var all: [ExerciseID: Built] = [:]
    for id in plan.exercises {
      var own = self
      own.plan.exercises = [id]
      own.plan.players.formIntersection([id])
      own.plan.shipped.formIntersection([id])
      try own.build()
      submissions = own.submissions
      guard var program = own.programs[id] else { continue }
      // The next build has its program in the same place.
      let copy = "\(folder)/\(id).xctest"
      try files.copy(program.binary, copy)
      program.binary = copy
      all[id] = program
    }
    plan.exercises = []
    programs = all
  }

  /// Blames the submission if its stub can be built in its place; else the course is at fault.
  private mutating func blameTheOnlyOne(
    _ diagnostics: [Diagnostic], _ output: String
  ) throws(Complaint) {
    let index = submissions.firstIndex { plan.exercises.contains($0.id) }
    guard let index, !BuildFailure.isDiskFull(output) else {
      throw .courseDoesNotBuild(diagnostics, output, workspace)
    }
    let exercise = submissions[index].exercise
    var control = plan
    control.laid[exercise.id] = workspace.stub(of: exercise)
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
  /// An error without a place, at the line that it most likely means.
  fileprivate func placed(
    _ fault: LinkFault?, _ diagnostics: [Diagnostic], _ output: String, _ exercise: Course.Exercise
  ) throws(Complaint) -> Diagnostic {
    let said = output.split(separator: "\n").first { $0.contains("error:") }.map(String.init)
    var error = Diagnostic(
      file: exercise.paths.first ?? exercise.own, line: 1, column: 1, severity: .error,
      message: fault?.sentence ?? diagnostics.first?.message ?? said
        ?? "the build system gives up on it")
    guard let fault else { return error }
    for (name, text) in try host.files.texts(in: path(exercise.own)).sorted(by: { $0.key < $1.key })
    {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let index = lines.firstIndex(where: fault.isNamed(in:)) else { continue }
      error.file = "\(exercise.own)/\(name)"
      error.line = index + 1
      error.source = String(lines[index])
      return error
    }
    return error
  }
}
