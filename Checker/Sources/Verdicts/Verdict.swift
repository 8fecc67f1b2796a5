import Basics

/// The findings about one judged exercise; their JSON is part of `kata.check/1`.
package struct Verdict: Codable, Sendable, Equatable {
  package var id: ExerciseID
  package var title: String
  package var scene: String
  package private(set) var outcome: Outcome
  package private(set) var score: Double = 0
  package var cached = false
  package var seconds: Double
  package var diagnostics: [Diagnostic]
  package var tests: Tests
  package var reference: Reference
  package var rules: Rules
  /// The README's sentences on what is red first, each behind its edge's number: on the edges of a
  /// test, or on the edge that the known mistake breaks; nil in what an earlier program has remembered.
  package var edges: [String]?
  /// The place in the code that may turn tests red by itself; nil if none is known.
  package var cause: RuleFinding?
  /// The known mistake that the code makes, as its messages show; nil if none fits, or several do.
  package var mistake: Mistake?
  /// A digest of its messages, which those share who make the same mistake; nil if it has a name.
  package var unnamed: String?
  /// The one file of several that keeps it from passing; nil if there is none, or it was not sought.
  private(set) var wrongPart: String?
  /// The known mistakes that added tests notice; nil if there are none, or they were not tried.
  package private(set) var teeth: Teeth?
  /// The reason and the question of AFTER.md; nil unless the exercise passed.
  package var after: String?
  /// An answer to that question.
  package var answer: String?
  /// The runs of the learner's suite; nil where it is given, and while it could not be run.
  package var subjects: Subjects?
  /// The runs of the tests that the learner has written beside a given suite.
  private(set) var ownTests: Subjects?
  /// The milestones, by their name in JSON; nil in exercises of a single verdict, and before tests ran.
  ///
  /// `tests` holds those of the one in hand.
  package private(set) var stages: [Milestone]?
  /// The number of the milestone in hand, from 1; nil once only the whole is left.
  package private(set) var stage: Int?
  /// The milestone that has passed by itself, while the next one is in hand.
  private(set) var passedStage: Passed?
  /// The work that the last change request took; nil before it is done.
  package var change: Change?
  /// The places that neither suite nor scripts ran; nil where they were not counted.
  package var untried: [Untried]?
  /// Files of given parts of the course that are not as they were shipped, and have judged all the same.
  package var altered: [String]
  /// Remarks for the learner: on a changed suite, say.
  package var notes: [String]

  /// The one place in which a verdict is made: outcome and score follow from what was found.
  package init(_ stages: StageResults) {
    (id, title) = (stages.exercise.id, stages.exercise.title)
    scene = stages.exercise.scene
    (outcome, seconds) = (stages.outcome, stages.seconds)
    (diagnostics, tests) = (stages.diagnostics, stages.tests)
    cause = stages.cause
    // A race may look like another mistake the next time.
    let isRace = cause?.rule == .workers
    let named = isRace ? nil : stages.mistake
    mistake = named.map { Mistake(edge: $0.edge, sentence: $0.sentence) }
    unnamed = isRace ? nil : stages.unnamed?.rawValue
    let red = stages.tests.cases.filter { $0.outcome != .passed }
    edges =
      (isRace ? nil : tests.telling(on: mistake))
      .map { stages.expected.sentences(on: $0, named?.edge, among: red) }
      ?? stages.reference.difference.map { _ in stages.expected.sentences(on: named?.edge) }
    wrongPart = stages.wrongPart
    teeth = stages.teeth
    let after = stages.outcome == .passed ? stages.expected.after : nil
    (self.after, answer) = (after?.told, after?.answer)
    (reference, rules) = (stages.reference, stages.rules)
    subjects = stages.subjects
    ownTests = stages.ownTests?.subjects
    (self.stages, passedStage) = (stages.milestones, stages.passed)
    stage = stages.milestone.map { $0 + 1 }
    untried = stages.outcome == .passed ? stages.untried : nil
    altered = stages.altered.all
    notes = stages.notes
    score = Score.of(self, stages.allTests, expected: stages.expected)
  }

  /// True if another run of the same code may turn other tests red.
  var isRacing: Bool { cause?.rule == .workers }

  /// True if nothing but own tests is against a pass.
  var areSourcesDone: Bool {
    tests.expected > 0 && tests.passed == tests.expected && reference.state.outcome == nil
      && rules.state != .broken
  }

  /// The edges that it's about, for a learner who has got somewhere: the known mistake's or the one that
  /// is most in doubt, and then the others of the red test that says most.
  package var redEdges: [Int] {
    guard tests.gained > 0, !isRacing else {
      return mistake.flatMap { Int($0.edge.dropFirst()) }.map { [$0] } ?? []
    }
    let first = [tests.edge(on: mistake)].compactMap(\.self)
    return first + (tests.telling(on: mistake)?.edges ?? []).filter { !first.contains($0) }
  }

  package var isCompared: Bool { reference.state != .notSupplied }
}
