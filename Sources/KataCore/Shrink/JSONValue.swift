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

extension JSONValue: Equatable {
  /// The one way to write it, without blanks: what a sorting `JSONEncoder` writes.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text as bytes: "é" in one scalar and in two are not the same.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  package static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .integer(let integer): bytes += "\(integer)".utf8
    case .decimal(let decimal): bytes += decimal.utf8
    case .string(let string): Self.write(string, to: &bytes)
    case .array(let elements):
      bytes += "[".utf8
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes += ",".utf8 }
        element.write(to: &bytes)
      }
      bytes += "]".utf8
    case .object(let members):
      bytes += "{".utf8
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += ",".utf8 }
        Self.write(member.key, to: &bytes)
        bytes += ":".utf8
        member.value.write(to: &bytes)
      }
      bytes += "}".utf8
    }
  }

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes += "\"".utf8
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case 0x08: bytes += "\\b".utf8
      case 0x0C: bytes += "\\f".utf8
      case ..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes += "\"".utf8
  }
}

extension JSONValue {
  /// A value inside another one, and the way to it.
  struct Node {
    var path: [Int]
    var value: JSONValue
  }

  /// This value and all that it holds.
  var nodes: [Node] {
    var nodes: [Node] = []
    collect(into: &nodes, path: [])
    return nodes
  }

  private func collect(into nodes: inout [Node], path: [Int]) {
    nodes.append(Node(path: path, value: self))
    switch self {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        element.collect(into: &nodes, path: path + [index])
      }
    case .object(let members):
      for (index, member) in members.enumerated() {
        member.value.collect(into: &nodes, path: path + [index])
      }
    default: break
    }
  }

  /// The places of each string, number and `true`: one by one, and equal ones together.
  var leaves: [(value: JSONValue, paths: [[Int]])] {
    var order: [[UInt8]] = []
    var places: [[UInt8]: (value: JSONValue, paths: [[Int]])] = [:]
    for node in nodes where node.value.isLeaf {
      let bytes = node.value.bytes
      if places[bytes] == nil { order.append(bytes) }
      places[bytes, default: (node.value, [])].paths.append(node.path)
    }
    return order.compactMap { places[$0] }.flatMap { leaf in
      let together = leaf.paths.count > 1 ? [leaf] : []
      return together + leaf.paths.map { (leaf.value, [$0]) }
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .string, .integer, .decimal, .bool(true): true
    case .null, .bool(false), .array, .object: false
    }
  }
}
