/// Where the parts of an exercise lie, from the course's root; nobody else spells these paths.
package struct ExerciseLayout: Sendable {
  package let folder: String
  package let solution: String

  package init(_ id: ExerciseID) {
    folder = "Exercises/\(id)"
    solution = "Solutions/\(id)"
  }

  package var readme: String { "\(folder)/README.md" }
  package var hints: String { "\(folder)/HINTS.md" }
  package var sources: String { "\(folder)/Sources" }
  package var tests: String { "\(folder)/Tests" }

  package var given: String { "\(folder)/.given" }
  /// What the learner begins with.
  package var start: String { "\(given)/start" }
  /// The suite that judges, where the learner writes the sources.
  package var shippedTests: String { "\(given)/tests" }
  package var expected: String { "\(given)/expected.json" }
  /// What a learner's suite is run against in every copy.
  package var givenSubjects: String { "\(given)/subjects" }
  package var givenRight: String { "\(givenSubjects)/Right" }

  package var why: String { "\(solution)/WHY.md" }
  package var reference: String { "\(solution)/Sources" }
  package var player: String { "\(solution)/Player" }
  package var scripts: String { "\(solution)/scripts.json" }
  /// What a learner's suite is run against where there are Solutions.
  package var subjects: String { "\(solution)/Subjects" }
}

extension Course.Exercise {
  package var layout: ExerciseLayout { ExerciseLayout(id) }

  /// The exercise's folders, the learner's first, and what `.given` holds of each as shipped.
  package var shipped: [(folder: String, given: String)] {
    switch writes {
    case .sources: [("Sources", "start"), ("Tests", "tests")]
    case .suite: [("Tests", "start"), ("Sources", "subjects/Right")]
    }
  }

  /// What the learner writes, from the course's root.
  package var own: String { "\(layout.folder)/\(shipped[0].folder)" }

  /// What is given beside it, from the course's root.
  package var beside: String { "\(layout.folder)/\(shipped[1].folder)" }

  /// What the learner's part is judged by, as shipped: the suite, or the subjects of one.
  package var asking: String { writes == .suite ? layout.givenSubjects : layout.shippedTests }

  /// The files that the learner edits, from the course's root.
  package var paths: [String] { edit.map { "\(own)/\($0)" } }

  /// What all exercises of the scene are built with, from the course's root.
  package var sceneParts: [String] {
    ["Sources/\(scene)Scene", "Sources/\(scene)Spies", "Sources/SpyKit", "Package.swift"]
  }
}
