/// The grades of one submission: one file, `kata.grade/1`.
///
/// It holds no time of day and no duration, so the same submission has the same bytes.
package struct GradeResult: Codable, Equatable, Sendable {
  package var schema = "kata.grade/1"
  /// The name of the folder or archive that was handed in, without its ending.
  package var submission: String
  /// A digest of the course that it was graded with.
  package var course: String
  package var toolchain: String
  package var exercises: [Grade]
  /// The files that were not read, each with its reason.
  package var ignored: [HandIn.Ignored]
  /// The reason why nothing could be read; nil if the submission could be opened.
  package var fault: String?

  package init(
    submission: String, course: String, toolchain: String, exercises: [Grade] = [],
    ignored: [HandIn.Ignored] = [], fault: String? = nil
  ) {
    self.submission = submission
    self.course = course
    self.toolchain = toolchain
    self.exercises = exercises
    self.ignored = ignored
    self.fault = fault
  }
}

/// One exercise of a submission.
package struct Grade: Codable, Equatable, Sendable {
  package var id: ExerciseID
  package var state: State
  /// The score from 0 to 1; nil if a fault of the machine prevented it.
  package var score: Double?
  package var trust: Trust?
  /// The verdict; nil if nothing was judged.
  package var verdict: Verdict?
  /// A remark for the trainer: the published solution that it equals, or what prevented a grade.
  package var note: String?

  package init(_ id: ExerciseID, _ state: State, note: String? = nil) {
    (self.id, self.state, self.note) = (id, state, note)
    score = state == .machineFault ? nil : 0
  }

  package init(_ verdict: Verdict, _ trust: Trust) {
    id = verdict.id
    state = State(rawValue: verdict.outcome.rawValue) ?? .machineFault
    score = verdict.score
    self.trust = trust
    var verdict = verdict
    // The duration is no part of a grade.
    (verdict.seconds, verdict.cached) = (0, false)
    self.verdict = verdict
  }

  /// The outcomes of `kata check`, and two that only a class has.
  package enum State: String, Codable, Sendable, CaseIterable {
    case notSubmitted
    case notStarted, notCompiled, failed, crashed, timedOut, incomplete, diverged, breaksRules
    case notGraded, passed
    /// A fault of the machine, never the learner's: it does not count as 0, and is tried again.
    case machineFault
  }
}

/// The grounds on which a grade can be trusted: its judge, the box, and the box's self-test.
package struct Trust: Codable, Equatable, Sendable {
  package var how: How
  package var box: Box
  /// The layers of the box, such as "landlock 7".
  package var layers: [String]
  /// A digest of the box's self-test; nil without a self-test.
  package var selfTest: String?

  package init(how: How, box: Box, layers: [String], selfTest: String?) {
    (self.how, self.box, self.layers, self.selfTest) = (how, box, layers, selfTest)
  }

  /// The judge of the learner's code.
  package enum How: String, Codable, Sendable {
    /// The reference, outside the learner's process.
    case reference
    /// The suite alone, which runs in the learner's process.
    case suite
    case none
  }

  package enum Box: String, Codable, Sendable {
    /// It has processes, a network and a file view of its own.
    case isolated
    /// It can't read, write, send or start anything; it can see that a file exists.
    case confined
    case partial
    case none
  }
}

/// Points for an exercise that a person has given in place of the program's.
package struct PointsByHand: Codable, Equatable, Sendable {
  package var id: String
  package var exercise: ExerciseID
  /// From 0 to 1.
  package var points: Double
  package var reason: String
  package var by: String
}
