package import Core
package import Course
import Host

/// Attempts that were built together, without those that do not compile.
package struct AttemptBuild {
  /// With what the compiler said of each.
  package private(set) var attempts: [Attempt]
  /// The program of all exercises that compile.
  package private(set) var program: Built?
  private let builder: Builder
  private var plan: BuildRequest

  private var workspace: Workspace { builder.workspace }

  /// Builds them together; each alone after an error without a place, such as a linker's.
  package static func builds(
    _ attempts: [Attempt], players: Set<ExerciseID>, with builder: Builder
  ) throws(Complaint) -> [Self] {
    var build = Self(attempts, players, builder)
    if try build.hasFoundItsErrors() { return [build] }
    var builds: [Self] = []
    for attempt in attempts {
      builds += try Self.builds([attempt], players: players, with: builder)
    }
    return builds
  }

  private init(_ attempts: [Attempt], _ players: Set<ExerciseID>, _ builder: Builder) {
    let whole = attempts.filter(\.diagnostics.isEmpty)
    let ids = whole.map(\.id)
    plan = BuildRequest(
      exercises: ids, players: players.intersection(ids),
      shipped: Set(whole.filter(\.suite.isReplaced).map(\.id)))
    (self.attempts, self.builder) = (attempts, builder)
  }

  /// Builds until the rest compiles; false after an error without a place in a build of several.
  private mutating func hasFoundItsErrors() throws(Complaint) -> Bool {
    while !plan.exercises.isEmpty, program == nil {
      let start = workspace.host.clock()
      let outcome = try builder.build(plan)
      let seconds = workspace.host.clock() - start
      for index in attempts.indices where plan.exercises.contains(attempts[index].id) {
        attempts[index].buildSeconds += seconds
      }
      switch outcome {
      case .built(let built): program = built
      case .failed(let diagnostics, let output):
        let blamed = attempts.indices.filter { blame($0, diagnostics) }
        guard blamed.isEmpty else { continue }
        guard !diagnostics.contains(where: { $0.severity == .error && !$0.file.isEmpty }) else {
          throw .courseDoesNotBuild(diagnostics, output, workspace)
        }
        guard plan.exercises.count == 1 else { return false }
        try blameTheOnlyOne(diagnostics, output)
      }
    }
    return true
  }

  /// Leaves out the part of a attempt that has errors; false if none of its parts has any.
  private mutating func blame(_ index: Int, _ diagnostics: [Diagnostic]) -> Bool {
    let id = attempts[index].id
    guard plan.exercises.contains(id),
      let own = attempts[index].errors(in: diagnostics, workspace)
    else { return false }
    switch own.part {
    case .suite where !attempts[index].suite.added.isEmpty && !plan.shipped.contains(id):
      plan.shipped.insert(id)
      let added = attempts[index].suite.added
      attempts[index].addedError = own.diagnostics.first { error in
        error.severity == .error && added.contains { error.file.hasSuffix("/\($0)") }
      }
    case .player where plan.players.contains(id):
      // Built without the player, the suite's errors may tell more, if it has any.
      attempts[index].diagnostics = own.diagnostics
      plan.players.remove(id)
    default:
      attempts[index].diagnostics = own.diagnostics
      plan.exercises.removeAll { $0 == id }
      plan.players.remove(id)
    }
    return true
  }

  /// Blames the attempt if its stub can be built in its place; else the course is at fault.
  private mutating func blameTheOnlyOne(
    _ diagnostics: [Diagnostic], _ output: String
  ) throws(Complaint) {
    let index = attempts.firstIndex { plan.exercises.contains($0.id) }
    guard let index, !FailedBuild.isDiskFull(output) else {
      throw .courseDoesNotBuild(diagnostics, output, workspace)
    }
    let exercise = attempts[index].exercise
    var control = plan
    control.texts[exercise.id] = workspace.stub(of: exercise)
    _ = try builder.program(of: control)
    attempts[index].diagnostics = [try placed(diagnostics, output, exercise)]
    plan.exercises = []
  }

  /// An error without a place, at the line that it most likely means.
  private func placed(
    _ diagnostics: [Diagnostic], _ output: String, _ exercise: Course.Exercise
  ) throws(Complaint) -> Diagnostic {
    let fault = LinkFault(in: output)
    let said = output.split(separator: "\n").first { $0.contains("error:") }.map(String.init)
    var error = Diagnostic(
      file: exercise.paths.first ?? exercise.own, line: 1, column: 1, severity: .error,
      message: fault?.sentence ?? diagnostics.first?.message ?? said
        ?? "the build system gives up on it")
    guard let fault else { return error }
    let texts = try workspace.host.files.texts(in: workspace.path(exercise.own))
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let index = lines.firstIndex(where: fault.isNamed(in:)) else { continue }
      error.file = "\(exercise.own)/\(name)"
      error.line = index + 1
      error.source = String(lines[index])
      break
    }
    return error
  }
}
