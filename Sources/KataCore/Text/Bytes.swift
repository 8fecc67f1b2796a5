import Foundation

/// Texts taken byte by byte: by characters, "\r\n" is one and no newline, "é" in one scalar and in
/// two is the same, and a long recording is ten times as slow to read.
extension String {
  func isSame(as other: String) -> Bool {
    var (own, others) = (self, other)
    return own.withUTF8 { own in
      others.withUTF8 { others in
        guard own.count == others.count else { return false }
        guard let base = own.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(base, other, own.count) == 0
      }
    }
  }

  /// The texts between newlines; the last one follows the last newline, and may be empty.
  var lines: [String] { parts(between: UInt8(ascii: "\n"), atMost: .max) }

  /// The texts between tabs, the last with all further tabs in it.
  func fields(atMost count: Int) -> [String] { parts(between: UInt8(ascii: "\t"), atMost: count) }

  private func parts(between separator: UInt8, atMost count: Int) -> [String] {
    var text = self
    return text.withUTF8 { bytes in
      var parts: [String] = []
      guard let base = bytes.baseAddress else { return [""] }
      var start = 0
      while parts.count < count - 1, start < bytes.count,
        let found = memchr(base + start, Int32(separator), bytes.count - start)
      {
        let end = UnsafeRawPointer(found) - UnsafeRawPointer(base)
        parts.append(String(decoding: bytes[start..<end], as: UTF8.self))
        start = end + 1
      }
      return parts + [String(decoding: bytes[start...], as: UTF8.self)]
    }
  }
}
