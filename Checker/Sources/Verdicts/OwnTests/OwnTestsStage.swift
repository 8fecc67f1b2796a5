package import Basics
import Host

/// Runs tests that are written beside a given suite against implementations.
package struct OwnTestsStage {
  let world: ProcessWorld
  let builder: Builder

  package init(world: ProcessWorld, builder: Builder) {
    (self.world, self.builder) = (world, builder)
  }

  private var workspace: Workspace { world.workspace }

  func run(_ suite: Course.Exercise) throws(Complaint) -> OwnTests {
    guard let (folder, parts) = try implementations(for: suite, workspace.sources(of: suite))
    else { return OwnTests() }
    var request = BuildRequest(suite.id)
    request.implementations = folder.files
    switch try builder.build(request) {
    case .built(let built):
      var subjects = try run(suite, built, against: folder).subjects
      if let parts {
        let tests = try workspace.host.files.texts(in: workspace.path(suite.own))
        subjects.add(parts, namedIn: Array(tests.values))
      }
      return OwnTests(subjects: subjects)
    case .failed where suite.silences == true: return OwnTests()
    case .failed(let diagnostics, _):
      return OwnTests(error: diagnostics.first { $0.severity == .error })
    }
  }

  /// The wrong ones that the course holds; or sources, with one message method after another silent.
  ///
  /// Nil if those sources do not compile.
  package func implementations(
    for suite: Course.Exercise, _ texts: [String: String]
  ) throws(Complaint) -> (folder: SubjectFolder, parts: OwnParts?)? {
    guard suite.silences == true else { return (try SubjectFolder(suite, in: workspace), nil) }
    let folder = suite.layout.sources
    let stage = RuleStage(world: world, builder: builder)
    guard var parts = try stage.ownParts(of: suite, texts) else { return nil }
    for index in parts.methods.indices { parts.methods[index].file.removeFirst(folder.count + 1) }
    return (SubjectFolder(texts, silencing: parts.methods), parts)
  }

  /// Runs the tests, and says which places of the learner's own parts none of them ran.
  package func run(
    _ suite: Course.Exercise, _ built: Built, against folder: SubjectFolder
  ) throws(Complaint) -> SubjectStage.Result {
    var result = try SubjectStage(world: world, folder: folder).run(suite, built.binary)
    guard folder.isSilenced, result.subjects.state != .notReached,
      let exercise = workspace.course[suite.id]
    else { return result }
    let untried = try CoverageStage(world: world).untried(exercise, built)?
      .compactMap(VariedModule.own)
    result.subjects.add(untried: untried ?? [])
    return result
  }
}
