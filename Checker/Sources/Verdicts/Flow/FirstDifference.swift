import Basics

/// The first place where two flows differ, and what it comes to in a sentence.
package struct FirstDifference: Sendable, Equatable {
  /// The number of entries that both have in common.
  package var index: Int
  /// The message that comes next; nil when none does before the next step.
  package var expected: Message?
  package var recorded: Message?
  /// One sentence without its full stop.
  package var words: String
  /// True if the two messages say as much as the sentence.
  package var isPlain = false
  /// The flows that the sentence is about: what led to it is what happened there.
  private(set) var isAboutExpected = true
  private(set) var isAboutRecorded = true

  /// True if the message before was the same, so either may be the one too many.
  private(set) var isRepeated = false

  /// The messages of both flows between a test's look and its end.
  package struct Rest: Sendable {
    var expected: [Message]
    var recorded: [Message]
  }

  /// True if what was expected came after the test had looked.
  var isLate: Bool { words.hasSuffix(Wording.Fault.late.rawValue) }

  /// Nil when both flows are the same; `rest` follows a look, which is taken before the test is over.
  package init?(
    expected: [Recording.Entry], recorded: [Recording.Entry], cast: Cast, rest: Rest? = nil
  ) {
    let common = zip(expected, recorded).prefix { $0 == $1 }.count
    guard common < max(expected.count, recorded.count) else { return nil }
    let missing = Self.messages(expected[common...])
    let extra = Self.messages(recorded[common...])
    index = common
    self.expected = missing.first
    self.recorded = extra.first
    let before = common > 0 ? expected[common - 1] : nil
    let wording = Wording(cast: cast)
    let later = [rest?.expected, rest?.recorded]
    let steps = [expected, recorded].map { $0[common...].drop(while: \.isMessage) }
    /// The fault of a message that one flow has later than the other.
    func moved(_ message: Message, in flow: Int, _ look: Wording.Fault, _ step: Wording.Fault)
      -> Wording.Fault?
    {
      func isMore(_ flows: [[Message]]) -> Bool {
        let counts = flows.map { messages in messages.count { $0 == message } }
        return counts[flow] > counts[1 - flow]
      }
      if isMore(later.map { $0 ?? [] }) { return look }
      return isMore(steps.map { $0.compactMap(\.message) }) ? step : nil
    }
    switch (missing.first, extra.first) {
    case (let expected?, let recorded?):
      let later = (missing.dropFirst(), extra.dropFirst())
      let isAgain = before == .message(recorded)
      if let order = wording.order(expected, recorded, later.0, later.1, isAgain: isAgain) {
        words = order.words
        (isAboutExpected, isAboutRecorded) = (order.isMissing, !order.isMissing)
      } else if let count = wording.count(expected, recorded, missing, extra) {
        words = count
      } else {
        (words, isPlain) = wording.contents(expected, recorded)
      }
    case (let expected?, nil):
      let late = moved(expected, in: 1, .late, .afterStep)
      words = wording.says(expected, late ?? .missing)
      isPlain = late == nil && (before?.isMessage != true || wording.sender(of: expected) == nil)
    case (nil, let recorded?):
      let isAgain = before == .message(recorded)
      let early = moved(recorded, in: 0, .early, .beforeStep)
      words = wording.says(
        recorded, early ?? (isAgain && !cast.isState(recorded) ? .often : .unexpected))
      isRepeated = early == nil && isAgain
      isPlain = early == nil && !isAgain
    case (nil, nil):
      let isLonger = (expected.count > common, recorded.count > common)
      words =
        isLonger == (true, true)
        ? "the script goes on with a different step: expected \(Self.step(expected, common)), recorded "
          + Self.step(recorded, common)
        : "nothing more was \(isLonger.0 ? "recorded" : "expected")"
      isPlain = true
    }
  }

  private static func step(_ entries: [Recording.Entry], _ index: Int) -> String {
    "\"\(entries[index].step ?? "")\""
  }

  /// The messages that come before the next step.
  private static func messages(_ entries: ArraySlice<Recording.Entry>) -> [Message] {
    entries.prefix(while: \.isMessage).compactMap(\.message)
  }
}

/// Says what differs: a message is sent to a part, and a state is seen in one.
private struct Wording {
  let cast: Cast

  /// The fault of one message.
  enum Fault: String {
    case missing = "is missing"
    case early = "comes too early"
    case late = "comes too late, after the test looked: is it sent from a task that nothing awaits?"
    case afterStep = "comes too late, after the next step"
    case beforeStep = "comes too early, before the next step"
    case often = "comes once too often"
    case unexpected = "wasn't expected"
    case misplaced = "wasn't expected here"
  }

  /// Nil when neither of the two comes later in the other flow, or when as many like them come, and
  /// carry other things: then their order is not what is wrong.
  func order(
    _ expected: Message, _ recorded: Message, _ missing: ArraySlice<Message>,
    _ extra: ArraySlice<Message>, isAgain: Bool
  ) -> (words: String, isMissing: Bool)? {
    let isAlike = expected.isLike(recorded)
    if isAlike {
      let alike = [[expected] + missing, [recorded] + extra].map { messages in
        messages.filter(expected.isLike).map(\.text).sorted()
      }
      if alike[0].count == alike[1].count, alike[0] != alike[1] { return nil }
    }
    let isLikeLater = !cast.isState(recorded) && missing.contains { $0.isLike(recorded) }
    // A message that comes more often than it should is not early.
    let isMore = extra.count { $0 == recorded } + 1 > missing.count { $0 == recorded }
    switch (missing.contains(recorded), extra.contains(expected)) {
    case (false, false): return nil
    case _ where isAgain && isMore && !isAlike && !cast.isState(recorded):
      return (says(recorded, .often), false)
    // A test looks at a state at one moment: messages that were due before come too late.
    case (true, true) where cast.isState(recorded): return (says(expected, .late), true)
    // Of two alike, either may be missing, unless the other one is due next.
    case (true, false) where isAlike && missing.first != recorded: return nil
    // If fewer came than expected, one is missing, and the message after it is not early.
    case (true, let comes) where !comes || missing.count > extra.count:
      return (says(expected, .missing, inFull: isAlike), true)
    // A state is noted after what led to it, so nobody knows that the message was early.
    case (_, true) where isLikeLater && cast.isState(expected):
      return ("\(inWords(recorded)) comes before \(inWords(expected))", false)
    case (true, true) where missing.count == extra.count && !isMore,
      (false, true) where isLikeLater:
      return (says(recorded, .early, inFull: isAlike && missing.contains(recorded)), false)
    default: return (says(recorded, .misplaced, inFull: isAlike), false)
    }
  }

  /// Nil unless other calls of the same method come more often than they should, or less often.
  func count(
    _ expected: Message, _ recorded: Message, _ missing: [Message], _ extra: [Message]
  ) -> String? {
    let counts = [missing, extra].map { $0.count(where: expected.isLike) }
    guard !cast.isState(expected), counts[1] > 0, counts[0] != counts[1] else { return nil }
    // If another message came here, later ones don't count as this one.
    if counts[1] < counts[0], !recorded.isLike(expected) {
      return says(expected, .missing, inFull: true)
    }
    let times = counts.map { $0 == 1 ? "once" : $0 == 2 ? "twice" : "\($0) times" }
    return "\(inWords(expected)) comes \(times[1]) here, not \(times[0])"
  }

  /// The sentence, and whether the two messages say as much.
  func contents(_ expected: Message, _ recorded: Message) -> (String, isPlain: Bool) {
    guard expected.receiver == recorded.receiver else {
      let words = [expected, recorded].map { (isValue($0) ? ": " : " ") + inWords($0) }
      return ("expected\(words[0]), recorded\(words[1])", true)
    }
    if isValue(expected), expected.name == recorded.name {
      return (values(expected, recorded), true)
    }
    guard expected.isLike(recorded) else {
      return (
        "\(expected.receiver.withArticle) should get \(expected.short), but gets \(recorded.short)",
        false
      )
    }
    let isShort = max(expected.text.columns, recorded.text.columns) <= 60
    let isSeen = expected.text != recorded.text && !cast.isState(expected)
    return (arguments(expected, recorded), isShort && isSeen)
  }

  private func values(_ expected: Message, _ recorded: Message) -> String {
    guard let word = label(of: expected.text), word == label(of: recorded.text) else {
      return "\(value(recorded)); expected \(expected.short)"
    }
    let (was, found) = (withoutLabel(expected.text), withoutLabel(recorded.text))
    let words = "\(word) in \(expected.receiver.withArticle): \(around(found, was))"
    return "\(words); expected \(around(was, found))"
  }

  private func arguments(_ expected: Message, _ recorded: Message) -> String {
    let isState = cast.isState(expected)
    let start = isState ? "\(expected.receiver.withArticle) has" : "\(expected.short) has"
    let values = [expected, recorded].map { $0.arguments.map(withoutLabel) }
    if values[0] != values[1], values[0].sorted() == values[1].sorted() {
      return "\(start) the right values, swapped"
    }
    let pair = zip(expected.arguments, recorded.arguments).first { !$0.isSame(as: $1) }
    guard let (was, found) = pair else { return "\(start) different contents" }
    guard max(was.columns, found.columns) > 40 || was == found else {
      return "\(start) \(found); expected \(was)"
    }
    guard isState else {
      return "\(expected.short) \(ValueDifference(expected: was, recorded: found).words)"
    }
    let word = label(of: was) == label(of: found) ? label(of: was) : nil
    return "\(start) a different \(word ?? "value")"
  }

  /// A long value's beginning, its end, and what lies around the first place that differs.
  private func around(_ value: String, _ other: String) -> String {
    Cell.row(value).marked(against: Cell.row(other)).excerpt(columns: 60, ellipsis: "…").text
  }

  func says(_ message: Message, _ fault: Fault, inFull: Bool = false) -> String {
    // An onlooker's remark says all that is wrong.
    if isValue(message), message.text.contains(" changed, but ") {
      return "in \(message.receiver.withArticle), \(message.text)"
    }
    guard !isValue(message) else {
      return fault == .missing
        ? "expected next: \(value(message))" : "\(value(message)), which \(fault.rawValue)"
    }
    let from = fault == .missing ? sender(of: message).map { "from \($0.withArticle) " } ?? "" : ""
    return "\(inWords(message, from: from, inFull: inFull)) \(fault.rawValue)"
  }

  private func inWords(_ message: Message, from: String = "", inFull: Bool = false) -> String {
    if isValue(message) { return value(message) }
    guard !cast.isState(message) else { return "a look at \(message.receiver.withArticle)" }
    return "\(inFull ? message.beginning : message.short) \(from)to \(message.receiver.withArticle)"
  }

  /// Returns true for a state that is told in its own words.
  private func isValue(_ message: Message) -> Bool { cast.isState(message) && message.name == nil }

  /// `alive in the census: none`, and `the navigator has gone`.
  private func value(_ message: Message) -> String {
    guard let word = label(of: message.text) else {
      return "\(message.receiver.withArticle) \(message.short)"
    }
    return "\(word) in \(message.receiver.withArticle): \(withoutLabel(message.beginning))"
  }

  /// Nil for what is no message, or comes from the test.
  func sender(of message: Message) -> String? {
    let sender = cast.sender(of: message)
    return cast.isState(message) || sender == Cast.test ? nil : sender
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

extension Message {
  /// The name, or the beginning of what is no call.
  fileprivate var short: String { name ?? beginning }

  /// The same call, with other contents or the same.
  func isLike(_ other: Message) -> Bool { receiver == other.receiver && name == other.name }

  fileprivate var beginning: String { Cell.row(text).excerpt(columns: 40, ellipsis: "…").text }
}

extension String {
  /// A part in a sentence: "view 2" is a name, and takes no article.
  var withArticle: String { last?.isNumber == true || hasPrefix("a ") ? self : "the \(self)" }
}
