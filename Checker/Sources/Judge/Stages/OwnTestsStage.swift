package import Build
package import Core
package import Course
import Host

/// The implementations that the tests beside a given suite are run against.
package struct OwnTestsStage {
  let sandbox: ProcessSandbox
  let builder: Builder

  package init(sandbox: ProcessSandbox, builder: Builder) {
    (self.sandbox, self.builder) = (sandbox, builder)
  }

  private var workspace: Workspace { sandbox.workspace }

  /// The wrong ones that the course holds; or sources, with one message method after another silent.
  ///
  /// Nil if those sources do not compile.
  package func implementations(
    for suite: Course.Exercise, _ texts: [String: String]
  ) throws(Complaint) -> (folder: SubjectFolder, parts: OwnParts?)? {
    guard suite.silences == true else { return (try SubjectFolder(suite, in: workspace), nil) }
    let folder = suite.layout.sources
    let stage = RuleStage(sandbox: sandbox, builder: builder)
    guard var parts = try stage.ownParts(of: suite, texts) else { return nil }
    for index in parts.methods.indices {
      parts.methods[index].file.removeFirst(folder.count + 1)
    }
    return (SubjectFolder(SilencedModule(texts, silencing: parts.methods)), parts)
  }

  /// Runs the tests, and says which places of the learner's own parts none of them ran.
  package func run(
    _ suite: Course.Exercise, _ built: Built, against folder: SubjectFolder
  ) throws(Complaint) -> SubjectStage.Result {
    var result = try SubjectStage(sandbox: sandbox, folder: folder).run(suite, built.binary)
    guard folder.isSilenced, result.subjects.state != .notReached,
      let exercise = workspace.course[suite.id]
    else { return result }
    let untried = try CoverageStage(sandbox: sandbox)
      .untried(exercise, built)?
      .compactMap(SilencedModule.own)
    result.subjects.add(untried: untried ?? [])
    return result
  }
}
