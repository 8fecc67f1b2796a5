import Foundation
import KataCore
import KataCourse
import KataHost

/// The package that `swift build` builds in: a manifest beside links to the course's folders, so
/// that nothing of a check stands in the learner's own manifest.
struct CoursePackage {
  let workspace: Workspace
  let folder: String

  /// The package of checks.
  init(_ workspace: Workspace) {
    self.init(workspace, folder: workspace.path(ExerciseLayout.package))
  }

  init(_ workspace: Workspace, folder: String) {
    (self.workspace, self.folder) = (workspace, folder)
  }

  private static let links = ["Checker", "Exercises", "Solutions", "Sources"]

  private var files: Files { workspace.host.files }

  /// Lays it out for a build of these modules.
  func lay(_ targets: [CourseManifest.Target]) throws(Complaint) {
    try files.createFolder(folder)
    for name in Self.links
    where files.resolved("\(folder)/\(name)") != files.resolved(workspace.path(name)) {
      try files.remove("\(folder)/\(name)")
      guard files.exists(workspace.path(name)) else { continue }
      try files.link("\(folder)/\(name)", workspace.path(name))
    }
    var manifest = CourseManifest(targets: targets)
    manifest.counting =
      ["-profile-generate", "-profile-coverage-mapping"]
      + Self.links.flatMap {
        ["-coverage-prefix-map", "\(folder)/\($0)=\(workspace.path($0))"]
      }
    if try files.text("\(folder)/Package.swift") != manifest.text {
      try files.write("\(folder)/Package.swift", Data(manifest.text.utf8))
    }
  }

  /// A tool's words with the files named where they lie in the course.
  func told(_ words: String) -> String {
    Self.links.reduce(words) {
      $0.replacing("\(folder)/\($1)/", with: "\(workspace.root)/\($1)/")
    }
  }

  /// What all exercises of these scenes are built with.
  func given(_ scenes: [String]) -> [CourseManifest.Target] {
    var targets = [CourseManifest.Target(name: "SpyKit", path: "Sources/SpyKit", settings: .tool)]
    for scene in Set(scenes).sorted() {
      let path = "Sources/\(scene)Scene"
      let others = files.tree(workspace.path(path)).filter { !$0.hasSuffix(".swift") }
      targets += [
        .init(
          name: "\(scene)Scene", path: path,
          embedded: Set(others.compactMap { $0.split(separator: "/").first.map(String.init) })
            .sorted()),
        .init(
          name: "\(scene)Spies", path: "Sources/\(scene)Spies",
          imports: ["SpyKit", "\(scene)Scene"]),
      ]
    }
    return targets
  }
}
