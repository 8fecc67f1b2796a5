/// A Swift file without its comments and texts: what is left is code, each byte in its place.
enum SourceMask {
  /// As many lines as the file has, each as long as it was; an odd file is masked oddly.
  static func lines(of text: String) -> [String] {
    String(decoding: code(of: text), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Blanks stand for comments and for what is between quotation marks, code in texts included.
  static func code(of text: String) -> [UInt8] {
    let lines = text.utf8.contains(UInt8(ascii: "\r")) ? text.replacing("\r\n", with: "\n") : text
    var reader = Reader(bytes: Array(lines.utf8))
    reader.readCode(until: nil)
    return reader.bytes
  }

  private struct Reader {
    var bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// Up to the bracket that closes code in a text, or to the end.
    mutating func readCode(until end: UInt8?) {
      var depth = 0
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "/") where begins(with: "//"): readLine()
        case UInt8(ascii: "/") where begins(with: "/*"): readComment()
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
          if let text = Delimiter(at: place, in: bytes) { readText(text) } else { place += 1 }
        case let byte:
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == end { depth -= 1 }
          place += 1
          if end != nil, depth == 0 { return }
        }
      }
    }

    private mutating func readLine() {
      let start = place
      while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      blank(start..<place)
    }

    private mutating func readComment() {
      let start = place
      var depth = 0
      repeat {
        let begins = begins(with: "/*")
        let ends = !begins && self.begins(with: "*/")
        depth += begins ? 1 : ends ? -1 : 0
        place += begins || ends ? 2 : 1
      } while depth > 0 && place < bytes.count
      blank(start..<place)
    }

    private mutating func readText(_ delimiter: Delimiter) {
      place += delimiter.opening.utf8.count
      let start = place
      while place < bytes.count, !begins(with: delimiter.closing) {
        if begins(with: delimiter.escape) {
          place += delimiter.escape.utf8.count
          if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
            readCode(until: UInt8(ascii: ")"))
          } else {
            place += 1
          }
        } else if bytes[place] == UInt8(ascii: "\n"), !delimiter.hasLines {
          break
        } else {
          place += 1
        }
      }
      blank(start..<place)
      if begins(with: delimiter.closing) { place += delimiter.closing.utf8.count }
    }

    private func begins(with text: String) -> Bool {
      var index = place
      for byte in text.utf8 {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
      }
      return true
    }

    private mutating func blank(_ range: Range<Int>) {
      place = min(place, bytes.count)
      for index in range.lowerBound..<min(range.upperBound, bytes.count)
      where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
  }

  /// What a text begins and ends with, and what is no text in it.
  private struct Delimiter {
    let opening: String
    let closing: String
    let escape: String
    let hasLines: Bool

    init?(at place: Int, in bytes: [UInt8]) {
      let rest = bytes[place...]
      let hashes = rest.prefix { $0 == UInt8(ascii: "#") }.count
      let quotes = rest.dropFirst(hashes).prefix(3).prefix { $0 == UInt8(ascii: "\"") }.count
      guard quotes > 0 else { return nil }
      hasLines = quotes == 3
      let quote = hasLines ? "\"\"\"" : "\""
      let marks = String(repeating: "#", count: hashes)
      opening = marks + quote
      closing = quote + marks
      escape = "\\" + marks
    }
  }
}
