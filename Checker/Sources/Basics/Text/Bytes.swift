/// Texts taken byte by byte: by characters, "\r\n" is one and no newline, and "é" in one scalar and
/// in two is the same.
extension String {
  package func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The texts between newlines; the last one follows the last newline, and may be empty.
  package var lines: [String] { parts(between: "\n", atMost: .max) }

  /// The texts between tabs, the last with all further tabs in it.
  package func fields(atMost count: Int) -> [String] { parts(between: "\t", atMost: count) }

  private func parts(between separator: Unicode.Scalar, atMost count: Int) -> [String] {
    utf8.split(
      separator: UInt8(ascii: separator), maxSplits: count - 1, omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
  }
}

extension Character {
  /// True of what compilers count as the end of a line.
  package var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}
