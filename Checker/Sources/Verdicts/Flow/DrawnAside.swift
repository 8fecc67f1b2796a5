/// An event that is drawn beside the messages: an arrow, or a remark if it has no ends.
struct DrawnAside: Sendable, Equatable {
  var from: String?
  var to: String?
  /// `request 2: ` where there are several requests.
  var number = ""
  var text: String
  /// The place of the message that it answers; nil for anything but an answer.
  var question: Int?
  /// The number of messages that had come by then.
  var place: Int

  /// Its place in a verdict, by the word that it is told with.
  enum Kind: String, CaseIterable {
    case request, response, meanwhile, answered
  }

  /// Nil for a look at something, such as a clock.
  var kind: Kind? {
    if question != nil { return .answered }
    if from == nil { return .meanwhile }
    return to == "presenter" ? .response : from == "caller" ? .request : nil
  }

  var words: String { number + text }

  /// The part that a verdict names: the one that was asked, or that answers.
  var part: String { (question == nil ? to : from) ?? "" }

  /// The first word of the text, which has room on an arrow.
  var verb: String { String(text.prefix { $0 != " " }) }

  /// The same at a place that is counted from a later message.
  func moved(_ count: Int) -> DrawnAside {
    var aside = self
    aside.place -= count
    return aside
  }

  /// All of a flow, but for a second answer to a message, and one to a message that was not sent.
  static func all(_ asides: [Aside], to messages: [Message], cast: Cast) -> [DrawnAside] {
    let isOneRequest = Set(asides.compactMap(\.request)).count < 2
    let calls = calls(of: asides, to: messages)
    var answered: Set<Int> = []
    return asides.compactMap { aside in
      guard let question = aside.question else {
        let number = isOneRequest ? nil : aside.request.map { "request \($0): " }
        return DrawnAside(
          from: aside.from, to: aside.to, number: number ?? "", text: aside.text,
          place: aside.place)
      }
      guard messages.prefix(aside.place).indices.contains(question) else { return nil }
      let message = messages[question]
      guard !cast.isState(message), answered.insert(question).inserted else { return nil }
      return DrawnAside(
        from: message.receiver, to: cast.sender(of: message),
        text: aside.text + (calls[question].map { ", to call \($0)" } ?? ""),
        question: question, place: aside.place)
    }
  }

  /// The numbers of calls that are told apart, since others like them waited at the same time.
  static func calls(of asides: [Aside], to messages: [Message]) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    var answered: Set<Int> = []
    for aside in asides {
      guard let question = aside.question, messages.prefix(aside.place).indices.contains(question)
      else { continue }
      answered.insert(question)
      let same = messages.indices.filter { messages[$0].isLike(messages[question]) }
      let before = same.filter { $0 < aside.place }
      guard question != before.last || !answered.isSuperset(of: before) else { continue }
      for (number, index) in same.enumerated() { numbers[index] = number + 1 }
    }
    return numbers
  }
}
