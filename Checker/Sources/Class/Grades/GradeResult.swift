import Common
import Host

/// The grades of one submission: one file, `kata.grade/1`.
///
/// It holds no time of day and no duration, so the same submission has the same bytes.
struct GradeResult: Codable, Equatable, Sendable {
  var schema = "kata.grade/1"
  /// The name of the folder or archive that was handed in, without its ending.
  var submission: String
  /// The learner's name, where another submission has it, too; nil where this one's is the same.
  var person: String?
  /// A digest of the course that it was graded with.
  var course: String
  var toolchain: String
  var exercises: [Grade] = []
  /// The files that were not read, each with its reason.
  var ignored: [HandIn.Ignored] = []
  /// The exercises whose given tests or files were edited: what was recorded has judged.
  var edited: [ExerciseID]?
  /// The reason why nothing could be read; nil if the submission could be opened.
  var fault: String?
}

/// One exercise of a submission.
struct Grade: Codable, Equatable, Sendable {
  var id: ExerciseID
  var state: GradeState
  /// The score from 0 to 1; nil if a fault of the machine prevented it.
  var score: Double?
  var trust: Trust?
  /// The verdict; nil if nothing was judged.
  var verdict: Verdict?
  /// A remark for the trainer: the published solution that it equals, or what prevented a grade.
  var note: String?

  init(_ id: ExerciseID, _ state: GradeState, note: String? = nil) {
    (self.id, self.state, self.note) = (id, state, note)
    score = state == .machineFault ? nil : 0
  }

  init(_ verdict: Verdict, _ trust: Trust) {
    id = verdict.id
    state = GradeState(verdict.outcome)
    score = verdict.score
    self.trust = trust
    var verdict = verdict
    // The duration is no part of a grade.
    (verdict.seconds, verdict.cached) = (0, false)
    self.verdict = verdict
  }
}

/// The grounds on which a grade can be trusted: its judge, and the box.
struct Trust: Codable, Equatable, Sendable {
  var how: How
  var box: Box
  /// The layers of the box, such as "landlock 7".
  var layers: [String]

  /// The judge of the learner's code.
  enum How: String, Codable, Sendable {
    /// The reference, outside the learner's process.
    case reference
    /// The suite alone, which runs in the learner's process.
    case suite
    case none
  }

  enum Box: String, Codable, Sendable {
    /// It has processes, a network and a file view of its own.
    case isolated
    /// It can't read, write, send or start anything; it can see that a file exists.
    case confined
    /// Some layers, which together promise nothing.
    case partial
    case none
  }
}

/// Points for an exercise that a person has given in place of the program's.
struct PointsByHand: Codable, Equatable, Sendable {
  var id: String
  var exercise: ExerciseID
  /// From 0 to 1.
  var points: Double
  var reason: String
  var by: String
}
