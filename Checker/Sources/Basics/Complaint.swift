/// Something that keeps `kata` from doing what was asked: one sentence, and what to do next.
package struct Complaint: Error, Equatable, Sendable, Codable {
  package var sentence: String
  /// The words of another program about it, line by line.
  package var details: [String] = []
  package var next: String
  package var exit: ExitCode

  package init(_ sentence: String, details: [String] = [], next: String, exit: ExitCode) {
    (self.sentence, self.details, self.next, self.exit) = (sentence, details, next, exit)
  }
}

extension Complaint {
  package static func usage(_ sentence: String, next: String = "kata help") -> Self {
    Self(sentence, next: next, exit: .usage)
  }

  package static func machine(_ sentence: String, details: [String] = [], next: String) -> Self {
    Self(sentence, details: details, next: next, exit: .machine)
  }

  /// A given file that is missing or unfit, and the way back to it, also without git.
  package static func damaged(_ sentence: String, _ path: String) -> Self {
    .machine(sentence, next: "git checkout -- \(path), or copy it from a fresh copy of the course")
  }

  package static let interrupted = Self("Interrupted.", next: "", exit: .interrupted)
}
