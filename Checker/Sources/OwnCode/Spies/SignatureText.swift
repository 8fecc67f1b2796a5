import Foundation

/// A method's declaration, taken apart.
struct SignatureText {
  /// The names of its own type parameters.
  private var types: [String] = []
  var parameters: [(label: String?, name: String, type: String)] = []
  /// Between the parameters and the result, as in "async throws".
  var effects = ""
  var result: String?

  /// From the method's name on; nil if it has no list of parameters.
  init?(_ text: String) {
    guard let start = text.prefixMatch(of: /[^(<]+(?:<([^(]+)>)?\s*(?=\()/) else { return nil }
    types = Self.pieces(of: start.1 ?? "").map { String($0.prefix { $0 != ":" && $0 != " " }) }
    let text = text[start.range.upperBound...]
    guard let close = Self.end(of: text) else { return nil }
    parameters = Self.pieces(of: text[..<close].dropFirst()).compactMap { piece in
      let parts = piece.split(separator: ":", maxSplits: 1)
      let names = parts[0].split(whereSeparator: \.isWhitespace).map { String($0) }
      guard parts.count == 2, let name = names.last else { return nil }
      let label = names[0] == "_" ? nil : names[0]
      return (label, name, String(parts[1].drop(while: \.isWhitespace)))
    }
    var rest = String(text[close...].dropFirst())
    if let clause = rest.range(of: #"\swhere\s"#, options: .regularExpression) {
      rest = String(rest[..<clause.lowerBound])
    }
    let arrow = rest.range(of: "->")
    effects = rest[..<(arrow?.lowerBound ?? rest.endIndex)].trimmingCharacters(
      in: .whitespacesAndNewlines)
    result = arrow.map { rest[$0.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines) }
    if ["Void", "()"].contains(result) { result = nil }
  }

  /// True if a type names one of its type parameters.
  func speaksOfItsTypes(_ type: String) -> Bool {
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { types.contains(String($0)) }
  }

  /// The type of its errors; nil if it throws none.
  var failure: String? {
    guard let throwing = effects.firstMatch(of: /\bthrows\b(?:\((.+)\))?/) else { return nil }
    return throwing.1.map { String($0) } ?? "any Error"
  }

  var isAsync: Bool { effects.firstMatch(of: /\basync\b/) != nil }

  /// The bracket that closes the text's first one.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 0
    return text.indices.first { index in
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      return depth == 0
    }
  }

  /// The pieces between commas that are in no bracket.
  private static func pieces(of text: Substring) -> [String] {
    var (pieces, depth, last): ([String], Int, Character) = ([""], 0, " ")
    for sign in text {
      if "([{<".contains(sign) { depth += 1 }
      if ")]}".contains(sign) || sign == ">" && last != "-" { depth -= 1 }
      if sign == ",", depth == 0 {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(sign)
      }
      last = sign
    }
    return pieces.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
  }
}
