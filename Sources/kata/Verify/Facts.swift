import KataCore

extension ExerciseFacts {
  /// Reads what lies in the exercise's folders.
  init(_ exercise: Course.Exercise, in workspace: Workspace) throws {
    let id = exercise.id
    let files = workspace.host.files
    let folder = workspace.exercise(id)
    let given = workspace.given(id)
    let solution = workspace.solution(id)
    let required =
      ["README.md", "HINTS.md", "Sources", "Tests", ".given/start", ".given/tests"]
      .map { "\(folder)/\($0)" } + exercise.edit.map { "\(folder)/Sources/\($0)" }
      + ["WHY.md", "Sources", "Alternatives", "Mutants", "Player"].map { "\(solution)/\($0)" }
    let unshipped =
      try workspace.differences("\(folder)/Sources", "\(given)/start").map { "Sources/\($0)" }
      + workspace.differences("\(folder)/Tests", "\(given)/tests").map { "Tests/\($0)" }
    var mutants: [String: String] = [:]
    for name in files.list("\(solution)/Mutants") ?? [] where !name.hasPrefix(".") {
      mutants[Variant.name(name)] = try files.note(of: "\(solution)/Mutants/\(name)")
    }
    var stubLines = 0
    for file in exercise.edit {
      let text = try files.text("\(given)/start/\(file)") ?? ""
      stubLines = max(stubLines, text.split(separator: "\n").count)
    }
    self.init(
      exercise: exercise, readme: try files.text("\(folder)/README.md"),
      hints: try files.text("\(folder)/HINTS.md"), why: try files.text("\(solution)/WHY.md"),
      missing: required.filter { !files.exists($0) }.map(workspace.relative),
      unshipped: unshipped, alternatives: files.list("\(solution)/Alternatives") ?? [],
      mutants: mutants, stubLines: stubLines)
  }
}

extension Files {
  /// A file's first line; of a folder, the first that begins as a mutant's note does.
  fileprivate func note(of path: String) throws(Complaint) -> String {
    var notes: [String] = []
    for file in list(path)?.map({ "\(path)/\($0)" }) ?? [path] {
      notes.append((try text(file) ?? "").split(separator: "\n").first.map(String.init) ?? "")
    }
    return notes.first { $0.hasPrefix("// E") } ?? notes.first ?? ""
  }
}
