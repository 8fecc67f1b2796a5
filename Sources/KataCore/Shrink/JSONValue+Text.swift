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
