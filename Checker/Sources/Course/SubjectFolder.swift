package import Core
import Host

/// The implementations that a learner's suite is run against, as they lie in a course.
package struct SubjectFolder {
  /// Right ones first, and of these the given one; wrong ones in the order of their edges.
  package let subjects: [Subject]
  /// The name by which authors know each of them: a file's path, or a mutant's name.
  package let names: [String]
  /// The files of the module that holds all of them.
  package let files: [String: String]
  /// False in a copy without Solutions: then there is only what the exercise gives.
  package let isSupplied: Bool
  /// True if they are a learner's own parts, with one message method after another silent.
  package let isSilenced: Bool
  /// The diffs that no wrong one can be made of, each with its place; these are left out.
  package let faults: [String]

  /// The implementations for an exercise in which the learner writes the suite.
  package init(_ exercise: Course.Exercise, in workspace: Workspace) throws(Complaint) {
    let (id, layout) = (exercise.id, exercise.layout)
    isSupplied = workspace.host.files.exists(workspace.path(layout.subjects))
    var right: [(name: String, text: String)] = []
    for (folder, texts) in [
      (layout.sources, workspace.shipped[id, "Sources"]),
      (layout.right, try workspace.host.files.texts(in: workspace.path(layout.right))),
    ] {
      right += texts.sorted { $0.key < $1.key }.map { ("\(folder)/\($0.key)", $0.value) }
    }
    let mutants = try Mutants(of: exercise, in: workspace)
    faults = mutants.faults
    subjects =
      right.map { Subject(right: $0.text) }
      + mutants.all.map { mutant, texts in
        Subject(
          wrong: texts.values.first ?? "", edge: mutant.edge, sentence: mutant.sentence)
      }
    names = right.map(\.name) + mutants.all.map(\.mutant.name)
    guard let module = SubjectModule(subjects) else {
      throw .damaged(
        "\(ShippedFiles.path) holds no implementation of \(id) with a factory.",
        ShippedFiles.path)
    }
    files = module.files
    isSilenced = false
  }

  /// A learner's own module, and the same with one message method after another silent.
  package init(_ module: SilencedModule) {
    (subjects, files, faults, isSupplied) = (module.subjects, module.files, [], true)
    isSilenced = true
    names = subjects.map(\.description)
  }

  /// The name of an implementation in a verdict: "right1", "wrong07".
  package func number(_ index: Int) -> String {
    let right = subjects.filter { $0.kind == .right }.count
    guard index >= right else { return "right\(index + 1)" }
    let number = index - right + 1
    return "wrong\(number < 10 ? "0" : "")\(number)"
  }
}
