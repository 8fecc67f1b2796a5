/// The paths of an exercise's parts, from the course's root; no other code spells them.
///
/// Package.swift has the same folders in its list.
package struct ExerciseLayout: Sendable {
  /// The name of the exercise's folder, in Exercises and in Solutions.
  package let name: String
  private let id: ExerciseID

  fileprivate init(_ exercise: Course.Exercise) {
    id = exercise.id
    name = "\(id.short)-\(exercise.name)"
  }

  /// The folder in Exercises that holds what `kata verify --record` writes.
  package static let recordedName = "recorded"

  package var folder: String { "Exercises/\(name)" }
  package var readme: String { "\(folder)/README.md" }
  package var hints: String { "\(folder)/HINTS.md" }
  /// Two sentences on why a right solution is right, and a question.
  package var after: String { "\(folder)/AFTER.md" }
  package var sources: String { "\(folder)/Sources" }
  package var tests: String { "\(folder)/Tests" }

  /// Texts of the sources, given by their names, by their paths from the course's root.
  package func sources(_ texts: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: texts.map { ("\(sources)/\($0)", $1) })
  }

  /// The questions that `kata ask` puts before one edits.
  package var questions: String { "Exercises/\(Self.recordedName)/questions/\(id).json" }
  package var expected: String { "Exercises/\(Self.recordedName)/\(id).txt" }
  /// The reference's messages in fixed scripts, which a copy without Solutions compares with.
  ///
  /// Formatters and errors differ between the systems, so a recording counts on its own alone.
  package func recording(isDarwin: Bool) -> String {
    "Exercises/\(Self.recordedName)/scripts/\(id).\(isDarwin ? "mac" : "linux").txt"
  }
  /// The wrong implementations that a learner's suite is run against in every copy.
  package var givenWrong: String { "\(folder)/Wrong.diff" }

  package var solution: String { "Solutions/\(name)" }
  package var why: String { "\(solution)/WHY.md" }
  package var reference: String { "\(solution)/Sources" }
  package var player: String { "\(solution)/Player" }
  /// The mistakes that people make, against the reference.
  package var mutants: String { "\(solution)/Mutants.diff" }
  package var scripts: String { "\(solution)/scripts.json" }
  /// The implementations that a learner's suite is run against where there are Solutions.
  package var subjects: String { "\(solution)/Subjects" }
  package var right: String { "\(subjects)/Right" }
  package var wrong: String { "\(subjects)/Wrong.diff" }

  /// The package in which `swift build` builds copies of the course's files.
  package static let package = ".kata/package/\(LanguageSettings.package)"

  /// The path from the course's root of a file of which a copy was compiled.
  static func original(_ path: String) -> String {
    path.hasPrefix("\(package)/") ? String(path.dropFirst(package.count + 1)) : path
  }

  /// The folder of an exercise that a file lies in, "Sources" or "Tests"; nil for other files.
  package static func part(of path: String) -> String? {
    let names = path.split(separator: "/")
    guard names.count > 3, names[0] == "Exercises" else { return nil }
    return String(names[2])
  }
}

extension Course.Exercise {
  package var layout: ExerciseLayout { ExerciseLayout(self) }

  /// The name of the folder that the learner writes in.
  package var ownFolder: String {
    switch writes {
    case .sources: "Sources"
    case .suite: tests == nil ? "Tests" : Self.ownTests
    }
  }

  /// The parts that the learner writes: the exercise itself, and the tests beside its given suite.
  package var tasks: [Course.Exercise] { [self] + [ownSuite].compactMap(\.self) }

  /// The folder of own tests beside the given suite.
  private static let ownTests = "Tests/Own"

  /// True if a file of `Tests` is given; the others are own tests.
  package func isGiven(test file: String) -> Bool {
    ownSuite == nil || !"Tests/\(file)".hasPrefix("\(Self.ownTests)/")
  }

  /// The name of the folder that is given beside it.
  package var givenFolder: String { writes == .sources ? "Tests" : "Sources" }

  /// The folder that the learner writes in, from the course's root.
  package var own: String { "\(layout.folder)/\(ownFolder)" }

  /// The folder that is given beside it, from the course's root.
  package var givenPath: String { "\(layout.folder)/\(givenFolder)" }

  /// The files that the learner edits, from the course's root.
  package var paths: [String] { edit.map { "\(own)/\($0)" } }

  /// The parts that all exercises of the scene are built with, from the course's root.
  package var scenePaths: [String] {
    ["Sources/\(scene)Scene", "Sources/\(scene)Spies", "Sources/SpyKit"]
  }

  /// True if the exercise gives wrong implementations to run a learner's tests against.
  package var hasGivenWrong: Bool { tests == nil ? writes == .suite : silences != true }

  /// The parts, other than the exercise's own texts, that a verdict depends on in every copy.
  var givenPaths: [String] { scenePaths + (hasGivenWrong ? [layout.givenWrong] : []) }
}
