/// One node of the compiler's tree: its kind, and what else was printed, in its order.
final class TreeNode: Sendable {
  let kind: String
  let fields: [(key: String, value: TreeValue)]

  init(_ fields: [(key: String, value: TreeValue)]) {
    var kind = ""
    if case .text(let text)? = fields.first(where: { $0.key == "_kind" })?.value { kind = text }
    self.kind = kind
    self.fields = fields
  }
}

/// What a node's field holds.
enum TreeValue: Sendable {
  case node(TreeNode)
  case list([TreeValue])
  case text(String)
  case number(Int)
  case flag(Bool)
  case null
}

extension TreeNode {
  subscript(key: String) -> TreeValue? {
    fields.first { $0.key == key }?.value
  }

  /// Nil also for text that is empty.
  func text(_ key: String) -> String? {
    if case .text(let text)? = self[key], !text.isEmpty { text } else { nil }
  }

  func flag(_ key: String) -> Bool {
    if case .flag(let flag)? = self[key] { flag } else { false }
  }

  func node(_ key: String) -> TreeNode? {
    if case .node(let node)? = self[key] { node } else { nil }
  }

  func nodes(_ key: String) -> [TreeNode] {
    guard case .list(let values)? = self[key] else { return [] }
    return values.compactMap { if case .node(let node) = $0 { node } else { nil } }
  }

  /// All nodes directly below it, except for a second copy of the same code, names and ranges.
  var children: [TreeNode] {
    var found: [TreeNode] = []
    let isTwice = fields.contains { $0.key == "processed_init" }
    for (key, value) in fields where key != "range" && key != "name" {
      if isTwice, key == "original_init" { continue }
      switch value {
      case .node(let node): found.append(node)
      case .list(let values):
        for case .node(let node) in values { found.append(node) }
      default: continue
      }
    }
    return found
  }

  /// A declaration's name, without labels.
  var name: String? {
    node("name")?.node("base_name")?.text("name") ?? text("name")
  }

  /// Where it starts, in bytes; nil when it has no place in the file itself.
  var start: Int? {
    guard let range = node("range"), range["buffer_id"] == nil else { return nil }
    if case .number(let start)? = range["start"] { return start } else { return nil }
  }

  /// Whether a macro wrote it.
  var isExpanded: Bool { node("range")?["buffer_id"] != nil }
}

/// Reads the compiler's JSON: one value after another, with nothing between them.
struct TreeReader {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// Deeper code than this is not read, so that reading can't run out of stack.
  private static let deepest = 800

  /// Why a text is not a tree.
  enum Problem: Error {
    case brokenOff
    case unexpected(at: Int)
    case tooDeep
  }

  static func trees(in bytes: [UInt8]) throws(Problem) -> [TreeNode] {
    var reader = TreeReader(bytes: bytes)
    var trees: [TreeNode] = []
    while reader.peek() != nil {
      guard case .node(let tree) = try reader.value() else { throw .unexpected(at: reader.index) }
      trees.append(tree)
    }
    return trees
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next byte that is no space.
  private mutating func peek() -> UInt8? {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return bytes[index]
      }
    }
    return nil
  }

  private mutating func value() throws(Problem) -> TreeValue {
    guard let byte = peek() else { throw .brokenOff }
    switch byte {
    case UInt8(ascii: "{"): return .node(TreeNode(try fields()))
    case UInt8(ascii: "["): return .list(try list())
    case UInt8(ascii: "\""): return .text(try text())
    default: return try word()
    }
  }

  private mutating func fields() throws(Problem) -> [(key: String, value: TreeValue)] {
    try enter()
    var fields: [(key: String, value: TreeValue)] = []
    while peek() != UInt8(ascii: "}") {
      if !fields.isEmpty { try expect(",") }
      guard peek() == UInt8(ascii: "\"") else { throw .unexpected(at: index) }
      let key = try text()
      try expect(":")
      fields.append((key, try value()))
    }
    leave()
    return fields
  }

  private mutating func list() throws(Problem) -> [TreeValue] {
    try enter()
    var values: [TreeValue] = []
    while peek() != UInt8(ascii: "]") {
      if !values.isEmpty { try expect(",") }
      values.append(try value())
    }
    leave()
    return values
  }

  private mutating func enter() throws(Problem) {
    index += 1
    depth += 1
    guard depth < Self.deepest else { throw .tooDeep }
  }

  private mutating func leave() {
    index += 1
    depth -= 1
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Problem) {
    guard let byte = peek() else { throw .brokenOff }
    guard byte == UInt8(ascii: character) else { throw .unexpected(at: index) }
    index += 1
  }

  private mutating func text() throws(Problem) -> String {
    let start = index + 1
    index = start
    var isEscaped = false
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        isEscaped = true
        index += 1
      }
      index += 1
    }
    guard index < bytes.count else { throw .brokenOff }
    defer { index += 1 }
    let raw = bytes[start..<index]
    return String(decoding: isEscaped ? Self.unescaped(raw) : Array(raw), as: UTF8.self)
  }

  /// Names and paths may hold quotes and backslashes; other characters are left as escapes.
  private static func unescaped(_ raw: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var isEscape = false
    for byte in raw {
      if !isEscape, byte == UInt8(ascii: "\\") {
        isEscape = true
      } else {
        if isEscape, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"),
          byte != UInt8(ascii: "/")
        {
          plain.append(UInt8(ascii: "\\"))
        }
        plain.append(byte)
        isEscape = false
      }
    }
    return plain
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word() throws(Problem) -> TreeValue {
    let start = index
    while index < bytes.count, ![0x2C, 0x5D, 0x7D, 0x20, 0x0A].contains(bytes[index]) {
      index += 1
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    default:
      guard let number = Double(word) else { throw .unexpected(at: start) }
      return .number(Int(exactly: number.rounded()) ?? 0)
    }
  }
}
