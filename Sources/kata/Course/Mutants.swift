import KataCore

/// A mistake as it lies in the course: a diff against what is right.
struct Mutant {
  /// The file's name without its ending.
  let name: String
  let path: String
  private let text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    name = String(path.split(separator: "/").last?.dropLast(".diff".count) ?? "")
  }

  /// Its first line, as it stands there.
  var note: String { String(text.prefix { $0 != "\n" }) }

  func diff() throws(DiffFault) -> UnifiedDiff { try UnifiedDiff(text) }

  /// The files with the mistake in them.
  func applied(to files: [String: String]) throws(DiffFault) -> [String: String] {
    try diff().applied(to: files)
  }
}

extension Workspace {
  /// All of an exercise's, sorted; where the learner writes the suite, its wrong implementations.
  func mutants(of id: ExerciseID) throws(Complaint) -> [Mutant] {
    var mutants: [Mutant] = []
    for folder in mutantFolders(of: id) {
      for name in host.files.tree(folder) where name.hasSuffix(".diff") {
        mutants.append(
          Mutant("\(folder)/\(name)", try host.files.text("\(folder)/\(name)") ?? ""))
      }
    }
    return mutants
  }

  /// Where they lie; the last one is the place for new ones.
  func mutantFolders(of id: ExerciseID) -> [String] {
    switch course[id]?.writes {
    case .suite: ["\(given(id))/subjects/Wrong", "\(solution(id))/Subjects/Wrong"]
    default: ["\(solution(id))/Mutants"]
    }
  }

  /// What their diffs are against: the reference, or the given implementation.
  func mutantBase(of id: ExerciseID) throws(Complaint) -> [String: String] {
    switch course[id]?.writes {
    case .suite: try host.files.texts(in: "\(given(id))/subjects/Right")
    default: try host.files.texts(in: "\(solution(id))/Sources")
    }
  }
}
