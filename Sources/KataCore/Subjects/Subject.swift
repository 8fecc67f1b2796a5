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

  /// A right one: its first line says what it does.
  package init(right text: String) {
    kind = .right
    self.text = text
    let line = text.prefix { $0 != "\n" }
    let words = line.hasPrefix("//") ? line.dropFirst(2) : ""
    description = words.trimmingCharacters(in: .whitespaces)
  }

  /// A wrong one: the note of its diff names the edge and says what is wrong.
  package init(wrong text: String, note: String) {
    kind = .wrong
    self.text = text
    let read = MutantNote(note)
    edge = read?.edge
    description = read?.words ?? note
  }

  /// Its source without the first line, which could tell it from the others.
  var anonymous: String { String(text.drop { $0 != "\n" }) }
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
  /// What one process's run says of the subject that it was run against; a known issue says nothing.
  package func opinion(ending: Ending) -> SubjectOutcome {
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
