import Foundation
package import Core
import Course
import Host

/// Programs with the reference in them, kept from one check to the next.
package struct References {
  let builder: Builder

  package init(builder: Builder) { self.builder = builder }

  private var workspace: Workspace { builder.workspace }
  private var files: Files { workspace.host.files }

  /// Each exercise's program, built where it is missing; exercises without a reference have none.
  package func binaries(for exercises: [Course.Exercise]) throws(Complaint) -> [ExerciseID: String]
  {
    var paths: [ExerciseID: String] = [:]
    for exercise in exercises where workspace.hasReference(exercise.id) {
      paths[exercise.id] = try path(exercise)
    }
    let missing = paths.filter { !files.exists($1) }.keys.sorted()
    if !missing.isEmpty { try build(missing, paths) }
    return paths
  }

  private func build(_ ids: [ExerciseID], _ paths: [ExerciseID: String]) throws(Complaint) {
    var plan = BuildRequest(exercises: ids, players: Set(ids), shipped: Set(ids))
    for id in ids {
      plan.texts[id] = try files.texts(in: workspace.path(workspace.layout(id).reference))
    }
    let binary = try builder.program(of: plan).binary
    for id in ids { try keep(binary, as: paths[id] ?? "") }
  }

  private func keep(_ binary: String, as path: String) throws(Complaint) {
    let folder = (path as NSString).deletingLastPathComponent
    try files.remove(folder)
    try files.createFolder(folder)
    try files.copy(binary, path + ".part")
    try files.move(path + ".part", path)
  }

  private func path(_ exercise: Course.Exercise) throws(Complaint) -> String {
    let layout = exercise.layout
    let key = try workspace.digest(
      ([layout.reference, layout.player] + exercise.sceneParts).map(workspace.path),
      and: [
        workspace.shipped.digest(of: exercise.id), builder.toolchain.version,
        builder.toolchain.stamp,
      ])
    return "\(workspace.state)/reference/\(exercise.id)/\(builder.kept(String(key.prefix(16))))"
  }
}
