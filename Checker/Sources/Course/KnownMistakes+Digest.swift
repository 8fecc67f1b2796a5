package import Core

extension KnownMistakes {
  /// A digest of the exercise's files that its fingerprints follow from.
  package static func digest(
    of exercise: Course.Exercise, in workspace: Workspace
  ) throws(Complaint) -> String {
    let layout = exercise.layout
    return try workspace.digest(
      [layout.mutants, layout.reference, layout.player].map(workspace.path),
      and: ["\(Limits.scripts)"])
  }
}
