import Core

struct FileSnapshot: Codable, Sendable, Equatable {
  /// A digest of names and texts: a verdict is about this.
  var content: String
  /// Times, sizes and inodes: they differ after every save, even of the same text.
  var marks: String
}

/// A line of JSON that a check's process writes for `kata watch`.
enum CheckMessage: Codable, Sendable, Equatable {
  /// Long progress is also told where nothing is redrawn.
  case progress(String, isLong: Bool)
  case judged(Judgement)
  case judgedAll([Verdict])
  /// The reason why nothing could be judged.
  case refused(Complaint)

  /// True for the last message of a check.
  var isAnswer: Bool { if case .progress = self { false } else { true } }
}

/// A verdict, and the files that it is about.
struct Judgement: Codable, Sendable, Equatable {
  var snapshot: FileSnapshot
  var verdict: Verdict
}
