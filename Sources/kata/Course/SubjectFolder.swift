import Foundation
import KataCore

/// The implementations that a learner's suite is run against, as they lie in a course.
struct SubjectFolder {
  /// Right ones first, and of these the given one; wrong ones in the order of their edges.
  let subjects: [Subject]
  let module: SubjectModule
  /// False in a copy without Solutions: then there is only what the exercise gives.
  let isSupplied: Bool
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
    var wrong: [Found] = []
    for folder in folders {
      right += try Self.read("\(folder)/Right", .right, workspace)
      wrong += try Self.read("\(folder)/Wrong", .wrong, workspace)
    }
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
    let files = workspace.host.files
    let folder = Self.path(id, in: workspace)
    for name in files.tree(folder) where module.files[name] == nil {
      try files.remove("\(folder)/\(name)")
    }
    for (name, text) in module.files.sorted(by: { $0.key < $1.key })
    where try files.text("\(folder)/\(name)") != text {
      try files.write("\(folder)/\(name)", Data(text.utf8))
    }
  }

  private typealias Found = (path: String, subject: Subject)

  private static func read(
    _ folder: String, _ kind: Subject.Kind, _ workspace: Workspace
  ) throws(Complaint) -> [Found] {
    var found: [Found] = []
    for name in workspace.host.files.tree(folder) where name.hasSuffix(".swift") {
      guard let text = try workspace.host.files.text("\(folder)/\(name)") else { continue }
      found.append(("\(folder)/\(name)", Subject(kind, text: text)))
    }
    return found
  }
}
