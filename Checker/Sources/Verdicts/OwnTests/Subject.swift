import Basics
import Foundation

/// An implementation that a learner's suite is run against.
package struct Subject: Sendable, Equatable {
  package var kind: Kind
  /// The edge that a wrong one breaks: "E3".
  package var edge: String?
  /// Its behavior, in words fit for the learner.
  package var description: String
  package var text: String

  package enum Kind: String, Codable, Sendable {
    case right
    case wrong
    /// No implementation, but places of the learner's own that no test ran, or a part that none names.
    case places
  }

  /// A right one: its first line says what it does.
  package init(right text: String) {
    kind = .right
    self.text = text
    let line = text.prefix { $0 != "\n" }
    let words = line.hasPrefix("//") ? line.dropFirst(2) : ""
    description = words.trimmingCharacters(in: .whitespaces)
  }

  package init(places sentence: String, edge: String = "places") {
    (kind, self.edge, text, description) = (.places, edge, "", sentence)
  }

  package init(wrong text: String, edge: String, sentence: String) {
    (kind, self.edge, self.text, description) = (.wrong, edge, text, sentence)
  }
}

/// The result of one suite's run against one subject.
package enum SubjectOutcome: String, Codable, Sendable {
  case accepted
  case rejected
  case crashed
  case timedOut
  /// The process ended by itself before the suite was over.
  case exited
  case notRun
}

extension SuiteRun {
  /// The outcome for the subject that the run was made against; a known issue rejects nothing.
  func subjectOutcome(ending: Ending) -> SubjectOutcome {
    guard isComplete else {
      switch ending {
      case .signalled: return .crashed
      case .timedOut: return .timedOut
      case .exited: return hasFailed ? .rejected : .exited
      }
    }
    return hasFailed ? .rejected : .accepted
  }
}
