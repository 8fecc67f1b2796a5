package import Basics
import Host

/// A build of one exercise: whose sources fill it, and what is built beside the suite.
package struct BuildRequest {
  package let id: ExerciseID
  /// Texts by file that take the place of the learner's part.
  package var texts: [String: String]?
  /// The implementations that own tests are built with, where these are asked for.
  package var implementations: [String: String]?
  /// True if the player of scripts is built, too.
  package var plays: Bool
  /// True if the suite is built as shipped, because the learner has changed it.
  package var isShipped: Bool

  package init(
    _ id: ExerciseID, texts: [String: String]? = nil, plays: Bool = false, isShipped: Bool = false
  ) {
    (self.id, self.texts, self.plays, self.isShipped) = (id, texts, plays, isShipped)
  }
}

/// A program with a suite and a player.
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
  package var temporary: String? { state.utf8.allSatisfy { $0 < 128 } ? "\(state)/run/swift" : nil }

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
