package import Foundation

/// A JSON document that can be written as a literal, and taken apart.
package enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Any other number, without rounding.
  case decimal(Decimal)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Nil when the text is not one JSON document.
  package init?(reading text: String) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else {
      return nil
    }
    self = value
  }

  /// The document without blanks, its members sorted.
  package var text: String { PrettyJSON.line(self) }
}

extension JSONValue: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let members = try? value.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let elements = try? value.decode([JSONValue].self) {
      self = .array(elements)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let decimal = try? value.decode(Decimal.self) {
      self = .decimal(decimal)
    } else {
      self = .string(try value.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let bool): try value.encode(bool)
    case .integer(let integer): try value.encode(integer)
    case .decimal(let decimal): try value.encode(decimal)
    case .string(let string): try value.encode(string)
    case .array(let elements): try value.encode(elements)
    case .object(let members): try value.encode(members)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// An object without the members that are nil.
  package init(dictionaryLiteral members: (String, JSONValue?)...) {
    let known = members.compactMap { name, value in value.map { (name, $0) } }
    self = .object(Dictionary(uniqueKeysWithValues: known))
  }
}

/// JSON that people can read, too; equal values have equal bytes.
package enum PrettyJSON {
  package static func data(_ value: some Encodable) throws -> Data {
    try encoded(value, .prettyPrinted) + Data("\n".utf8)
  }

  /// The text of a value that holds nothing but texts, whole numbers and truths.
  package static func text(_ value: some Encodable) -> String {
    (try? data(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The same on one line, without blanks.
  package static func line(_ value: some Encodable) -> String {
    (try? encoded(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func encoded(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting = []
  ) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, formatting]
    return try encoder.encode(value)
  }
}
