package import KataBuild
package import KataCore
package import KataCourse
import KataHost

/// The implementations that the tests beside a given suite are run against.
package struct OwnSuite {
  let sandbox: ProcessSandbox
  let builder: Builder

  package init(sandbox: ProcessSandbox, builder: Builder) {
    (self.sandbox, self.builder) = (sandbox, builder)
  }

  private var workspace: Workspace { sandbox.workspace }

  /// The wrong ones that the course holds; or the sources in a folder, with one message method after
  /// another silent.
  ///
  /// Nil if those sources do not compile.
  package func implementations(
    for suite: Course.Exercise, of folder: String
  ) throws(Complaint) -> (folder: SubjectFolder, parts: OwnParts?)? {
    guard suite.silences == true else { return (try SubjectFolder(suite, in: workspace), nil) }
    let texts = try workspace.host.files.texts(in: folder)
    guard var parts = try parts(of: suite.id, in: folder) else { return nil }
    for index in parts.methods.indices {
      parts.methods[index].file.removeFirst(folder.count + 1)
    }
    return (SubjectFolder(SilencedModule(texts, silencing: parts.methods)), parts)
  }

  /// The compiler needs the modules of the scene, which a first build makes.
  private func parts(
    of id: ExerciseID, in folder: String
  ) throws(Complaint) -> OwnParts? {
    let stage = RuleStage(sandbox: sandbox)
    if let parts = try stage.ownParts(of: id, in: folder) { return parts }
    guard case .built = try builder.build(BuildPlan(exercises: [id])) else { return nil }
    return try stage.ownParts(of: id, in: folder)
  }

  /// Runs the tests, and says which places of the learner's own parts none of them ran.
  package func run(
    _ suite: Course.Exercise, _ binary: String, against folder: SubjectFolder
  ) throws(Complaint) -> SubjectStage.Result {
    var result = try SubjectStage(sandbox: sandbox, folder: folder).run(suite, binary)
    guard folder.isSilenced, result.subjects.state != .notReached,
      let exercise = workspace.course[suite.id]
    else { return result }
    let untried = try CoverageStage(sandbox: sandbox)
      .untried(exercise, binary, in: workspace.laid(suite.id))?
      .compactMap(SilencedModule.own)
    result.subjects.add(untried: untried ?? [])
    return result
  }
}
