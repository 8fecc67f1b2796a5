/// The course as `Exercises/course.json` tells it.
package struct Course: Codable, Sendable, Equatable {
  package var exercises: [Exercise]
  package var paths: [String: [ExerciseID]]

  package struct Exercise: Codable, Sendable, Equatable, Identifiable {
    package var id: ExerciseID
    package var title: String
    package var scene: String
    package var minutes: Int
    /// The files that the learner edits, in the exercise's `Sources` (or `Tests`).
    package var edit: [String]
    package var writes: Writes
    /// The rules of the architecture that are judged here, by their names.
    package var rules: [String]
    /// The rule that each file breaks as the learner finds it, where that is the lesson.
    package var breaks: [String: String]?
  }

  /// What the learner writes in an exercise.
  package enum Writes: String, Codable, Sendable {
    case sources
    case suite
  }
}

extension Course.Exercise {
  /// Whether a test is in the suite that is named after a file, which is then a part of its own.
  package func isPart(_ test: String, of file: String) -> Bool {
    test.hasPrefix("\(suite(of: file))/")
  }

  /// The files that are parts of their own, by the text of the suites; others belong together.
  package func parts(in suites: String) -> [String] {
    edit.filter { suites.contains("struct \(suite(of: $0)) ") }
  }

  private func suite(of file: String) -> String {
    "\(file.split(separator: ".").first ?? "")Tests"
  }
}

extension Course {
  package subscript(id: ExerciseID) -> Exercise? {
    exercises.first { $0.id == id }
  }

  /// Names of rules that are none.
  package var unknownRules: [String] {
    exercises.flatMap { $0.rules + ($0.breaks ?? [:]).values.sorted() }
      .filter { Rule(rawValue: $0) == nil }
  }

  /// The exercises that were named, in the course's order and each once; all when none is named.
  package func named(_ names: [String]) throws(Complaint) -> [Exercise] {
    let ids = try names.map(id(named:))
    var seen: Set<ExerciseID> = []
    return exercises.filter {
      (names.isEmpty || ids.contains($0.id)) && seen.insert($0.id).inserted
    }
  }

  private func id(named name: String) throws(Complaint) -> ExerciseID {
    if let id = ExerciseID(name), self[id] != nil { return id }
    throw Complaint.unknownExercise(name, nearest: nearest(to: name))
  }

  /// The exercise with that number, or those next to it, or those whose title is alike.
  private func nearest(to name: String) -> [String] {
    let number = Int(name.filter { "0"..."9" ~= $0 })
    let ranked = exercises.map { exercise in
      let distance =
        number.map { abs($0 - exercise.id.number) }
        ?? Spelling.distance(name.lowercased(), exercise.title.lowercased())
      return (exercise: exercise, distance: distance)
    }
    return ranked.sorted { ($0.distance, $0.exercise.id) < ($1.distance, $1.exercise.id) }
      .prefix(3).map { "\($0.exercise.id.number) (\($0.exercise.title))" }
  }
}
