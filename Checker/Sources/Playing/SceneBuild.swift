import Basics
import Common
import Foundation

/// Builds a scene that can be played, apart from what is built for checks.
struct SceneBuild {
  let workspace: Workspace
  let toolchain: Toolchain

  init(workspace: Workspace, toolchain: Toolchain) {
    (self.workspace, self.toolchain) = (workspace, toolchain)
  }

  private var builder: Builder { Builder(workspace: workspace, toolchain: toolchain) }

  /// The program with the scene, of these exercises; those in `references` are filled by the reference.
  func build(
    _ scene: String, of exercises: [ExerciseID], references: Set<ExerciseID>
  ) throws(Complaint) -> String {
    let sources = SourceModules(workspace: workspace)
    let parts = try exercises.map { id throws(Complaint) in
      let layout = workspace.layout(id)
      let folder = references.contains(id) ? layout.reference : layout.sources
      return SourceModule(
        "\(id)", in: folder, try sources.texts(folder), imports: ["\(scene)Scene"])
    }
    switch try builder.build(sources.given([scene]) + parts + page(scene, parts, sources)) {
    case .built(let built): return built.binary
    case .failed(let diagnostics, let output):
      throw .sceneDoesNotBuild(diagnostics, output, workspace)
    }
  }

  /// The stack of pages, and the scene that shows them.
  ///
  /// They are tests, which can use any exercise's parts, and which `kata` can start on every system.
  private func page(
    _ scene: String, _ parts: [SourceModule], _ sources: SourceModules
  ) throws(Complaint) -> [SourceModule] {
    let (wire, kit, own) = ("Checker/Sources/PlayWire", "Checker/Play/Kit", "Checker/Play/\(scene)")
    var modules = [
      SourceModule("PlayWire", in: wire, try sources.texts(wire)),
      SourceModule("PlayKit", in: kit, try sources.texts(kit), imports: ["PlayWire", "SpyKit"]),
      SourceModule(
        "Play\(scene)", in: own, try sources.texts(own),
        imports: ["\(scene)Scene", "PlayWire", "PlayKit", "SpyKit"] + parts.map(\.name)),
    ]
    (modules[0].settings, modules[1].settings) = (.tool, .tool)
    modules[2].isTest = true
    return modules
  }
}

extension Complaint {
  /// A scene that does not compile although each part did, alone.
  fileprivate static func sceneDoesNotBuild(
    _ diagnostics: [Diagnostic], _ output: String, _ workspace: Workspace
  ) -> Complaint {
    let first = diagnostics.first { $0.severity == .error && !$0.file.isEmpty }
    guard let first, !FailedBuild.isDiskFull(output) else {
      return .courseDoesNotBuild(diagnostics, output, workspace)
    }
    return Complaint(
      "The scene does not compile of these parts: "
        + "\(workspace.relative(first.file)):\(first.line): \(first.message)",
      next: "kata check, for the exercise whose part this is", exit: .notPassed)
  }
}
