import KataCore

/// One way to fill an exercise: its stub, the reference, or another answer to it.
struct Variant: Equatable {
  var exercise: ExerciseID
  var kind: Kind
  /// What stands in place of the learner's part: texts by file.
  var texts: [String: String]

  enum Kind: Equatable {
    case reference
    case stub
    case alternative(String)
    case mutant(String, note: String)
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

  /// Whoever follows a variant with the same one leaves suite and player as they were compiled.
  var facade: String { Facade(of: texts)?.text ?? "\(texts.sorted { $0.key < $1.key })" }

  static func name(_ file: String) -> String {
    file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }
}

/// All variants of an exercise, the reference first: the others are compared with it.
struct Variants {
  private(set) var all: [Variant] = []
  /// What keeps a mutant from being made of its diff; the others are there all the same.
  private(set) var faults: [String] = []
  private let exercise: Course.Exercise
  private let workspace: Workspace

  init(_ exercise: Course.Exercise, in workspace: Workspace) throws(Complaint) {
    self.exercise = exercise
    self.workspace = workspace
    let files = workspace.host.files
    let solution = workspace.solution(exercise.id)
    let reference = try files.texts(in: "\(solution)/\(exercise.shipped[0].folder)")
    let stub = try files.texts(in: "\(workspace.given(exercise.id))/start")
    add(.reference, reference)
    add(.stub, stub)
    try addAlternatives("\(solution)/Alternatives")
    try addMutants()
    defer { sort() }
    guard exercise.writes == .sources, exercise.edit.count > 1 else { return }
    let suites = try files.texts(in: "\(workspace.given(exercise.id))/tests").values
    for file in exercise.parts(in: suites.joined()) {
      add(.repaired(file: file), stub.merging([file: reference[file] ?? ""]) { $1 })
      add(.broken(file: file), reference.merging([file: stub[file] ?? ""]) { $1 })
    }
  }

  /// The stub is compared with next; then those go first whose facade is the reference's.
  private mutating func sort() {
    let facades = all.map(\.facade)
    let rest = all.indices.dropFirst(2).sorted { left, right in
      let own = (facades[left] == facades[0] ? 0 : 1, facades[right] == facades[0] ? 0 : 1)
      return (own.0, facades[left], left) < (own.1, facades[right], right)
    }
    all = all.prefix(2) + rest.map { all[$0] }
  }

  private mutating func add(_ kind: Variant.Kind, _ texts: [String: String]) {
    all.append(Variant(exercise: exercise.id, kind: kind, texts: texts))
  }

  /// Each is a folder; or a file, where there is only one to be edited.
  private mutating func addAlternatives(_ folder: String) throws(Complaint) {
    let files = workspace.host.files
    for name in files.list(folder) ?? [] where !name.hasPrefix(".") {
      var texts = try files.texts(in: "\(folder)/\(name)")
      if let text = try files.list("\(folder)/\(name)") == nil
        ? files.text("\(folder)/\(name)") : nil
      {
        texts = [exercise.edit[0]: text]
      }
      add(.alternative(Variant.name(name)), texts)
    }
  }

  private mutating func addMutants() throws(Complaint) {
    for folder in workspace.mutantFolders(of: exercise.id) {
      for name in workspace.host.files.tree(folder) where !name.hasSuffix(".diff") {
        faults.append("\(workspace.relative(folder))/\(name) is no diff")
      }
    }
    let base = try workspace.mutantBase(of: exercise.id)
    for mutant in try workspace.mutants(of: exercise.id) {
      do throws(DiffFault) {
        let texts = try mutant.applied(to: base)
        // Wrong implementations are all built into one module, beside every variant of the suite.
        guard exercise.writes == .sources else { continue }
        add(.mutant(mutant.name, note: mutant.note), texts)
      } catch {
        faults.append("\(workspace.relative(mutant.path)):\(error.line): \(error.text)")
      }
    }
  }
}
