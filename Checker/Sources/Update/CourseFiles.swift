import Basics
import Common
import Host

extension Files {
  /// Everything in a folder but what builds and repositories leave there, by paths in it.
  func courseTree(
    _ folder: String, of kinds: Set<FileKind> = [.file]
  ) throws(Complaint) -> UpdatePlan.Tree {
    var tree: UpdatePlan.Tree = [:]
    var open = [""]
    while let prefix = open.popLast() {
      for name in list("\(folder)/\(prefix)") ?? [] where !Self.left.contains(name) {
        let path = prefix + name
        guard let kind = kind("\(folder)/\(path)") else { continue }
        if kind == .folder { open.append("\(path)/") }
        if kinds.contains(kind) { tree[path] = try state("\(folder)/\(path)") }
      }
    }
    return tree
  }

  private static let left: Set<String> = [
    ".git", ".kata", ".build", ".swiftpm", ".DS_Store", ".gitmodules",
  ]
}

extension Workspace {
  /// The course as the copy got it, as far as `shipped.txt` knows.
  ///
  /// Of other given parts it has digests of another kind: where these fit, a file is as it was.
  func base(_ mine: UpdatePlan.Tree) throws(Complaint) -> UpdatePlan.Base {
    var base = UpdatePlan.Base()
    for exercise in course.exercises {
      base.shared.append(exercise.givenPath)
      for (name, digest) in shipped.digests(exercise.id, exercise.givenFolder) {
        base.tree["\(exercise.givenPath)/\(name)"] = digest
      }
    }
    for (path, digest) in shipped.digests where mine[path] != nil {
      base.tree[path] = try self.digest([self.path(path)]) == digest ? mine[path] : ""
    }
    // Generated files are never the learner's.
    let recorded = "Exercises/\(ExerciseLayout.recordedName)/"
    let lists = [ShippedFiles.path, ShippedFiles.textsPath]
    for (path, digest) in mine where lists.contains(path) || path.hasPrefix(recorded) {
      base.tree[path] = digest
    }
    return base
  }

  /// The folders in which the learner writes, as they were shipped with the copy.
  ///
  /// Exercises are known by their names: their numbers may change.
  func own(of exercise: Course.Exercise) throws(Complaint) -> [UpdatePlan.Own] {
    try exercise.tasks.map { side throws(Complaint) in
      let stub = stub(of: side)
      return UpdatePlan.Own(
        folder: side.own, isTouched: try !differences(path(side.own), stub).isEmpty,
        shipped: Set(shipped.digests(side.id, side.ownFolder).keys.map { "\(side.own)/\($0)" }))
    }
  }
}
