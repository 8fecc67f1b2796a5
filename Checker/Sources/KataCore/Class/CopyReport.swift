/// A learner's copy that was made.
package struct CopyReport: Equatable, Sendable {
  /// The folder, as it was named.
  package var folder: String
  package var exercises: Int
  package var files = 0
  package var path: String?
  package var hasSolutions: Bool
  package var hasHints: Bool
  /// The number of scripts that the reference's messages were recorded for.
  package var scripts = 0
  /// True if it is a git repository with one commit.
  package var isCommitted = false
  /// Given parts of this course that are not as shipped; the copy has them unchanged.
  package var altered: [String] = []

  package init(
    folder: String, exercises: Int, path: String?, hasSolutions: Bool, hasHints: Bool
  ) {
    (self.folder, self.exercises, self.path) = (folder, exercises, path)
    (self.hasSolutions, self.hasHints) = (hasSolutions, hasHints)
  }
}
