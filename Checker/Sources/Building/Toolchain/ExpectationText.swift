import Basics

/// The text of a failed `#expect`: the condition as it stands in the source, and what was found.
///
/// Swift Testing writes `(kept → [nil]) == ([ann] → …)`: source and value in one another. This takes
/// them apart, to be shown; nothing is decided by it.
package struct ExpectationText: Equatable {
  package var condition: String
  /// The values of the condition's parts, the left-hand side first.
  package var values: [Value]

  package struct Value: Equatable {
    var source: String
    package var value: String
  }

  static let mark = "Expectation failed: "

  /// Nil when the text is another one, or can't be taken apart.
  package init?(_ message: String) {
    guard message.hasPrefix(Self.mark), message.utf8.count <= Limits.expectationBytes else {
      return nil
    }
    let text = message.dropFirst(Self.mark.count)
    guard let whole = Expression(text, depth: Limits.expectationDepth) else { return nil }
    condition = whole.source.onOneLine
    values = whole.values.map { Value(source: $0.source.onOneLine, value: $0.value) }
    // Behind `await` and `try`, Swift Testing keeps no value.
    let isKept = values.isEmpty ? condition.contains(/\b(await|try)\b/) : !found.isEmpty
    guard isKept else { return nil }
  }

  /// The value on the right-hand side, if it is known.
  package var expected: String? {
    // An empty list stands in the code, and has no value of its own.
    values.count == 2 ? values[1].value : condition.hasSuffix("== []") ? "[]" : nil
  }

  /// True for a `#require` of a value that is nil.
  var isMissingValue: Bool {
    values.count == 1 && values[0].source == condition && values[0].value == "nil"
  }

  /// `kept is [nil]`, the left-hand side first; empty when no value was kept.
  ///
  /// The second of two lists is told by the first entry that differs.
  package var found: [String] {
    let found = values.filter { !$0.value.isEmpty && !$0.source.isLiteral }.map { value in
      // Swift Testing doesn't keep the value behind a `!` that came out as false.
      let isNegated = value.value == "<not evaluated>" && condition == "!\(value.source)"
      return "\(value.source) is \(isNegated ? "true" : value.value.withoutTypes)"
    }
    guard condition.contains(" == "), let apart, let first = found.first else { return found }
    return [first, apart]
  }

  /// The first place where two lists that should be equal differ; nil when they are no lists.
  private var apart: String? {
    let lists = values.compactMap { Brackets.entries(ofList: $0.value) }
    guard lists.count == 2, values.count == 2, !values[0].source.isLiteral else { return nil }
    let same = zip(lists[0], lists[1]).prefix { $0 == $1 }.count
    let (found, expected) = (lists[0].dropFirst(same).first, lists[1].dropFirst(same).first)
    guard let entry = expected ?? found else { return nil }
    let words = expected == nil ? "is too many:" : found == nil ? "is missing:" : "should be"
    return "its number \(same + 1) \(words) \(String(entry).withoutTypes)"
  }

  private struct Expression {
    var source = ""
    var values: [Value] = []

    /// Nil when brackets or quotes don't match, or are too many in one another.
    init?(_ text: Substring, depth: Int) {
      guard depth > 0 else { return nil }
      // The source, its value, and what the value was made of, which is not shown.
      var parts: [[Substring]] = [[]]
      var rest = text
      while !rest.isEmpty {
        if rest.hasPrefix(" → ") {
          rest = rest.dropFirst(3)
          parts.append([])
        } else {
          guard let piece = Self.piece(&rest) else { return nil }
          parts[parts.count - 1].append(piece)
        }
      }
      for piece in parts[0] {
        guard let open = piece.first, Brackets.Pairs.ofCode.closing(open) != nil else {
          source += piece
          continue
        }
        guard let inner = Expression(piece.dropFirst().dropLast(), depth: depth - 1) else {
          return nil
        }
        // Some brackets are only there to hold source and value together.
        let isPair = open == "(" && inner.values.map(\.source) == [inner.source]
        source += isPair ? inner.source : "\(open)\(inner.source)\(piece.suffix(1))"
        values += inner.values
      }
      if parts.count > 1 { values = [Value(source: source, value: parts[1].joined())] }
    }

    /// The next character, with all that stands between it and its closing one; nil without that.
    private static func piece(_ rest: inout Substring) -> Substring? {
      guard let first = rest.first, !")]}".contains(first) else { return nil }
      let close = first == "\"" ? first : Brackets.Pairs.ofCode.closing(first)
      let end = close == nil ? rest.index(after: rest.startIndex) : Brackets.end(of: rest, .ofCode)
      let piece = rest[..<end]
      rest = rest[end...]
      if let close { guard piece.count > 1, piece.last == close else { return nil } }
      return piece
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
    guard contains("\n") else { return self }
    return replacing(#/\n\s*/#, with: " ")
      .replacing(#/([\[(]) /#) { "\($0.output.1)" }.replacing(#/,? ([\])])/#) { "\($0.output.1)" }
  }

  /// Without the names of modules and types before a case or another type, outside of quotes.
  var withoutTypes: String {
    guard contains(".") else { return self }
    return replacing(#/"(?:[^"\\]|\\.)*"|\b(?:[A-Z]\w*\.)+/#) { match in
      if match.output.hasPrefix("\"") { return String(match.output) }
      let next = self[match.range.upperBound...].first
      return next?.isLowercase == true ? "." : ""
    }
  }
}
