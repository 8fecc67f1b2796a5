package import KataCore

/// An answer as it is drawn: an arrow back to the part that had asked.
struct AnswerArrow: Sendable, Equatable {
  var from: String
  var to: String
  var text: String
  /// The place of the message that it answers.
  var question: Int
  /// The number of messages that had come by then.
  var place: Int

  /// As much of it as has room on an arrow.
  var verb: String { String(text.prefix { $0 != " " }) }

  /// The answers in a flow; one to a message that nothing sent, or that has its answer, is left out.
  ///
  /// Names the call by its number where the same was asked again before, or others still wait.
  static func all(_ answers: [Answer], to messages: [Message], cast: Cast) -> [AnswerArrow] {
    var answered: Set<Int> = []
    return answers.compactMap { answer in
      let before = messages.prefix(answer.place)
      guard before.indices.contains(answer.question) else { return nil }
      let message = messages[answer.question]
      guard !cast.isState(message), answered.insert(answer.question).inserted else { return nil }
      let same = before.indices.filter { messages[$0].isLike(message) }
      let isOneOfMany = answer.question != same.last || !answered.isSuperset(of: same)
      let number = same.prefix { $0 <= answer.question }.count
      return AnswerArrow(
        from: message.receiver, to: cast.sender(of: message),
        text: isOneOfMany ? "\(answer.text), to call \(number)" : answer.text,
        question: answer.question, place: answer.place)
    }
  }
}
