/// The answers in a flow, each on its way back to whoever had asked.
struct Replies: Sendable {
  private var byPlace: [Int: [Reply]] = [:]

  /// None.
  init() {}

  /// Where the same was asked again before, or others of its kind still wait, a call has its number.
  ///
  /// An answer to what nobody sent, or to what has its answer, is left out.
  init(_ answers: [Answer], to messages: [Message], cast: Cast) {
    var asked: [String: Int] = [:]
    // Of what waits for its answer, the how manieth of its kind it is.
    var waiting: [String: [Int: Int]] = [:]
    var next = 0
    for answer in answers {
      while next < min(answer.place, messages.count) {
        asked[messages[next].call, default: 0] += 1
        waiting[messages[next].call, default: [:]][next] = asked[messages[next].call]
        next += 1
      }
      guard (0..<next).contains(answer.question) else { continue }
      let message = messages[answer.question]
      guard !cast.isState(message),
        let number = waiting[message.call]?.removeValue(forKey: answer.question)
      else { continue }
      let isOneOfMany = waiting[message.call]?.isEmpty == false || number != asked[message.call]
      byPlace[answer.place, default: []].append(
        Reply(
          from: message.receiver, to: cast.sender(of: message),
          text: isOneOfMany ? "\(answer.text), to call \(number)" : answer.text,
          question: answer.question, call: message.call))
    }
  }

  /// Those that came behind so many messages, and before any other.
  subscript(place: Int) -> [Reply] { byPlace[place] ?? [] }

  /// The last one that came before this place.
  func last(before place: Int) -> (place: Int, reply: Reply)? {
    guard let last = byPlace.keys.filter({ $0 <= place }).max(),
      let reply = byPlace[last]?.last
    else { return nil }
    return (last, reply)
  }

  var all: [Reply] { byPlace.values.flatMap(\.self) }

  /// Those behind so many messages and later, counted from there.
  func dropFirst(_ count: Int) -> Self {
    var replies = Self()
    for (place, all) in byPlace where place > count { replies.byPlace[place - count] = all }
    return replies
  }

  /// Those that had come before this place in the flow, whatever came after it.
  func prefix(_ count: Int) -> Self {
    var replies = Self()
    replies.byPlace = byPlace.filter { $0.key <= count }
    return replies
  }
}

/// An answer as it is drawn.
struct Reply: Sendable, Equatable {
  var from: String
  var to: String
  var text: String
  /// The place of the message that it answers.
  var question: Int
  /// What was asked, and of whom.
  fileprivate var call: String

  /// As much of it as has room on an arrow.
  var verb: String { String(text.prefix { $0 != " " }) }
}

extension Message {
  fileprivate var call: String { "\(receiver)\t\(name ?? text)" }
}
