package import KataCore

package struct FileSnapshot: Codable, Sendable, Equatable {
  /// A digest of names and texts: a verdict is about this.
  package var content: String
  /// Times, sizes and inodes: they differ after every save, even of the same text.
  package var marks: String

  package init(content: String, marks: String) {
    (self.content, self.marks) = (content, marks)
  }
}

/// A line of JSON that a check's process writes for `kata watch`.
package enum CheckMessage: Codable, Sendable, Equatable {
  /// Long progress is also told where nothing is redrawn.
  case progress(String, isLong: Bool)
  case judged(Judgement)
  case judgedAll([Verdict])
  /// The reason why nothing could be judged.
  case refused(Complaint)

  /// True for the last message of a check.
  package var isAnswer: Bool { if case .progress = self { false } else { true } }
}

/// A verdict, and the files that it is about.
package struct Judgement: Codable, Sendable, Equatable {
  package var snapshot: FileSnapshot
  package var verdict: Verdict

  package init(snapshot: FileSnapshot, verdict: Verdict) {
    (self.snapshot, self.verdict) = (snapshot, verdict)
  }
}
