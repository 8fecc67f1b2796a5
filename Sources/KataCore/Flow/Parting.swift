/// Where two flows part, and what it comes to in a sentence.
package struct Parting: Sendable, Equatable {
  /// How many entries both have in common.
  package var index: Int
  /// What comes next; nil when nothing does before the next step.
  package var expected: Message?
  package var recorded: Message?
  /// One sentence without its full stop.
  package var words: String
  /// Whether the two messages say as much as the sentence.
  package var isPlain = false

  /// Nil when both flows are the same.
  package init?(expected: [Recording.Entry], recorded: [Recording.Entry], cast: Cast) {
    let common = zip(expected, recorded).prefix { $0 == $1 }.count
    guard common < max(expected.count, recorded.count) else { return nil }
    let missing = Self.messages(expected[common...])
    let extra = Self.messages(recorded[common...])
    index = common
    self.expected = missing.first
    self.recorded = extra.first
    let before = common > 0 ? Self.messages(expected[(common - 1)...]).first : nil
    let wording = Wording(cast: cast)
    words =
      wording.words(missing, extra, before: before)
      ?? Self.words(goesOn: (expected.count > common, recorded.count > common))
    isPlain = wording.isPlain(missing, extra, before: before)
  }

  /// The messages that come before the next step.
  private static func messages(_ entries: ArraySlice<Recording.Entry>) -> [Message] {
    entries.prefix(while: \.isMessage)
      .compactMap { if case .message(let message) = $0 { message } else { nil } }
  }

  private static func words(goesOn: (expected: Bool, recorded: Bool)) -> String {
    switch goesOn {
    case (true, false): "nothing more was recorded"
    case (false, true): "nothing more was expected"
    default: "the script goes on differently"
    }
  }
}

/// Says what differs; what a part is sent, and how one is, are told differently.
private struct Wording {
  let cast: Cast

  func isPlain(
    _ missing: [Message], _ extra: [Message], before: Message?
  ) -> Bool {
    guard let recorded = extra.first else { return true }
    guard let expected = missing.first else { return recorded != before }
    guard expected.receiver == recorded.receiver else {
      return order(expected, recorded, missing.dropFirst(), extra.dropFirst()) == nil
    }
    guard !cast.isState(expected) else { return expected.name == nil }
    return expected.isLike(recorded) && max(expected.text.columns, recorded.text.columns) <= 60
  }

  /// Nil when no message comes on either side before the next step.
  func words(
    _ missing: [Message], _ extra: [Message], before: Message?
  ) -> String? {
    switch (missing.first, extra.first) {
    case (let expected?, nil): "\(inWords(expected)) is missing"
    case (nil, let recorded?) where recorded == before && !cast.isState(recorded):
      "\(inWords(recorded)) comes once too often"
    case (nil, let recorded?): "\(inWords(recorded)) was not expected"
    case (nil, nil): nil
    case (let expected?, let recorded?):
      order(expected, recorded, missing.dropFirst(), extra.dropFirst())
        ?? contents(expected, recorded)
    }
  }

  /// Nil when neither of the two comes later in the other flow.
  func order(
    _ expected: Message, _ recorded: Message, _ missing: ArraySlice<Message>,
    _ extra: ArraySlice<Message>
  ) -> String? {
    let isAlike = expected.isLike(recorded)
    switch (missing.contains(recorded), extra.contains(expected)) {
    case (true, true):
      return "\(isAlike ? recorded.inFull : inWords(recorded)) comes too early"
    case (true, false): return "\(isAlike ? expected.inFull : inWords(expected)) is missing"
    case (false, true) where missing.contains { $0.isLike(recorded) }:
      return "\(inWords(recorded)) comes too early"
    case (false, true):
      return "\(isAlike ? recorded.inFull : inWords(recorded)) was not expected here"
    case (false, false): return nil
    }
  }

  func contents(_ expected: Message, _ recorded: Message) -> String {
    guard expected.receiver == recorded.receiver else {
      return "expected \(inWords(expected)), recorded \(inWords(recorded))"
    }
    guard expected.name == recorded.name, cast.isState(expected) || expected.name != nil else {
      return
        "the \(expected.receiver) should get \(expected.short), and gets \(recorded.short)"
    }
    let start =
      cast.isState(expected) ? "the \(expected.receiver) has" : "\(expected.short) comes with"
    let pair = zip(expected.arguments, recorded.arguments).first { $0 != $1 }
    guard let (was, found) = pair else { return "\(start) other contents" }
    guard max(was.columns, found.columns) > 40 else {
      return "\(start) \(found)\(found.contains(",") ? ";" : ",") expected was \(was)"
    }
    guard let word = label(of: was), word == label(of: found) else {
      return "\(start) other contents"
    }
    return "\(start) another \(word)"
  }

  private func inWords(_ message: Message) -> String {
    guard cast.isState(message) else { return "\(message.short) to the \(message.receiver)" }
    return message.name == nil
      ? "\(message.short) in the \(message.receiver)" : "a look at the \(message.receiver)"
  }

  private func label(of argument: String) -> Substring? {
    guard let colon = argument.firstIndex(of: ":") else { return nil }
    let label = argument[..<colon]
    return label.allSatisfy { $0.isLetter || $0.isNumber } ? label : nil
  }
}

extension Message {
  /// The name, or the beginning of what is no call.
  fileprivate var short: String {
    if let name { return name }
    return Cell.row(text).excerpt(columns: 40, ellipsis: "…").text
  }

  /// The same call, whatever it carries.
  fileprivate func isLike(_ other: Message) -> Bool {
    receiver == other.receiver && name == other.name
  }

  fileprivate var inFull: String {
    Cell.row(text).excerpt(columns: 40, ellipsis: "…").text + " to the \(receiver)"
  }
}
