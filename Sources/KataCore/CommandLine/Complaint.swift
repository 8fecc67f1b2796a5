/// Something that keeps `kata` from doing what was asked: one sentence, and what to do next.
package struct Complaint: Error, Equatable, Sendable, Codable {
  package var sentence: String
  /// The words of another program about it, line by line.
  package var details: [String] = []
  package var next: String
  package var exit: ExitCode

  package init(_ sentence: String, next: String, exit: ExitCode) {
    self.sentence = sentence
    self.next = next
    self.exit = exit
  }
}

extension Complaint {
  package static func usage(_ sentence: String, next: String = "kata help") -> Self {
    Self(sentence, next: next, exit: .usage)
  }

  package static func machine(_ sentence: String, details: [String] = [], next: String) -> Self {
    var complaint = Self(sentence, next: next, exit: .machine)
    complaint.details = details
    return complaint
  }

  package static let interrupted = Self("Interrupted.", next: "", exit: .interrupted)
}
