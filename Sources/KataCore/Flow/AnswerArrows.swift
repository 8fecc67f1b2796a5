/// An answer as it is drawn: an arrow back to the part that had asked.
struct AnswerArrow: Sendable, Equatable {
  var from: String
  var to: String
  var text: String
  /// The place of the message that it answers.
  var question: Int

  /// As much of it as has room on an arrow.
  var verb: String { String(text.prefix { $0 != " " }) }
}

/// The answers in a flow, by how many messages had come before each.
struct AnswerArrows: Sendable {
  private var byPlace: [Int: [AnswerArrow]] = [:]

  init() {}

  /// Names the call by its number where the same was asked again before, or others still wait.
  ///
  /// Leaves out an answer to a message that nothing sent, or that has its answer.
  init(_ answers: [Answer], to messages: [Message], cast: Cast) {
    var answered: Set<Int> = []
    for answer in answers where messages.prefix(answer.place).indices.contains(answer.question) {
      let message = messages[answer.question]
      guard !cast.isState(message), answered.insert(answer.question).inserted else { continue }
      let same = messages.prefix(answer.place).indices.filter { messages[$0].isLike(message) }
      let isOneOfMany = answer.question != same.last || !answered.isSuperset(of: same)
      let number = same.prefix { $0 <= answer.question }.count
      byPlace[answer.place, default: []].append(
        AnswerArrow(
          from: message.receiver, to: cast.sender(of: message),
          text: isOneOfMany ? "\(answer.text), to call \(number)" : answer.text,
          question: answer.question))
    }
  }

  /// The answers that came behind so many messages, and before any other.
  subscript(place: Int) -> [AnswerArrow] { byPlace[place] ?? [] }

  /// The last answer that came before this place.
  func last(before place: Int) -> (place: Int, answer: AnswerArrow)? {
    guard let last = byPlace.keys.filter({ $0 <= place }).max(), let answer = self[last].last
    else { return nil }
    return (last, answer)
  }

  var all: [AnswerArrow] { byPlace.values.flatMap(\.self) }

  /// The answers behind so many messages and later, counted from there.
  func dropFirst(_ count: Int) -> Self {
    var arrows = Self()
    for (place, all) in byPlace where place > count { arrows.byPlace[place - count] = all }
    return arrows
  }

  /// The answers that had come before this place.
  func prefix(_ count: Int) -> Self {
    var arrows = Self()
    arrows.byPlace = byPlace.filter { $0.key <= count }
    return arrows
  }
}
