import Foundation

/// An implementation that a learner's suite is run against.
package struct Subject: Sendable, Equatable {
  package var kind: Kind
  /// What a wrong one breaks: "E3".
  package var edge: String?
  /// What it does, in words fit for the learner.
  package var description: String
  /// Its source.
  package var text: String

  package enum Kind: String, Codable, Sendable {
    case right
    case wrong
  }

  /// Reads edge and description from the first line, as a mutant has it.
  package init(_ kind: Kind, text: String) {
    self.kind = kind
    self.text = text
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    let note = kind == .wrong ? MutantNote(firstLine: line) : nil
    edge = note?.edge
    let words = line.hasPrefix("//") ? line.dropFirst(2) : ""
    description = note?.words ?? words.trimmingCharacters(in: .whitespaces)
  }
}

/// What a suite says of a subject, by the way in which its run ended.
package enum SubjectOutcome: String, Codable, Sendable {
  /// Every test passed.
  case accepted
  /// A test failed.
  case rejected
  case crashed
  case timedOut
  /// The process ended by itself before the suite was over.
  case exited
  case notRun
}

extension SuiteRun {
  /// What one process's run says of the subject that it was run against.
  package func opinion(ending: Ending) -> SubjectOutcome {
    let outcomes = cases.values.map(\.outcome)
    guard isComplete else {
      switch ending {
      case .signalled: return .crashed
      case .timedOut: return .timedOut
      case .exited: return outcomes.contains(.failed) ? .rejected : .exited
      }
    }
    return outcomes.contains(.failed) ? .rejected : .accepted
  }
}
