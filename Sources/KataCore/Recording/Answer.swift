/// What a double answered to a message; it is drawn, and compared with nothing.
package struct Answer: Codable, Sendable, Equatable {
  /// The place of the message that it answers.
  package var question: Int
  /// How many messages had come by then.
  package var place: Int
  package var text: String

  package init(question: Int, place: Int, text: String) {
    self.question = question
    self.place = place
    self.text = text
  }
}
