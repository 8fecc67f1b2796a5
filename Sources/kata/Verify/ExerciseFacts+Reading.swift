import KataCore

extension ExerciseFacts {
  /// Reads what lies in the exercise's folders.
  init(_ exercise: Course.Exercise, in workspace: Workspace) throws(Complaint) {
    let id = exercise.id
    let files = workspace.host.files
    let folder = workspace.exercise(id)
    let given = workspace.given(id)
    let solution = workspace.solution(id)
    let required =
      (["README.md", "HINTS.md"] + exercise.shipped.flatMap { [$0.folder, ".given/\($0.given)"] })
      .map { "\(folder)/\($0)" } + exercise.paths.map { "\(workspace.root)/\($0)" }
      + Self.solution(exercise.writes).map { "\(solution)/\($0)" }
    var unshipped: [String] = []
    for part in exercise.shipped {
      unshipped +=
        try workspace.differences("\(folder)/\(part.folder)", "\(given)/\(part.given)")
        .map { "\(part.folder)/\($0)" }
    }
    let mutants = Dictionary(
      try workspace.mutants(of: id).map { ($0.name, $0.note) }, uniquingKeysWith: { $1 })
    var right: [String: String] = [:]
    if exercise.writes == .suite {
      for subjects in ["\(given)/subjects", "\(solution)/Subjects"] {
        for (name, text) in try files.texts(in: "\(subjects)/Right") {
          right[Variant.name(name)] = String(text.prefix { $0 != "\n" })
        }
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
}
