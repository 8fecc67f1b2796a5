import Basics
import Common

/// Builds a scene that can be played, apart from what is built for checks.
struct SceneBuild {
  let workspace: Workspace
  let toolchain: Toolchain

  private var builder: Builder { Builder(workspace: workspace, toolchain: toolchain) }

  /// The program with the scene, of these exercises; those in `references` are filled by the reference.
  func build(
    _ name: String, of exercises: [ExerciseID], references: Set<ExerciseID>
  ) throws(Complaint) -> String {
    let course = exercises.compactMap { workspace.course[$0] }
    let parts = try course.map { exercise throws(Complaint) in
      let (id, layout) = (exercise.id, exercise.layout)
      let folder = references.contains(id) ? layout.reference : layout.sources
      return SourceModule(
        "\(id)", in: folder, try workspace.texts(folder), imports: ["\(exercise.scene)Scene"])
    }
    let scenes = Set(course.map(\.scene))
    let given = try workspace.givenModules(scenes).filter { !$0.name.hasSuffix("Spies") }
    switch try builder.build(pages(name, scenes, given + parts)) {
    case .built(let built): return built.binary
    case .failed(let diagnostics, let output):
      throw .sceneDoesNotBuild(diagnostics, output, workspace)
    }
  }

  /// The modules, with the stack of pages and what shows them: a scene, or several and their app.
  private func pages(
    _ name: String, _ scenes: Set<String>, _ parts: [SourceModule]
  ) throws(Complaint) -> [SourceModule] {
    let (wire, kit) = ("Checker/Sources/PlayWire", "Checker/Play/Kit")
    var stack = [
      SourceModule("PlayWire", in: wire, try workspace.texts(wire)),
      SourceModule("PlayKit", in: kit, try workspace.texts(kit), imports: ["PlayWire", "SpyKit"]),
    ]
    (stack[0].settings, stack[1].settings) = (.tool, .tool)
    var modules = parts + stack
    for scene in scenes.sorted() {
      let own = parts.filter { $0.imports == ["\(scene)Scene"] }.map(\.name)
      modules.append(
        try page(
          scene, seeing: ["\(scene)Scene", "PlayWire", "PlayKit", "SpyKit"] + own,
          starts: scene == name))
    }
    if !scenes.contains(name) {
      modules.append(try page(name, seeing: modules.map(\.name), starts: true))
    }
    return modules
  }

  /// The pages of a scene or of the app, and the test that shows the first one.
  ///
  /// A test can use any exercise's parts, and `kata` can start it on every system.
  private func page(
    _ name: String, seeing imports: [String], starts: Bool
  ) throws(Complaint) -> SourceModule {
    let folder = "Checker/Play/\(name)"
    let texts = try workspace.texts(folder).filter { starts || $0.key != "Play\(name).swift" }
    var page = SourceModule("Play\(name)", in: folder, texts, imports: imports)
    page.isTest = starts
    return page
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
      "The scene doesn't compile with these parts: "
        + "\(workspace.relative(first.file)):\(first.line): \(first.message)",
      next: "kata check, for the exercise whose part this is", exit: .notPassed)
  }
}
