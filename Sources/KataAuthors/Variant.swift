import KataCore
import KataCourse
import KataHost

/// One way to fill an exercise: its stub, the reference, or another answer to it.
struct Variant: Equatable {
  var exercise: ExerciseID
  var kind: Kind
  /// The files that stand in place of the learner's: texts by name.
  var texts: [String: String]

  enum Kind: Equatable {
    case reference
    case stub
    case alternative(String)
    case mutant(name: String, edge: String)
    /// The stub, but for one file.
    case repaired(file: String)
    /// The reference, but for one file.
    case broken(file: String)
  }

  /// How a fault names it.
  var name: String {
    switch kind {
    case .reference: "the reference"
    case .stub: "the stub"
    case .alternative(let name): "the alternative \(name)"
    case .mutant(let name, _): "the mutant \(name)"
    case .repaired(let file): "the stub with the reference's \(file)"
    case .broken(let file): "the reference with the stub's \(file)"
    }
  }
}

/// All variants of an exercise, reference and stub first: the others are compared with them.
struct Variants {
  private(set) var all: [Variant] = []
  /// What keeps a mutant from being made of its diff; the others are there all the same.
  let faults: [String]
  private let exercise: Course.Exercise
  private let files: Files

  init(_ exercise: Course.Exercise, in workspace: Workspace) throws(Complaint) {
    self.exercise = exercise
    files = workspace.host.files
    let solution = workspace.solution(exercise.id)
    let reference = try files.texts(in: "\(solution)/\(exercise.ownFolder)")
    let stub = workspace.stub(of: exercise)
    let mutants = try Mutants(of: exercise.id, in: workspace)
    faults = mutants.faults
    add(.reference, reference)
    add(.stub, stub)
    try addAlternatives("\(solution)/Alternatives")
    // Wrong implementations are all built into one module, beside every variant of the suite.
    guard exercise.writes == .sources else { return }
    for (mutant, texts) in mutants.all {
      add(.mutant(name: mutant.name, edge: mutant.edge), texts)
    }
    guard exercise.edit.count > 1 else { return }
    for file in exercise.parts(in: workspace.shippedSuite(of: exercise).values.joined()) {
      add(.repaired(file: file), stub.merging([file: reference[file] ?? ""]) { $1 })
      add(.broken(file: file), reference.merging([file: stub[file] ?? ""]) { $1 })
    }
  }

  private mutating func add(_ kind: Variant.Kind, _ texts: [String: String]) {
    all.append(Variant(exercise: exercise.id, kind: kind, texts: texts))
  }

  /// Each is a folder; or a file, if only one is to be edited.
  private mutating func addAlternatives(_ folder: String) throws(Complaint) {
    for name in files.list(folder) ?? [] where !name.hasPrefix(".") {
      let texts =
        if files.list("\(folder)/\(name)") == nil {
          [exercise.edit[0]: try files.text("\(folder)/\(name)") ?? ""]
        } else {
          try files.texts(in: "\(folder)/\(name)")
        }
      add(.alternative(name.replacing(".swift", with: "")), texts)
    }
  }
}
