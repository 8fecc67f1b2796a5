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
      guard let key = Self.leaves(of: part, keys: true, atMost: 1).first else { return nil }
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
      for (index, element) in member.elements.enumerated() {
        if index > 0 { bytes += ",".utf8 }
        bytes += element
      }
      if member.isList { bytes += "]".utf8 }
    }
    return String(decoding: bytes + "}".utf8, as: UTF8.self)
  }

  /// What stands between the commas, but for those in strings and inside of something.
  private static func parts(of text: Text) -> [Text] {
    var commas: [Int] = []
    text.withUnsafeBufferPointer { bytes in
      var (index, depth, isInString) = (0, 0, false)
      while index < bytes.count {
        let byte = bytes[index]
        if byte == backslash {
          index += 1
        } else if byte == quote {
          isInString = !isInString
        } else if !isInString {
          if byte == brace || byte == bracket {
            depth += 1
          } else if byte == brace + 2 || byte == bracket + 2 {
            depth -= 1
          } else if byte == comma, depth == 0 {
            commas.append(text.startIndex + index)
          }
        }
        index += 1
      }
    }
    var parts: [Text] = []
    var start = text.startIndex
    for comma in commas {
      parts.append(text[start..<comma])
      start = comma + 1
    }
    return text.isEmpty ? [] : parts + [text[start...]]
  }

  /// Where its strings are, with their quotes, and its numbers; or the keys of its members.
  static func leaves(of text: Text, keys: Bool = false, atMost most: Int = .max) -> [Range<Int>] {
    var leaves: [Range<Int>] = []
    let offset = text.startIndex
    text.withUnsafeBufferPointer { bytes in
      let end = bytes.count
      var index = 0
      while index < end, leaves.count < most {
        let start = index
        let byte = bytes[index]
        index += 1
        if byte == quote {
          while index < end, bytes[index] != quote { index += bytes[index] == backslash ? 2 : 1 }
          index += 1
          let isKey = index < end && bytes[index] == colon
          if isKey == keys { leaves.append(offset + start..<offset + index) }
        } else if byte >= zero, byte <= zero + 9 {
          while index < end, bytes[index] >= zero, bytes[index] <= zero + 9 { index += 1 }
          if !keys { leaves.append(offset + start..<offset + index) }
        }
      }
    }
    return leaves
  }
}

private let quote = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")
private let colon = UInt8(ascii: ":")
private let comma = UInt8(ascii: ",")
private let zero = UInt8(ascii: "0")
/// Two below the ones that close.
private let brace = UInt8(ascii: "{")
private let bracket = UInt8(ascii: "[")
