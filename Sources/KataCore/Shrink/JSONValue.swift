import Foundation

/// A JSON document as a value that can be taken apart; strings differ as soon as a byte does.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Any other number, as it is written, so that nothing is lost by rounding.
  case decimal(String)
  case string(String)
  case array([JSONValue])
  /// Sorted by key.
  case object([Member])

  package struct Member: Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Nil when the text is not one JSON document.
  package init?(reading text: String) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else {
      return nil
    }
    self = value
  }
}

extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    if var elements = try? decoder.unkeyedContainer() {
      var values: [JSONValue] = []
      while !elements.isAtEnd { values.append(try elements.decode(JSONValue.self)) }
      self = .array(values)
    } else if let members = try? decoder.container(keyedBy: Key.self) {
      let keys = members.allKeys.sorted {
        $0.stringValue.utf8.lexicographicallyPrecedes($1.stringValue.utf8)
      }
      self = .object(
        try keys.map {
          Member(key: $0.stringValue, value: try members.decode(JSONValue.self, forKey: $0))
        })
    } else {
      self = try Self.single(decoder.singleValueContainer())
    }
  }

  private static func single(_ value: any SingleValueDecodingContainer) throws -> JSONValue {
    if value.decodeNil() { return .null }
    if let bool = try? value.decode(Bool.self) { return .bool(bool) }
    if let integer = try? value.decode(Int.self) { return .integer(integer) }
    if let large = try? value.decode(UInt64.self) { return .decimal("\(large)") }
    if let double = try? value.decode(Double.self) { return .decimal("\(double)") }
    return .string(try value.decode(String.self))
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
