package import Core
package import Course
import Host

/// A build to be made: which exercises, and whose sources fill them.
package struct BuildRequest {
  package var exercises: [ExerciseID]
  /// Texts by file that take the place of the learner's part.
  package var texts: [ExerciseID: [String: String]] = [:]
  /// The implementations that own tests are built with, in exercises where these are asked for.
  package var implementations: [ExerciseID: [String: String]] = [:]
  /// Exercises whose player is built.
  package var players: Set<ExerciseID> = []
  /// Exercises whose suite is built as shipped, because the learner has changed it.
  var shipped: Set<ExerciseID> = []

  package init(
    exercises: [ExerciseID], texts: [ExerciseID: [String: String]] = [:],
    players: Set<ExerciseID> = [], shipped: Set<ExerciseID> = []
  ) {
    (self.exercises, self.texts) = (exercises, texts)
    (self.players, self.shipped) = (players, shipped)
  }
}

/// A program with the suites and players of a plan.
package struct Built {
  package var binary: String
  package var warnings: [Diagnostic]
  /// The folder of each module, which holds its texts by their paths in the course.
  package var folders: [String: String]
}

extension HostSystem {
  /// The variables of Swift's tools, which leave folders behind in the temporary one.
  func environmentOfTools(_ temporary: String?) -> [String: String] {
    var variables = environment.filter { !$0.key.hasPrefix("KATA_") }
    guard let temporary, (try? files.createFolder(temporary)) != nil else { return variables }
    variables["TMPDIR"] = temporary
    return variables
  }
}

extension Workspace {
  /// The temporary folder of builds, which the next `kata` empties, too; nil where its path is not in
  /// ASCII, since the compiler's driver in Swift 6.3 traps on such a one.
  package var temporary: String? {
    state.utf8.allSatisfy { $0 < 128 } ? "\(state)/run/swift" : nil
  }

  /// The texts of an exercise's sources that were built, by their names.
  package func sources(
    of exercise: Course.Exercise, in built: Built
  ) throws(Complaint) -> [String: String] {
    let folder = built.folders["\(exercise.id)"] ?? ""
    return try host.files.texts(in: "\(folder)/\(exercise.layout.sources)")
  }

  /// The texts of an exercise's sources, by their names.
  package func sources(of exercise: Course.Exercise) throws(Complaint) -> [String: String] {
    try host.files.texts(in: path(exercise.layout.sources))
  }
}

package enum BuildOutcome {
  case built(Built)
  case failed([Diagnostic], output: String)
}
