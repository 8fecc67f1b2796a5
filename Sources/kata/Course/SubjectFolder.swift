import Foundation
import KataCore

/// The implementations that a learner's suite is run against, as they lie in a course.
struct SubjectFolder {
  /// Right ones first, and of these the given one; wrong ones in the order of their edges.
  let subjects: [Subject]
  let module: SubjectModule
  /// False in a copy without Solutions: then there is only what the exercise gives.
  let isSupplied: Bool
  /// What keeps a wrong one from being made of its diff: that one is left out.
  let faults: [String]
  /// Where each of them lies in the course.
  private let origins: [String]
  private let workspace: Workspace
  private let id: ExerciseID

  /// Where all of them lie as one module, once they were laid out.
  static func path(_ id: ExerciseID, in workspace: Workspace) -> String {
    "\(workspace.state)/subjects/\(id)"
  }

  init(_ id: ExerciseID, in workspace: Workspace) throws(Complaint) {
    self.id = id
    self.workspace = workspace
    let layout = ExerciseLayout(id)
    let folders = [layout.givenSubjects, layout.subjects].map(workspace.path)
    isSupplied = workspace.host.files.exists(folders[1])
    var right: [Found] = []
    for folder in folders { right += try Self.right("\(folder)/Right", workspace.host.files) }
    var wrong: [Found] = []
    var faults: [String] = []
    let given = try workspace.mutantBase(of: id)
    for mutant in try workspace.mutants(of: id) {
      do throws(DiffFault) {
        let text = try mutant.applied(to: given).values.first ?? ""
        wrong.append((mutant.path, Subject(wrong: text, note: mutant.note)))
      } catch {
        faults.append("\(workspace.relative(mutant.path)):\(error.line): \(error.text)")
      }
    }
    self.faults = faults
    let edges = wrong.map { Int($0.subject.edge?.dropFirst() ?? "") ?? 0 }
    let order = wrong.indices.sorted { (edges[$0], $0) < (edges[$1], $1) }
    let all = right + order.map { wrong[$0] }
    subjects = all.map(\.subject)
    origins = all.map(\.path)
    guard let module = SubjectModule(subjects) else {
      throw .machine(
        "\(layout.givenRight) holds no implementation with a factory.",
        next: "git checkout -- \(layout.folder)")
    }
    self.module = module
  }

  /// Where the wrong one of that name lies among all of them.
  func index(ofMutant name: String) -> Int? {
    origins.firstIndex { $0.hasSuffix("/\(name).diff") }
  }

  /// As a verdict calls it, which gives nothing away: "right1", "wrong07".
  func name(_ index: Int) -> String {
    let right = subjects.filter { $0.kind == .right }.count
    guard index >= right else { return "right\(index + 1)" }
    let number = index - right + 1
    return "wrong\(number < 10 ? "0" : "")\(number)"
  }

  /// The file in the course that a file of the module was made from.
  func origin(of path: String) -> String {
    let index = module.numbers.firstIndex { path.hasSuffix("/\(SubjectModule.file($0))") }
    return index.map { origins[$0] } ?? path
  }

  /// Writes the module's files; one that is already there as it should be is not touched.
  func lay() throws(Complaint) {
    try workspace.host.files.lay(module.files, in: Self.path(id, in: workspace))
  }

  private typealias Found = (path: String, subject: Subject)

  private static func right(_ folder: String, _ files: Files) throws(Complaint) -> [Found] {
    try files.texts(in: folder).sorted { $0.key < $1.key }
      .map { ("\(folder)/\($0.key)", Subject(right: $0.value)) }
  }
}
