/// The mistakes that a learner's own tests notice.
package struct Teeth: Codable, Equatable, Sendable {
  package var schema = "kata.teeth/1"
  package var id: ExerciseID
  package var tests: [String]
  package var mistakes: [Mistake] = []

  package struct Mistake: Codable, Equatable, Sendable {
    package var edge: String
    package var sentence: String
    /// The own tests that do not pass on it.
    var noticedBy: [String]
  }

  package var noticed: Int { mistakes.count { !$0.noticedBy.isEmpty } }
}
