package import Foundation

/// A JSON document that can be taken apart.
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
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }
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

extension JSONValue {
  /// This value with one node in it replaced, once for each replacement of each node.
  func replacingOne(_ replacements: (JSONValue) -> [JSONValue]) -> [JSONValue] {
    var all = replacements(self)
    switch self {
    case .array(var elements):
      for (index, element) in elements.enumerated() {
        for other in element.replacingOne(replacements) {
          elements[index] = other
          all.append(.array(elements))
        }
        elements[index] = element
      }
    case .object(var members):
      for (key, member) in members.sorted(by: { $0.key < $1.key }) {
        for other in member.replacingOne(replacements) {
          members[key] = other
          all.append(.object(members))
        }
        members[key] = member
      }
    default: break
    }
    return all
  }
}
