/// A scenario's JSON, taken apart into its members and the elements of its lists; what comes of
/// putting others in is a scenario again, or will not decode as one.
struct KataPieces {
  typealias Text = ArraySlice<UInt8>

  var members: [Member]

  struct Member {
    /// With its quotes and the colon.
    var key: [UInt8]
    /// A list's elements; of anything else one.
    var elements: [[UInt8]]
    var isList: Bool
  }

  /// Nil when it is no object; the text is as an encoder writes it, without blanks.
  init?(_ json: String) {
    let bytes = Array(json.utf8)
    guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}") else { return nil }
    members = Self.parts(of: bytes[1..<bytes.count - 1]).compactMap { part in
      guard let key = Self.leaves(of: part, keys: true).first else { return nil }
      let value = part[(key.upperBound + 1)...]
      let isList = value.first == UInt8(ascii: "[")
      let elements = isList ? Self.parts(of: value.dropFirst().dropLast()) : [value]
      return Member(
        key: Array(part[...key.upperBound]), elements: elements.map(Array.init), isList: isList)
    }
  }

  var json: String {
    var bytes = Array("{".utf8)
    for (index, member) in members.enumerated() {
      if index > 0 { bytes += ",".utf8 }
      bytes += member.key
      if member.isList { bytes += "[".utf8 }
      bytes += member.elements.joined(separator: ",".utf8)
      if member.isList { bytes += "]".utf8 }
    }
    return String(decoding: bytes + "}".utf8, as: UTF8.self)
  }

  /// What stands between the commas, but for those in strings and inside of something.
  private static func parts(of text: Text) -> [Text] {
    var parts: [Text] = []
    var start = text.startIndex
    var depth = 0
    var inString = false
    var index = start
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""): inString.toggle()
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += inString ? 0 : 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= inString ? 0 : 1
      case UInt8(ascii: ",") where depth == 0 && !inString:
        parts.append(text[start..<index])
        start = index + 1
      default: break
      }
      index += 1
    }
    return text.isEmpty ? [] : parts + [text[start...]]
  }

  /// Where its strings are, with their quotes, and its numbers; or the keys of its members.
  static func leaves(of text: Text, keys: Bool = false) -> [Range<Int>] {
    var leaves: [Range<Int>] = []
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      switch text[index] {
      case UInt8(ascii: "\""):
        index += 1
        while index < text.endIndex, text[index] != UInt8(ascii: "\"") {
          index += text[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        let isKey = index < text.endIndex && text[index] == UInt8(ascii: ":")
        if isKey == keys { leaves.append(start..<index) }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        while index < text.endIndex, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index]) {
          index += 1
        }
        if !keys { leaves.append(start..<index) }
      default: index += 1
      }
    }
    return leaves
  }
}
