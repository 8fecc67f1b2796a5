/// What a failed `#expect` says: the condition as it stands in the source, and what was found.
///
/// Swift Testing writes `(kept → [nil]) == ([ann] → …)`: source and value in one another. This takes
/// them apart, to be shown; nothing is decided by it.
struct ExpectationText: Equatable {
  var condition: String
  /// `kept is [nil]`, the left-hand side first; empty when no value was kept.
  var found: [String]

  private static let mark = "Expectation failed: "
  private static let arrow = " → "

  /// Nil when the text is another one, or can't be taken apart.
  init?(_ message: String) {
    guard message.hasPrefix(Self.mark), message.utf8.count <= Limits.expectationBytes else {
      return nil
    }
    var reader = Reader(rest: message.dropFirst(Self.mark.count))
    guard let whole = reader.expression(), reader.rest.isEmpty else { return nil }
    condition = whole.source
    // Behind `await` and `try`, Swift Testing keeps no value.
    guard !whole.values.isEmpty else {
      found = []
      guard condition.contains(/\b(await|try)\b/) else { return nil }
      return
    }
    let said = whole.values.filter { !$0.value.isEmpty && !$0.source.isLiteral }
    found = said.map { "\($0.source) is \($0.value.withoutTypes)" }
    if found.isEmpty { return nil }
  }

  private struct Value {
    var source: String
    var value: String
  }

  private struct Expression {
    var source = ""
    var values: [Value] = []
  }

  private struct Reader {
    var rest: Substring
    /// How many brackets may still be opened.
    var depth = Limits.expectationDepth

    /// Up to a closing bracket, or to the end; nil when brackets or quotes don't match.
    mutating func expression() -> Expression? {
      guard depth > 0 else { return nil }
      depth -= 1
      defer { depth += 1 }
      var expression = Expression()
      while let next = rest.first, !")]}".contains(next) {
        if rest.hasPrefix(ExpectationText.arrow) {
          guard let value = self.value() else { return nil }
          // The outermost value is the one to show; what it was made of is not.
          expression.values = [Value(source: expression.source.onOneLine, value: value)]
          while rest.hasPrefix(ExpectationText.arrow), self.value() != nil {}
        } else if let close = Self.brackets[next] {
          rest.removeFirst()
          guard let inner = self.expression(), rest.first == close else { return nil }
          rest.removeFirst()
          let isPair = next == "(" && Self.isValue(inner)
          expression.source += isPair ? inner.source : "\(next)\(inner.source)\(close)"
          expression.values += inner.values
        } else if next == "\"" {
          guard let text = quoted() else { return nil }
          expression.source += text
        } else {
          expression.source.append(rest.removeFirst())
        }
      }
      expression.source = expression.source.onOneLine
      return expression
    }

    private static let brackets: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

    /// Whether the brackets are only there to hold source and value together.
    private static func isValue(_ inner: Expression) -> Bool {
      inner.values.count == 1 && inner.values[0].source == inner.source
    }

    /// What stands behind an arrow.
    private mutating func value() -> String? {
      rest = rest.dropFirst(ExpectationText.arrow.count)
      var text = ""
      var open: [Character] = []
      while let next = rest.first {
        if open.isEmpty, ")]}".contains(next) || rest.hasPrefix(ExpectationText.arrow) { break }
        if next == "\"" {
          guard let quoted = quoted() else { return nil }
          text += quoted
          continue
        }
        if let close = Self.brackets[next] { open.append(close) }
        if next == open.last { open.removeLast() }
        text.append(rest.removeFirst())
      }
      return open.isEmpty ? text : nil
    }

    private mutating func quoted() -> String? {
      var text = String(rest.removeFirst())
      while let next = rest.popFirst() {
        text.append(next)
        if next == "\"" { return text }
        if next == "\\", let escaped = rest.popFirst() { text.append(escaped) }
      }
      return nil
    }
  }
}

extension String {
  fileprivate var isLiteral: Bool {
    guard let first else { return true }
    return first.isNumber || "\"[.(".contains(first) || ["true", "false", "nil"].contains(self)
  }

  /// Source that stood on several lines, on one.
  fileprivate var onOneLine: String {
    replacing(#/\n\s*/#, with: " ")
      .replacing(#/([\[(]) /#) { "\($0.output.1)" }.replacing(#/,? ([\])])/#) { "\($0.output.1)" }
  }

  /// Without the names of modules and types before a case or another type, outside of quotes.
  fileprivate var withoutTypes: String {
    replacing(#/"(?:[^"\\]|\\.)*"|\b(?:[A-Z]\w*\.)+/#) { match in
      if match.output.hasPrefix("\"") { return String(match.output) }
      let next = self[match.range.upperBound...].first
      return next?.isLowercase == true ? "." : ""
    }
  }
}
