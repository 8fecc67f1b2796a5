import Basics
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
    let end = Brackets.end(of: text)
    guard text[..<end].last == ")" else { return nil }
    parameters = Self.pieces(of: text[..<end].dropFirst().dropLast()).compactMap { piece in
      let parts = piece.split(separator: ":", maxSplits: 1)
      let names = parts[0].split(whereSeparator: \.isWhitespace).map { String($0) }
      guard parts.count == 2, let name = names.last else { return nil }
      let label = names[0] == "_" ? nil : names[0]
      return (label, name, String(parts[1].drop(while: \.isWhitespace)))
    }
    var rest = String(text[end...])
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

  /// The pieces between commas that are in no bracket.
  private static func pieces(of text: Substring) -> [String] {
    Brackets.pieces(of: text).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
  }
}
