import Basics
import Common
import Host
import Update

/// Suites and stubs of the course that are not as recorded: what is recorded judges in their place.
struct Unrecorded {
  /// The files of each such exercise.
  var files: [(id: ExerciseID, paths: [String])] = []

  init(_ exercises: [Course.Exercise], of workspace: Workspace) throws(Complaint) {
    for exercise in exercises {
      let given = workspace.shipped[exercise.id, exercise.givenFolder]
      var paths = try workspace.differences(workspace.path(exercise.givenPath), given)
        .filter(exercise.isGiven).map { "\(exercise.givenPath)/\($0)" }
      // A trainer may try an exercise: what is not committed is no stub.
      if try Self.isCommitted(exercise.own, workspace) {
        paths += try workspace.differences(
          workspace.path(exercise.own), workspace.stub(of: exercise)
        ).map { "\(exercise.own)/\($0)" }
      }
      if !paths.isEmpty { files.append((exercise.id, paths)) }
    }
  }

  private static func isCommitted(
    _ folder: String, _ workspace: Workspace
  ) throws(Complaint) -> Bool {
    guard let git = Git(workspace.host, in: workspace.root), try git.isRoot() else { return false }
    return try git.answer(["status", "--porcelain", "--", folder]) == ""
  }

  /// A line for each; the words say what that means here.
  func lines(_ consequence: String) -> [Line] {
    files.map { id, paths in
      Line(
        "\(id.short): not as recorded, so \(consequence): "
          + "\(paths.joined(separator: ", ")); kata verify \(id.number) --record takes it over",
        .doubtful)
    }
  }
}
