import KataCore

/// One way to fill an exercise: its stub, the reference, or another answer to it.
struct Variant: Equatable {
  var exercise: ExerciseID
  var kind: Kind
  /// Where the reference lies, below `Solutions/ExerciseNN`: a suite lies in Tests.
  var reference = "Sources"

  enum Kind: Equatable {
    case stub
    case reference
    case alternative(String)
    case mutant(String)
  }

  /// Below `Solutions/ExerciseNN`; nil for the stub, which stands where the learner's work does.
  var subject: String? {
    switch kind {
    case .stub: nil
    case .reference: reference
    case .alternative(let file): "Alternatives/\(file)"
    case .mutant(let file): "Mutants/\(file)"
    }
  }

  /// How a fault names it.
  var name: String {
    switch kind {
    case .stub: "the stub"
    case .reference: "the reference"
    case .alternative(let file): "the alternative \(Self.name(file))"
    case .mutant(let file): "the mutant \(Self.name(file))"
    }
  }

  static func name(_ file: String) -> String {
    file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }

  /// All of an exercise's, the reference first: the others are compared with it.
  static func all(of id: ExerciseID, in workspace: Workspace) -> [Variant] {
    let files = workspace.host.files
    func list(_ folder: String) -> [String] {
      (files.list("\(workspace.solution(id))/\(folder)") ?? []).filter { !$0.hasPrefix(".") }
    }
    let reference = workspace.course[id]?.writes == .suite ? "Tests" : "Sources"
    return [
      Variant(exercise: id, kind: .reference, reference: reference),
      Variant(exercise: id, kind: .stub),
    ]
      + list("Alternatives").map { Variant(exercise: id, kind: .alternative($0)) }
      + list("Mutants").map { Variant(exercise: id, kind: .mutant($0)) }
  }
}
