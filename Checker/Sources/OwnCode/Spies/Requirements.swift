import Foundation

/// A protocol of a package, with all that a spy of it has to have.
struct Requirements: Equatable {
  var name: String
  /// The part that it's for, as in "presenter"; nil if it's for none.
  var part: String?
  /// True if it demands `Sendable` of who adopts it, which no conformance of one actor can give.
  var isSendable = false
  var methods: [Method] = []
  var properties: [Property] = []

  /// False for one that has nothing but values to read.
  var hasMessages: Bool {
    !methods.isEmpty || properties.contains { $0.isSettable && $0.omission == nil }
  }

  struct Method: Equatable {
    var name: String
    var parameters: [Parameter]
    /// From the name on, as it's written.
    var signature: String
    /// Nil if it returns nothing.
    var result: String?
    /// True if the result can be written down.
    var isEncodable = false
    var isAsync = false
    /// The type of its errors, as in "any Error"; nil if it throws none.
    var failure: String?

    /// True if a caller gets a value or an error of it.
    var isAnswered: Bool { result != nil || failure != nil }
  }

  struct Parameter: Equatable {
    /// Nil for an underscore.
    var label: String?
    var name: String
    var type: String
    /// The reason why no message can carry it; nil if one can.
    var omission: String?
  }

  struct Property: Equatable {
    var name: String
    var type: String
    var isSettable = false
    var omission: String?
  }
}

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
    let text = Array(text)
    var depth = 0
    guard
      let open = text.indices.first(where: { index in
        if text[index] == "<" { depth += 1 }
        if text[index] == ">" { depth -= 1 }
        return text[index] == "(" && depth == 0
      }), let close = Self.end(of: open, in: text)
    else { return nil }
    let clause = String(text[..<open]).firstMatch(of: /<(.*)>/)?.1
    types = Self.pieces(of: Array(clause ?? "")[...]).map {
      String($0.prefix { $0 != ":" && $0 != " " })
    }
    parameters = Self.pieces(of: text[(open + 1)..<close]).compactMap { piece in
      let parts = piece.split(separator: ":", maxSplits: 1)
      let names = parts[0].split(whereSeparator: \.isWhitespace).map { String($0) }
      guard parts.count == 2, let name = names.last else { return nil }
      let label = names[0] == "_" ? nil : names[0]
      return (label, name, String(parts[1].drop(while: \.isWhitespace)))
    }
    var rest = String(text[(close + 1)...])
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

  private static func end(of open: Int, in text: [Character]) -> Int? {
    var depth = 0
    return text.indices[open...].first { index in
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      return depth == 0
    }
  }

  /// The pieces between commas that are in no bracket.
  private static func pieces(of text: ArraySlice<Character>) -> [String] {
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
