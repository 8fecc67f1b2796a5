/// The innermost place in which two values differ, and what stands there.
struct ValueDifference {
  /// Nil where a list ends.
  private var expected: Substring?
  private var recorded: Substring?
  /// From the outside in: labels, and places in lists.
  private var path: [String] = []

  /// The number of brackets that are opened at most.
  private static let depth = 8

  init(expected: String, recorded: String) {
    (self.expected, self.recorded) = (expected[...], recorded[...])
    while path.count < Self.depth, descend() {}
  }

  /// The words that follow "the message comes".
  var words: String {
    let (was, found) = (expected?.inShort, recorded?.inShort)
    guard expected != nil else {
      return "with \(found ?? "something")\(place(" as ")), which was not expected"
    }
    guard recorded != nil else { return "without\(place(" "))\(was.map { ": \($0)" } ?? "")" }
    guard let was, let found, was != found else {
      return path.isEmpty ? "with other contents" : "with another value of\(place(" "))"
    }
    return "with \(found)\(place(" as "))\(found.contains(",") ? ";" : ",") expected was \(was)"
  }

  /// `high in number 2 of hours`.
  private func place(_ lead: String) -> String {
    var words = path.last ?? ""
    for (outer, inner) in zip(path, path.dropFirst()).reversed() {
      let isEntry = inner.hasPrefix("number ") && !outer.hasPrefix("number ")
      words += " \(isEntry ? "of" : "in") \(outer)"
    }
    return words.isEmpty ? "" : lead + words
  }

  /// Goes one place further inside; false where there is none.
  private mutating func descend() -> Bool {
    guard let was = expected, let found = recorded else { return false }
    if let own = was.labelled, let other = found.labelled, own.label == other.label {
      path.append(String(own.label))
      (expected, recorded) = (own.value, other.value)
      return true
    }
    guard let own = was.opened, let other = found.opened, own.head == other.head else {
      return false
    }
    let parts = [own, other].map { Brackets.parts(of: $0.contents) }
    let isList = own.head.last == "["
    let same = zip(parts[0], parts[1]).prefix { $0 == $1 }.count
    guard same < max(parts[0].count, parts[1].count), isList || parts[0].count == parts[1].count
    else { return false }
    (expected, recorded) = (parts[0].dropFirst(same).first, parts[1].dropFirst(same).first)
    if isList || parts[0].count > 1, expected?.labelled == nil { path.append("number \(same + 1)") }
    return true
  }
}

extension Substring {
  /// `hours: [1, 2]`, taken apart.
  fileprivate var labelled: (label: Substring, value: Substring)? {
    prefixMatch(of: #/(\w+): /#).map { ($0.output.1, self[$0.range.upperBound...]) }
  }

  /// The text up to the bracket that the last character closes, and what lies between.
  fileprivate var opened: (head: Substring, contents: Substring)? {
    guard let open = firstIndex(where: { "([\"".contains($0) }), self[open] != "\"",
      Brackets.end(of: self[open...]) == endIndex, let last, ")]".contains(last)
    else { return nil }
    return (self[...open], self[index(after: open)...].dropLast())
  }

  /// With dots for long contents; nil where no short words are left.
  fileprivate var inShort: String? {
    let limit = 40
    guard count > limit else { return String(self) }
    guard let head = opened?.head, head.count > 1, head.count < limit else { return nil }
    return "\(head)…\(head.last == "[" ? "]" : ")")"
  }
}
