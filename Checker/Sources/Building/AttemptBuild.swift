package import Basics
import Host

extension Builder {
  /// Builds an attempt; nil where it doesn't compile, and then it has the errors.
  package func build(_ attempt: inout Attempt, plays: Bool) throws(Complaint) -> Built? {
    var request = BuildRequest(attempt.id, plays: plays, isShipped: attempt.suite.isReplaced)
    let start = workspace.host.clock()
    defer { attempt.buildSeconds = workspace.host.clock() - start }
    var isOver = !attempt.diagnostics.isEmpty
    while !isOver {
      switch try build(request) {
      case .built(let built): return attempt.diagnostics.isEmpty ? built : nil
      case .failed(let diagnostics, let output):
        guard let own = attempt.errors(in: diagnostics, workspace) else {
          guard !diagnostics.contains(where: { $0.severity == .error && !$0.file.isEmpty }) else {
            throw .courseDoesNotBuild(diagnostics, output, workspace)
          }
          attempt.diagnostics = [try blamed(attempt.exercise, request, diagnostics, output)]
          return nil
        }
        switch own.side {
        case .suite where !attempt.suite.added.isEmpty && !request.isShipped:
          request.isShipped = true
          attempt.addedError = own.diagnostics.first { error in
            error.severity == .error
              && attempt.suite.added.contains { error.file.hasSuffix("/\($0)") }
          }
        // Built without the player, the suite's errors may tell more, if it has any.
        case .player where request.plays:
          attempt.diagnostics = own.diagnostics
          request.plays = false
        default:
          attempt.diagnostics = own.diagnostics
          isOver = true
        }
      }
    }
    return nil
  }

  /// The error without a place, if the exercise's stub can be built; else the course is at fault.
  private func blamed(
    _ exercise: Course.Exercise, _ request: BuildRequest, _ diagnostics: [Diagnostic],
    _ output: String
  ) throws(Complaint) -> Diagnostic {
    guard !FailedBuild.isDiskFull(output) else {
      throw .courseDoesNotBuild(diagnostics, output, workspace)
    }
    var control = request
    control.texts = workspace.stub(of: exercise)
    _ = try program(of: control)
    return try placed(diagnostics, output, exercise)
  }

  /// An error without a place, at the line that it most likely means.
  private func placed(
    _ diagnostics: [Diagnostic], _ output: String, _ exercise: Course.Exercise
  ) throws(Complaint) -> Diagnostic {
    let fault = LinkFault(in: output)
    let said = output.lines.first { $0.hasPrefix("error: ") || $0.contains(": error: ") }
    var error = Diagnostic(
      file: exercise.paths.first ?? exercise.own, line: 1, column: 1, severity: .error,
      message: fault?.sentence ?? diagnostics.first { $0.severity == .error }?.message ?? said
        ?? "the build system gives up on it")
    guard let fault else { return error }
    let texts = try workspace.host.files.texts(in: workspace.path(exercise.own))
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
      guard let index = lines.firstIndex(where: fault.isNamed(in:)) else { continue }
      error.file = "\(exercise.own)/\(name)"
      error.line = index + 1
      error.source = String(lines[index])
      break
    }
    return error
  }
}
