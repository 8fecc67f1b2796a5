/// The text of a source file by byte, since the compiler gives offsets.
struct SourceText {
  let path: String
  private let bytes: [UInt8]

  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
  }

  /// The number of the line at an offset, counted from 1.
  func line(at offset: Int) -> Int { bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1 }

  /// Whether the word before an offset is `weak`.
  func isWeak(at offset: Int) -> Bool {
    let before = bytes.prefix(offset).reversed().drop { $0 <= UInt8(ascii: " ") }
    return before.starts(with: "weak".utf8.reversed())
  }
}
