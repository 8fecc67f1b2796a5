/// The tokens of a source, to compare it without regard to blanks, comments and own names.
package struct Likeness: Equatable, Sendable {
  private let tokens: [String]

  package init(_ source: String) {
    var tokens: [String] = []
    var rest = source[...]
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = Self.behindComment(rest)
      } else if first == "\"" {
        tokens.append(Self.takeText(&rest))
      } else if first.isLetter || first.isNumber || first == "_" || first == "`" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        tokens.append(String(word.filter { $0 != "`" }))
        rest = rest.dropFirst(word.count)
      } else {
        // A line's end may stand for a semicolon, and neither counts.
        if !first.isWhitespace, first != ";" { tokens.append(String(first)) }
        rest.removeFirst()
      }
    }
    self.tokens = tokens
  }

  /// True if both are the same, except for names that each declares for itself.
  package func isEqual(_ other: Likeness) -> Bool {
    guard tokens.count == other.tokens.count else { return false }
    var there: [String: String] = [:]
    var back: [String: String] = [:]
    let names = declared.union(other.declared)
    for (own, others) in zip(tokens, other.tokens) {
      guard own == others || names.contains(own) && names.contains(others),
        there[own, default: others] == others, back[others, default: own] == own
      else { return false }
      (there[own], back[others]) = (others, own)
    }
    return true
  }

  /// The names of variables, parameters and functions that it declares.
  private var declared: Set<String> {
    var names: Set<String> = []
    for (before, name) in zip(tokens, tokens.dropFirst())
    where ["let", "var", "func", "for"].contains(before) {
      names.insert(name)
    }
    // A parameter's or a closure's name stands before its colon, or before `in`.
    for (name, behind) in zip(tokens, tokens.dropFirst()) where [":", "in"].contains(behind) {
      names.insert(name)
    }
    return names
  }

  private static func behindComment(_ text: Substring) -> Substring {
    var depth = 0
    var rest = text
    while !rest.isEmpty {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
        if depth == 0 { return rest }
      } else {
        rest.removeFirst()
      }
    }
    return rest
  }

  private static func takeText(_ rest: inout Substring) -> String {
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var text = quote
    rest = rest.dropFirst(quote.count)
    while !rest.isEmpty, !rest.hasPrefix(quote) {
      if rest.first == "\\" { text.append(rest.removeFirst()) }
      if let next = rest.popFirst() { text.append(next) }
    }
    rest = rest.dropFirst(quote.count)
    return text + quote
  }
}
