import Foundation
package import Basics
import Host

/// Programs with the reference in them, kept from one check to the next.
package struct ReferencePrograms {
  let builder: Builder

  package init(builder: Builder) { self.builder = builder }

  private var workspace: Workspace { builder.workspace }
  private var files: Files { workspace.host.files }

  /// Builds the exercise's program if none is kept; nil if there is no reference.
  package func binary(of exercise: Course.Exercise) throws(Complaint) -> String? {
    guard workspace.hasReference(exercise.id) else { return nil }
    let folder = "\(workspace.state)/reference/\(exercise.id)"
    // By the end of its path it's known how a program is started.
    let key = try key(exercise)
    let paths = [key, "\(key).xctest", "Products/\(key)"].map { "\(folder)/\($0)" }
    if let kept = paths.first(where: files.exists) { return kept }
    let texts = try files.texts(in: workspace.path(exercise.layout.reference))
    let request = BuildRequest(exercise.id, texts: texts, plays: true, isShipped: true)
    let built = try builder.program(of: request).binary
    let isFolder = builder.toolchain.launch.isFolder(built)
    let path = paths[isFolder ? 2 : built.hasSuffix(".xctest") ? 1 : 0]
    try files.remove(folder)
    try files.createFolder((path as NSString).deletingLastPathComponent)
    try files.copy(built, path + ".part")
    try files.move(path + ".part", path)
    return path
  }

  /// A digest of all that the program is made of, and of the way in which it's built.
  private func key(_ exercise: Course.Exercise) throws(Complaint) -> String {
    let layout = exercise.layout
    let way = builder.usesCompiler ? "" : workspace.host.environment[SwiftBuild.variable] ?? "swift"
    let (shipped, toolchain) = (workspace.shipped.digest(of: exercise.id), builder.toolchain)
    let paths = ([layout.reference, layout.player] + exercise.scenePaths).map(workspace.path)
    let marks = [shipped, toolchain.version, toolchain.stamp, way]
    return String(try workspace.digest(paths, and: marks).prefix(16))
  }
}
