import Foundation
package import KataCore
package import KataCourse
import KataHost

/// Builds a scene that can be played, apart from what is built for checks.
package struct SceneBuild {
  let workspace: Workspace
  let toolchain: Toolchain

  package init(workspace: Workspace, toolchain: Toolchain) {
    (self.workspace, self.toolchain) = (workspace, toolchain)
  }

  private var host: KataHost { workspace.host }
  private var scratch: String { "\(workspace.state)/play" }
  /// The file that holds the course's place: the compiler's caches hold it, too.
  private var place: String { "\(scratch)/place" }

  /// True if the scene's code was never compiled here.
  package var isFirst: Bool { !host.files.exists(place) }

  /// The bundle with the scene, of these exercises; those in `references` are filled by the reference.
  package func build(
    _ scene: String, of exercises: [ExerciseID], references: Set<ExerciseID>
  ) throws(Complaint) -> String {
    if try host.files.read(place) != Data(workspace.root.utf8) {
      try host.files.remove(scratch)
      try host.files.write(place, Data(workspace.root.utf8))
    }
    let lock = try host.files.lock("\(scratch)/lock") {}
    defer { withExtendedLifetime(lock) {} }
    let package = CoursePackage(workspace, folder: "\(scratch)/package")
    try package.lay(targets(scene, exercises, references, in: package))
    let finished = try host.processes.run(
      Command(
        words: [
          toolchain.path, "build", "--build-tests", "--build-system", "native", "--package-path",
          package.folder, "--scratch-path", scratch, "-debug-info-format", "none",
        ], environment: host.environment.filter { !$0.key.hasPrefix("KATA_") },
        limit: Limits.buildSeconds))
    let output = package.told(finished.output + finished.errors)
    guard BuildFailure.isDone(finished) else {
      throw .sceneDoesNotBuild(Diagnostic.all(in: output), output, workspace)
    }
    return TestLaunch.bundle(in: "\(scratch)/debug")
  }

  /// The stack of pages, and the scene that shows them.
  ///
  /// It is a bundle of tests, which can use any exercise's parts, and which `kata` can start on every
  /// system. A suite that does not compile must not keep a scene from being played, so there is none.
  private func targets(
    _ scene: String, _ exercises: [ExerciseID], _ references: Set<ExerciseID>,
    in package: CoursePackage
  ) -> [CourseManifest.Target] {
    let parts = exercises.map { id in
      let layout = workspace.layout(id)
      return CourseManifest.Target(
        name: "\(id)", path: references.contains(id) ? layout.reference : layout.sources,
        imports: ["\(scene)Scene"])
    }
    let given = ["\(scene)Scene", "PlayWire", "PlayKit", "SpyKit"]
    return package.given([scene]) + parts + [
      .init(name: "PlayWire", path: "Checker/Sources/PlayWire", settings: .tool),
      .init(
        name: "PlayKit", path: "Checker/Play/Kit", imports: ["PlayWire", "SpyKit"], settings: .tool),
      .init(
        name: "Play\(scene)", path: "Checker/Play/\(scene)", imports: given + parts.map(\.name),
        isTest: true),
    ]
  }
}

extension Complaint {
  /// A scene that does not compile although each part did, alone.
  fileprivate static func sceneDoesNotBuild(
    _ diagnostics: [Diagnostic], _ output: String, _ workspace: Workspace
  ) -> Complaint {
    let first = diagnostics.first { $0.severity == .error && !$0.file.isEmpty }
    guard let first, !BuildFailure.isDiskFull(output) else {
      return .courseDoesNotBuild(diagnostics, output, workspace)
    }
    return Complaint(
      "The scene does not compile of these parts: "
        + "\(workspace.relative(first.file)):\(first.line): \(first.message)",
      next: "kata check, for the exercise whose part this is", exit: .notPassed)
  }
}
