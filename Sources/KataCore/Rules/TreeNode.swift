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

  /// All nodes directly below it, except for a second copy of the same code.
  var children: [TreeNode] {
    var found: [TreeNode] = []
    let isTwice = fields.contains { $0.key == "processed_init" }
    for (key, value) in fields where !(isTwice && key == "original_init") {
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
