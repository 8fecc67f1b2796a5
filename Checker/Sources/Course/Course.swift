package import Basics

/// The course as `Exercises/course.json` describes it.
package struct Course: Codable, Sendable, Equatable {
  package var exercises: [Exercise]
  /// The scenes that can be played; nil if there are none.
  package var plays: [PlayScene]?
  package var paths: [String: [ExerciseID]]
  /// The path of a learner who has chosen none; nil for all exercises.
  package var path: String?

  package struct Exercise: Codable, Sendable, Equatable, Identifiable {
    package var id: ExerciseID
    /// The name that stays, whatever its number and title: progress is remembered by it.
    package var name: String
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
    /// The learner's own tests, in `Tests/Own`, where the sources are written, too.
    package var tests: [String]?
    /// True if own tests are run against the learner's own parts, with one message method after another
    /// silent; else the course holds wrong implementations for them.
    package var silences: Bool?
    /// The steps in which it is handed in, each judged by itself; nil for one of a single verdict.
    package var stages: [Milestone]?
    /// The ends of the protocols of all parts that the scene must have, for the rule `parts`.
    package var parts: [String]?
    /// The number of messages to an Interactor at most, for the same rule; nil if it doesn't matter.
    package var mostMessages: Int?
  }

  /// The part of an exercise that the learner writes.
  package enum Writes: String, Codable, Sendable {
    case sources
    case suite
  }
}

extension Course.Exercise {
  /// The exercise as one in which the learner writes the suite; nil if no own tests are asked for.
  package var ownSuite: Course.Exercise? {
    guard let tests, writes == .sources else { return nil }
    var suite = self
    (suite.writes, suite.edit, suite.rules, suite.breaks) = (.suite, tests, [], nil)
    return suite
  }

  /// True if a test is in the suite that is named after a file, which is then a part of its own.
  package func isPart(_ test: String, of file: String) -> Bool {
    test.hasPrefix("\(suite(of: file))/")
  }

  /// The files that are parts of their own, by the text of the suites; others belong together.
  package func parts(in suites: String) -> [String] {
    edit.filter { suites.contains("struct \(suite(of: $0)) ") }
  }

  private func suite(of file: String) -> String { "\(file.split(separator: ".").first ?? "")Tests" }
}

extension Course {
  /// The scenes that can be played and, if there are several, the app that they make together.
  package var scenesToPlay: [PlayScene] {
    let scenes = plays ?? []
    let app = PlayScene(
      name: "app", scene: "App", parts: scenes.flatMap(\.parts),
      given: scenes.flatMap { $0.given ?? [] })
    return scenes.count > 1 ? scenes + [app] : scenes
  }

  package subscript(id: ExerciseID) -> Exercise? { exercises.first { $0.id == id } }

  var unknownRules: [String] {
    exercises.flatMap { $0.rules + ($0.breaks ?? [:]).values.sorted() }
      .filter { Rule(rawValue: $0) == nil }
  }

  /// The exercises that were named, in the course's order and each once; all when none is named.
  package func named(_ names: [String]) throws(Complaint) -> [Exercise] {
    let ids = try names.map(id(named:))
    return names.isEmpty ? exercises : exercises.filter { ids.contains($0.id) }
  }

  private func id(named name: String) throws(Complaint) -> ExerciseID {
    if let id = ExerciseID(name) ?? id(on: name), self[id] != nil { return id }
    let rest =
      exercise(titledLike: name).map { "; did you mean \($0.id.number) (\($0.title))?" }
      ?? "; this course has 1 to \(exercises.last?.id.number ?? 0)."
    throw .usage(
      "There is no exercise \"\(name)\"\(rest)",
      next: "kata list shows them all; several are named one by one, as in kata check 1 2")
  }

  /// The exercise whose folder a path names, as in "03-the-workers-answer" alone, or leads through.
  private func id(on path: String) -> ExerciseID? {
    let folders = path.split(separator: "/")
    return exercises.first { exercise in folders.contains { $0 == exercise.layout.name } }?.id
  }

  /// The exercise whose title holds that word, or is nearly spelt like it.
  private func exercise(titledLike word: String) -> Exercise? {
    let word = word.lowercased()
    guard word.count > 2 else { return nil }
    return exercises.first { $0.title.lowercased().contains(word) }
      ?? exercises.first { Spelling.nearest(to: $0.title.lowercased(), among: [word]) != nil }
  }
}

/// A scene that `kata play` runs, as `course.json` lists it.
package struct PlayScene: Codable, Sendable, Equatable {
  /// The name by which it is asked for.
  package var name: String
  /// The scene's name among the exercises, with which the names of its modules begin.
  package var scene: String
  /// The parts that exercises write, in the order of their exercises.
  package var parts: [Part]
  /// Exercises whose given code is in the scene, too.
  package var given: [ExerciseID]?

  package struct Part: Codable, Sendable, Equatable {
    package var name: String
    package var exercise: ExerciseID
  }

  /// The exercises that the scene is built of.
  package var exercises: Set<ExerciseID> { Set(parts.map(\.exercise) + (given ?? [])) }
}
