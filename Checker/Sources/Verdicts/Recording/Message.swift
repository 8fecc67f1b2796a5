import Basics

/// One message of the VIP cycle, as a spy wrote it down.
package struct Message: Codable, Sendable, Hashable {
  package var receiver: String
  package var text: String

  package init(receiver: String, text: String) { (self.receiver, self.text) = (receiver, text) }

  /// The same to the byte: "é" in one scalar and in two is not the same message.
  package static func == (left: Self, right: Self) -> Bool {
    left.receiver == right.receiver && left.text.isSame(as: right.text)
  }
}

extension Message {
  /// The method's name; nil when the text is not a call.
  package var name: String? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), open != text.startIndex,
      text[..<open].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(text[..<open])
  }

  /// The text on an arrow: the message without empty parentheses.
  package var label: String { contents.isEmpty ? name ?? text : text }

  /// The text between the parentheses; the whole text when it is not a call.
  package var contents: String {
    guard let name else { return text }
    return String(text.dropFirst(name.count + 1).dropLast())
  }

  /// The contents, cut at the commas that are neither in quotes nor in parentheses.
  ///
  /// A text that is no call and has no label behind each comma is a list, and one argument.
  package var arguments: [String] {
    let pieces = Brackets.pieces(of: contents[...]).map(String.init)
    let parts = pieces.isEmpty ? [""] : pieces
    let isList = name == nil && !parts.allSatisfy { $0.contains(#/^\w+: /#) }
    return isList ? [text] : parts
  }

  /// The arguments that differ from an earlier message's or from the other flow's.
  package func news(since last: Message?, against other: Message?) -> (
    own: Message, other: Message?
  ) {
    guard let name else { return (self, other) }
    let (mine, before) = (arguments, last?.arguments ?? [])
    let others = other?.name == name ? other?.arguments ?? [] : []
    let kept = mine.indices.filter { index in
      !before.indices.contains(index) || before[index] != mine[index]
        || others.indices.contains(index) && others[index] != mine[index]
    }
    let text = { (arguments: [String]) in
      let shown = kept.filter(arguments.indices.contains).map { arguments[$0] }
      return "\(name) \(shown.isEmpty ? "the same" : shown.joined(separator: ", "))"
    }
    return (
      Message(receiver: receiver, text: text(mine)),
      others.isEmpty ? nil : Message(receiver: receiver, text: text(others))
    )
  }
}
