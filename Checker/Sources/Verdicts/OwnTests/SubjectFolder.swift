package import Basics
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
  let isSupplied: Bool
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
        Subject(wrong: texts.values.first ?? "", edge: mutant.edge, sentence: mutant.sentence)
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
  package init(_ texts: [String: String], silencing methods: [OwnParts.Method]) {
    files = VariedModule(texts, methods.map { [$0.silence] }).files
    subjects =
      [Subject(right: "// your own parts")]
      + methods.map { method in
        let sentence = "\(method.part).\(method.name) does nothing."
        return Subject(wrong: "", edge: method.role.title, sentence: sentence)
      }
    (names, faults, isSupplied, isSilenced) = (subjects.map(\.description), [], true, true)
  }

  /// The name of an implementation in a verdict: "right1", "wrong07".
  package func number(_ index: Int) -> String {
    let right = subjects.filter { $0.kind == .right }.count
    guard index >= right else { return "right\(index + 1)" }
    let number = index - right + 1
    return "wrong\(number < 10 ? "0" : "")\(number)"
  }
}

/// All subjects of an exercise as one module; a process makes the one whose number it is given.
struct SubjectModule {
  /// The module's files: texts by name.
  private(set) var files: [String: String] = [:]

  /// Every subject brings the factory of the first one; nil if that has none.
  ///
  /// It is the first function at a line's start: `func makeInteractor(presenter: any P) -> any B {`.
  init?(_ subjects: [Subject]) {
    guard let given = subjects.first?.text,
      let factory = given.firstMatch(of: #/\n(func (\w+)\([\s\S]*?) \{\n/#)?.output
    else { return nil }
    let (header, name) = (factory.1, factory.2)
    for (number, subject) in subjects.enumerated() {
      files["Subject\(number).swift"] = subject.text.replacing(
        "\nfunc \(name)(", with: "\nfunc \(name)\(number)(", maxReplacements: 1)
    }
    // The parameters, handed on: `presenter: presenter`.
    let arguments = header.matches(of: #/[(,]\s*(\w+)(?:\s+(\w+))?\s*:/#).map { parameter in
      let (label, name) = (parameter.output.1, parameter.output.2)
      return label == "_" ? "\(name ?? label)" : "\(label): \(name ?? label)"
    }.joined(separator: ", ")
    let calls = subjects.indices.dropFirst().map { "  case \($0): \(name)\($0)(\(arguments))" }
    let imports = given.split(separator: "\n").filter {
      $0.hasPrefix("import ") && $0 != "import Foundation"
    }
    files["Subjects.swift"] = """
      import Foundation
      \(imports.joined(separator: "\n"))

      \(header) {
        switch chosen {
      \((calls + ["  default: \(name)0(\(arguments))"]).joined(separator: "\n"))
        }
      }

      private let chosen = ProcessInfo.processInfo.environment["\(VariedModule.variable)"].flatMap { Int($0) } ?? 0

      """
  }
}
