/// A source file's text, by byte: lines for the compiler's offsets.
struct SourceText: Sendable {
  let path: String
  private let bytes: [UInt8]
  /// Where each line starts.
  private let starts: [Int]

  init(path: String, text: String) {
    self.path = path
    let bytes = Array(text.utf8)
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Counted from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The word that ends right before a place, spaces aside.
  func word(before offset: Int) -> String {
    var end = min(offset, bytes.count)
    while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, Self.isWord(bytes[start - 1]) { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Where a parameter's name stands in its list; the compiler tells only where the list starts.
  func place(of name: String, in list: Range<Int>) -> Int? {
    let wanted = Array(name.utf8)
    guard !wanted.isEmpty, list.lowerBound >= 0, list.upperBound <= bytes.count else { return nil }
    var offset = list.lowerBound
    while offset + wanted.count < list.upperBound {
      let end = offset + wanted.count
      if bytes[offset..<end].elementsEqual(wanted), offset == 0 || !Self.isWord(bytes[offset - 1]),
        bytes[end] == UInt8(ascii: ":")
      {
        return offset
      }
      offset += 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// A place in one of a module's files.
struct Place: Hashable {
  /// Among the module's files.
  var file: Int
  /// In bytes.
  var offset: Int
}

/// A node, and where it stands; nodes without a place of their own stand where their parent does.
struct Located {
  var node: TreeNode
  var place: Place

  var children: [Located] {
    node.children.map { Located($0, below: place) }
  }

  init(_ node: TreeNode, below place: Place) {
    self.node = node
    self.place = Place(file: place.file, offset: node.start ?? place.offset)
  }
}
