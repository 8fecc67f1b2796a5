/// An exercise's files as they were at one moment.
package struct Sight: Codable, Sendable, Equatable {
  /// A digest of names and texts: what a verdict is about.
  package var content: String
  /// Of times, sizes and places: another one after every save, also of the same text.
  package var marks: String

  package init(content: String, marks: String) {
    (self.content, self.marks) = (content, marks)
  }
}

/// What a check's process says, a line of JSON each.
package enum CheckMessage: Codable, Sendable, Equatable {
  /// What takes long; whether so long that it is told also where nothing is redrawn.
  case progress(String, isLong: Bool)
  case judged(Judgement)
  /// All exercises were judged.
  case judgedAll([Verdict])
  /// What keeps it from judging.
  case refused(Complaint)

  /// Whether there is nothing more to come.
  package var isAnswer: Bool { if case .progress = self { false } else { true } }
}

/// A verdict, and the files that it is about.
package struct Judgement: Codable, Sendable, Equatable {
  package var sight: Sight
  package var verdict: Verdict

  package init(sight: Sight, verdict: Verdict) {
    (self.sight, self.verdict) = (sight, verdict)
  }
}
