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
      (["README.md", "HINTS.md"] + exercise.shipped.flatMap { [$0.folder, ".given/\($0.given)"] })
      .map { "\(folder)/\($0)" } + exercise.paths.map { "\(workspace.root)/\($0)" }
      + Self.solution(exercise.writes).map { "\(solution)/\($0)" }
    let unshipped = try exercise.shipped.flatMap { part in
      try workspace.differences("\(folder)/\(part.folder)", "\(given)/\(part.given)")
        .map { "\(part.folder)/\($0)" }
    }
    var mutants = try Self.firstLines("\(solution)/Mutants", files)
    var right: [String: String] = [:]
    if exercise.writes == .suite {
      for subjects in ["\(given)/subjects", "\(solution)/Subjects"] {
        mutants.merge(try Self.firstLines("\(subjects)/Wrong", files)) { $1 }
        right.merge(try Self.firstLines("\(subjects)/Right", files)) { $1 }
      }
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
      mutants: mutants, right: right, stubLines: stubLines)
  }

  /// What has to lie in an exercise's folder of Solutions.
  private static func solution(_ writes: Course.Writes) -> [String] {
    switch writes {
    case .sources: ["WHY.md", "Sources", "Alternatives", "Mutants", "Player"]
    case .suite: ["WHY.md", "Tests", "Subjects/Right", "Subjects/Wrong"]
    }
  }

  private static func firstLines(_ folder: String, _ files: Files) throws -> [String: String] {
    var lines: [String: String] = [:]
    for name in files.list(folder) ?? [] where !name.hasPrefix(".") {
      lines[Variant.name(name)] = try files.note(of: "\(folder)/\(name)")
    }
    return lines
  }
}

extension Files {
  /// A file's first line; of a folder, the first that begins as a mutant's note does.
  fileprivate func note(of path: String) throws(Complaint) -> String {
    var notes: [String] = []
    for file in list(path)?.map({ "\(path)/\($0)" }) ?? [path] {
      notes.append((try text(file) ?? "").split(separator: "\n").first.map(String.init) ?? "")
    }
    return notes.first { MutantNote(firstLine: $0) != nil } ?? notes.first ?? ""
  }
}
