extension Message {
  /// The method's name; nil when the text is not a call.
  var name: String? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"), open != text.startIndex,
      text[..<open].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(text[..<open])
  }

  /// What stands between the parentheses; the whole text when it is not a call.
  var contents: String {
    guard let name else { return text }
    return String(text.dropFirst(name.count + 1).dropLast())
  }

  /// The contents, cut at the commas that are neither in quotes nor in parentheses.
  var arguments: [String] {
    var arguments = [""]
    var depth = 0
    for cell in Cell.row(contents) {
      if cell.character == ",", depth == 0, !cell.isQuoted {
        arguments.append("")
        continue
      }
      arguments[arguments.count - 1].append(cell.character)
      guard !cell.isQuoted else { continue }
      if "([".contains(cell.character) { depth += 1 }
      if ")]".contains(cell.character) { depth -= 1 }
    }
    return arguments.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 }
  }

  /// Who sends it: the part before the receiver in the cycle, or the test.
  var sender: String {
    let receiver = receiver.lowercased()
    return Self.senders.first { receiver.hasSuffix($0.receiver) }?.sender ?? "test"
  }

  private static let senders: [(receiver: String, sender: String)] = [
    ("interactor", "view"), ("router", "view"), ("screen", "view"),
    ("worker", "interactor"), ("presenter", "interactor"), ("store", "interactor"),
    ("caller", "interactor"), ("test", "interactor"), ("view", "presenter"),
  ]
}
