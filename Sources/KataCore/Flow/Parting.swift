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

  /// Nil when both flows are the same; a look is taken before the test is over.
  package init?(
    expected: [Recording.Entry], recorded: [Recording.Entry], cast: Cast, isLook: Bool = false
  ) {
    let common = zip(expected, recorded).prefix { $0 == $1 }.count
    guard common < max(expected.count, recorded.count) else { return nil }
    let missing = Self.messages(expected[common...])
    let extra = Self.messages(recorded[common...])
    index = common
    self.expected = missing.first
    self.recorded = extra.first
    let before = common > 0 ? Self.messages(expected[(common - 1)...]).first : nil
    let wording = Wording(cast: cast, isLook: isLook)
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
  let isLook: Bool

  func isPlain(
    _ missing: [Message], _ extra: [Message], before: Message?
  ) -> Bool {
    switch (missing.first, extra.first) {
    case (nil, nil): return true
    case (let expected?, nil): return !isLook && (before == nil || sender(of: expected) == nil)
    case (nil, let recorded?): return !isLook && recorded != before
    case (let expected?, let recorded?):
      guard expected.receiver == recorded.receiver else {
        return order(expected, recorded, missing.dropFirst(), extra.dropFirst()) == nil
      }
      guard often(expected, missing, extra) == nil else { return false }
      guard !cast.isState(expected) else {
        return expected.name == nil && names(expected, recorded) == nil
      }
      return expected.isLike(recorded) && max(expected.text.columns, recorded.text.columns) <= 60
    }
  }

  /// Nil when no message comes on either side before the next step.
  func words(
    _ missing: [Message], _ extra: [Message], before: Message?
  ) -> String? {
    switch (missing.first, extra.first) {
    case (let expected?, nil): says(expected, isLook ? .late : .missing)
    case (nil, let recorded?) where isLook: says(recorded, .early)
    case (nil, let recorded?) where recorded == before && !cast.isState(recorded):
      says(recorded, .often)
    case (nil, let recorded?): says(recorded, .unexpected)
    case (nil, nil): nil
    case (let expected?, let recorded?):
      order(expected, recorded, missing.dropFirst(), extra.dropFirst())
        ?? often(expected, missing, extra) ?? contents(expected, recorded)
    }
  }

  /// Nil unless a message is split in two, or in more, none of which is the one that was expected.
  private func often(_ expected: Message, _ missing: [Message], _ extra: [Message]) -> String? {
    let counts = [extra, missing].map { $0.filter(expected.isLike).count }
    guard expected.name != nil, !cast.isState(expected), extra.first.map(expected.isLike) == true,
      counts[1] == 1, counts[0] > 1
    else { return nil }
    let times = counts[0] == 2 ? "twice" : "\(counts[0]) times"
    return "\(inWords(expected)) comes \(times), expected was once"
  }

  /// Nil when neither of the two comes later in the other flow, or when as many like them come, and
  /// carry other things: then their order is not what is wrong.
  private func order(
    _ expected: Message, _ recorded: Message, _ missing: ArraySlice<Message>,
    _ extra: ArraySlice<Message>
  ) -> String? {
    let isAlike = expected.isLike(recorded)
    if isAlike {
      let alike = [[expected] + missing, [recorded] + extra].map { messages in
        messages.filter(expected.isLike).map(\.text).sorted()
      }
      if alike[0].count == alike[1].count, alike[0] != alike[1] { return nil }
    }
    return switch (missing.contains(recorded), extra.contains(expected)) {
    case (true, true): says(recorded, .early, inFull: isAlike)
    case (true, false): says(expected, .missing, inFull: isAlike)
    case (false, true) where missing.contains { $0.isLike(recorded) }: says(recorded, .early)
    case (false, true): says(recorded, .misplaced, inFull: isAlike)
    case (false, false): nil
    }
  }

  private func contents(_ expected: Message, _ recorded: Message) -> String {
    guard expected.receiver == recorded.receiver else {
      let words = [expected, recorded].map { (isValue($0) ? ": " : " ") + inWords($0) }
      return "expected\(words[0]), recorded\(words[1])"
    }
    guard expected.name == recorded.name, cast.isState(expected) || expected.name != nil else {
      return
        "\(the(expected.receiver)) should get \(expected.short), and gets \(recorded.short)"
    }
    guard !isValue(expected) else { return values(expected, recorded) }
    let start =
      cast.isState(expected) ? "\(the(expected.receiver)) has" : "\(expected.short) comes with"
    let values = [expected, recorded].map { $0.arguments.map(withoutLabel) }
    if values[0] != values[1], values[0].sorted() == values[1].sorted() {
      return "\(start) the right values in each other's place"
    }
    let pair = zip(expected.arguments, recorded.arguments).first { $0 != $1 }
    guard let (was, found) = pair else { return "\(start) other contents" }
    guard max(was.columns, found.columns) > 40 else {
      return "\(start) \(found)\(found.contains(",") ? ";" : ",") expected was \(was)"
    }
    guard cast.isState(expected) else {
      return "\(expected.short) comes \(Leaf(expected: was, recorded: found).words)"
    }
    guard let word = label(of: was), word == label(of: found) else {
      return "\(start) other contents"
    }
    return "\(start) another \(word)"
  }

  private func values(_ expected: Message, _ recorded: Message) -> String {
    let found = value(recorded)
    if let names = names(expected, recorded) { return names }
    guard let word = label(of: expected.text), word == label(of: recorded.text) else {
      return "\(found), expected was: \(expected.short)"
    }
    let was = withoutLabel(expected.text)
    guard max(was.columns, withoutLabel(recorded.text).columns) <= 40 else {
      return "\(word) in \(the(expected.receiver)): not what was expected"
    }
    return "\(found)\(found.contains(",") ? ";" : ",") expected was \(was)"
  }

  /// Which names are too many in a list of several, and which are missing; nil of anything else.
  private func names(_ expected: Message, _ recorded: Message) -> String? {
    guard let word = label(of: expected.text), word == label(of: recorded.text) else { return nil }
    let lists = [expected, recorded].map { message in
      withoutLabel(message.text).split(separator: ", ").map(String.init)
    }
    let all = lists.joined()
    guard lists.contains(where: { $0.count > 1 }), !all.contains("nobody"),
      all.allSatisfy({ $0.contains(#/^\w+( \d+)?$/#) })
    else { return nil }
    let extra = Self.surplus(lists[1], over: lists[0]).map { name, count in
      if name.last?.isNumber == true { return name }
      return count == 1 ? "one \(name)" : "\(count == 2 ? "two" : "\(count)") \(name)s"
    }
    let missing = Self.surplus(lists[0], over: lists[1]).map { name, _ in the(name) }
    let said = [(extra, "too many"), (missing, "missing")].filter { !$0.0.isEmpty }
    return "\(word) in \(the(expected.receiver)): "
      + said.map { "\($0.joined(separator: " and ")) \($1)" }.joined(separator: ", ")
  }

  /// What the first list has more often, by the alphabet.
  private static func surplus(
    _ names: [String], over others: [String]
  ) -> [(name: String, count: Int)] {
    Set(names).sorted().compactMap { name in
      let count = names.filter { $0 == name }.count - others.filter { $0 == name }.count
      return count > 0 ? (name, count) : nil
    }
  }

  private func withoutLabel(_ argument: String) -> String {
    label(of: argument).map { String(argument.dropFirst($0.count + 2)) } ?? argument
  }

  private func label(of argument: String) -> Substring? {
    guard let colon = argument.firstIndex(of: ":") else { return nil }
    let label = argument[..<colon]
    return label.allSatisfy { $0.isLetter || $0.isNumber } ? label : nil
  }
}

extension Wording {
  /// What is wrong with one message.
  private enum Fault: String {
    case missing = "is missing"
    case early = "comes too early"
    case late = "comes too late, after the test looked: is all that leads to it awaited?"
    case often = "comes once too often"
    case unexpected = "was not expected"
    case misplaced = "was not expected here"
  }

  private func says(_ message: Message, _ fault: Fault, inFull: Bool = false) -> String {
    if let remark = remark(message) {
      // What should have come comes behind it.
      let isDue = fault == .misplaced
      return "in \(the(message.receiver)), "
        + (isDue ? remark.replacing(" changed, but", with: " changed, as expected, but") : remark)
    }
    guard !isValue(message) else {
      return fault == .missing
        ? "expected next was: \(value(message))" : "\(value(message)), which \(fault.rawValue)"
    }
    let from = fault == .missing ? sender(of: message).map { "from \(the($0)) " } ?? "" : ""
    return "\(inWords(message, from: from, inFull: inFull)) \(fault.rawValue)"
  }

  private func inWords(_ message: Message, from: String = "", inFull: Bool = false) -> String {
    if isValue(message) { return value(message) }
    guard !cast.isState(message) else { return "a look at \(the(message.receiver))" }
    return "\(inFull ? message.beginning : message.short) \(from)to \(the(message.receiver))"
  }

  /// "view 2" has a name of its own.
  private func the(_ part: String) -> String {
    part.last?.isNumber == true ? part : "the \(part)"
  }

  /// Whether it tells how something is, and in no other words than its own.
  private func isValue(_ message: Message) -> Bool {
    cast.isState(message) && message.name == nil
  }

  /// `alive in the census: nobody`, and `the navigator has gone`.
  private func value(_ message: Message) -> String {
    guard let word = label(of: message.text) else {
      return "\(the(message.receiver)) \(message.short)"
    }
    return "\(word) in \(the(message.receiver)): \(withoutLabel(message.beginning))"
  }

  /// What an onlooker says of a change, and no state that could be another one.
  private func remark(_ message: Message) -> String? {
    guard isValue(message), label(of: message.text) == nil,
      message.text.contains(" changed, but ")
    else { return nil }
    return message.text
  }

  /// Nil for what is no message, or comes from the test.
  private func sender(of message: Message) -> String? {
    let sender = cast.sender(of: message)
    return cast.isState(message) || sender == Cast.test ? nil : sender
  }
}

extension Message {
  /// The name, or the beginning of what is no call.
  fileprivate var short: String { name ?? beginning }

  /// The same call, whatever it carries.
  func isLike(_ other: Message) -> Bool {
    receiver == other.receiver && name == other.name
  }

  fileprivate var beginning: String {
    Cell.row(text).excerpt(columns: 40, ellipsis: "…").text
  }
}
