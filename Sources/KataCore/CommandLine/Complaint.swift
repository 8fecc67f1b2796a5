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
  /// Names the exercise that was meant with its title, or else all numbers.
  package static func unknownExercise(
    _ name: String, meant: String?, numbers: [Int]
  ) -> Self {
    let isRow =
      numbers.count > 2 && numbers == Array(numbers[0]..<numbers[0] + numbers.count)
    let all = numbers.map { "\($0)" }
    let range = isRow ? "\(all[0]) to \(all[all.count - 1])" : all.joined(separator: ", ")
    let rest =
      meant.map { "; did you mean \($0)?" } ?? (all.isEmpty ? "." : "; this course has \(range).")
    return Self(
      "There is no exercise \"\(name)\"\(rest)", next: "kata list shows them all", exit: .usage)
  }

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
