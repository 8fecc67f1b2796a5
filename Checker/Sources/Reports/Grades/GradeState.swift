package import Core

/// The outcomes of `kata check`, and two that only a class has.
package enum GradeState: String, Codable, Sendable, CaseIterable {
  case notSubmitted
  case notStarted, notCompiled, failed, crashed, timedOut, incomplete, diverged, breaksRules
  case notGraded, passed
  /// A fault of the machine, never the learner's: it does not count as 0, and is tried again.
  case machineFault

  package init(_ outcome: Outcome) { self = Self(rawValue: outcome.rawValue) ?? .machineFault }

  package var sign: (sign: String, word: String, style: Style) {
    switch self {
    case .passed: ("✓", "passed", .good)
    case .failed: ("✗", "tests fail", .bad)
    case .diverged: ("≠", "differs from the reference", .bad)
    case .breaksRules: ("§", "breaks a rule", .bad)
    case .notCompiled: ("!", "does not compile", .bad)
    case .crashed: ("#", "crashes", .bad)
    case .timedOut: ("∞", "does not end", .bad)
    case .incomplete: ("%", "ends early", .bad)
    case .notGraded: ("~", "can't be graded in this copy", .doubtful)
    case .notStarted: ("·", "as it was given", .faint)
    case .notSubmitted: ("-", "not handed in", .faint)
    case .machineFault: ("?", "not graded", .doubtful)
    }
  }
}
