package import Foundation

/// One node of the compiler's tree, as its JSON describes it.
package final class TreeNode: Identifiable, Sendable {
  package let kind: String
  /// The place where it starts; its parent's, if it has none of its own.
  package let place: Place
  /// The place where its last token starts; its own, if it has none.
  package let lastToken: Int
  /// True if the node stands in the file itself.
  package let hasPlace: Bool
  /// True if a macro wrote the node.
  package let isExpanded: Bool
  /// Of a list of texts one pair for each; what is true has an empty text, and else none has.
  private let values: [(key: String, text: String)]
  private let nodes: [(key: String, node: TreeNode)]
  /// The nodes directly below it, without a second copy of the same code.
  package let children: [TreeNode]

  /// The parts of a tree that no rule reads.
  private static let leaves: Set = [
    "_kind", "range", "function_ref", "context", "implicit_self_decl", "decl_context", "for",
    "isolation_crossing",
  ]

  private init(_ fields: [String: Any], in place: Place) {
    kind = fields["_kind"] as? String ?? ""
    let range = fields["range"] as? [String: Any]
    isExpanded = range?["buffer_id"] != nil
    hasPlace = range != nil && !isExpanded
    let start = range?["start"] as? Int
    let own = hasPlace ? Place(file: place.file, offset: start ?? place.offset) : place
    self.place = own
    lastToken = (hasPlace ? range?["end"] as? Int : nil) ?? own.offset
    var values: [(key: String, text: String)] = []
    var inner: [(key: String, fields: [[String: Any]])] = []
    for (key, value) in fields where !Self.leaves.contains(key) {
      if let text = value as? String {
        if !text.isEmpty { values.append((key, text)) }
      } else if let object = value as? [String: Any] {
        if key == "name", let name = (object["base_name"] as? [String: Any])?[key] as? String {
          values.append((key, name))
        } else {
          inner.append((key, [object]))
        }
      } else if let list = value as? [Any] {
        values += list.compactMap { ($0 as? String).map { (key, $0) } }
        inner.append((key, list.compactMap { $0 as? [String: Any] }))
      } else if value as? Bool == true {
        values.append((key, ""))
      }
    }
    let nodes = inner.sorted { $0.key < $1.key }.flatMap { key, found in
      found.map { (key: key, node: TreeNode($0, in: own)) }
    }
    let hasCopy = fields["processed_init"] != nil
    children = nodes.filter { !hasCopy || $0.key != "original_init" }.map(\.node)
    (self.values, self.nodes) = (values, nodes)
  }

  /// Reads one JSON value after another, with nothing between them: one for each file, of which
  /// `count` came before.
  package static func trees(in dump: Data, after count: Int = 0) throws -> [TreeNode] {
    let mark = Data(#"{"_kind":"source_file""#.utf8)
    var starts: [Data.Index] = []
    while let next = dump.range(of: mark, in: (starts.last.map { $0 + 1 } ?? 0)..<dump.endIndex) {
      starts.append(next.lowerBound)
    }
    guard starts.first == dump.startIndex else { throw CocoaError(.fileReadCorruptFile) }
    let ends = starts.dropFirst() + [dump.endIndex]
    return try zip(starts, ends).enumerated().map { file, range in
      let json = try JSONSerialization.jsonObject(with: dump[range.0..<range.1])
      return TreeNode(json as? [String: Any] ?? [:], in: Place(file: count + file, offset: 0))
    }
  }

  /// Nil also for an empty text.
  package func text(_ key: String) -> String? {
    values.first { $0.key == key && !$0.text.isEmpty }?.text
  }

  package func texts(_ key: String) -> [String] { values.filter { $0.key == key }.map(\.text) }

  package func flag(_ key: String) -> Bool { values.contains { $0.key == key && $0.text.isEmpty } }

  package func node(_ key: String) -> TreeNode? { nodes.first { $0.key == key }?.node }

  package func nodes(_ key: String) -> [TreeNode] { nodes.filter { $0.key == key }.map(\.node) }

  /// The name of a declaration, without labels.
  package var name: String? { text("name") }

  /// True if something in the node couldn't be resolved.
  package var hasGap: Bool {
    kind.hasPrefix("unresolved_") || kind == "error_expr" || children.contains(where: \.hasGap)
  }

  /// True if the node is a variable that is kept in memory.
  package var isStored: Bool { nodes("attrs").contains { $0.kind == "has_storage_attr" } }

  /// The first declaration that is referred to in it.
  var firstReference: String? {
    if kind == "decl_ref", let usr = text("decl_usr") { return usr }
    // The lazy `first` of a collection would look at each child twice, at each level.
    for child in children {
      if let usr = child.firstReference { return usr }
    }
    return nil
  }
}

/// A place in one of a module's files.
package struct Place: Hashable {
  /// The index among the module's files.
  package var file: Int
  /// In bytes.
  package var offset: Int

  package init(file: Int, offset: Int) { (self.file, self.offset) = (file, offset) }
}
