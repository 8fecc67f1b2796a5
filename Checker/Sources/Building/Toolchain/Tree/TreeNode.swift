package import Foundation

/// One node of the compiler's tree, as its JSON describes it.
package final class TreeNode: Identifiable {
  package let kind: String
  /// The place where it starts; its parent's, if it has none of its own.
  package let place: Place
  /// The place where its last token starts; its own, if it has none.
  package let lastToken: Int
  /// True if the node stands in the file itself.
  package let hasPlace: Bool
  /// True if a macro wrote the node.
  package let isExpanded: Bool
  private let values: [String: Any]
  private var nodes: [String: [TreeNode]] = [:]
  /// The nodes directly below it, without names and a second copy of the same code.
  package private(set) var children: [TreeNode] = []

  /// The parts of a tree that no rule reads.
  private static let leaves: Set = ["range", "function_ref", "context", "implicit_self_decl"]

  private init(_ fields: [String: Any], in place: Place) {
    kind = fields["_kind"] as? String ?? ""
    values = fields
    let range = fields["range"] as? [String: Any]
    isExpanded = range?["buffer_id"] != nil
    hasPlace = range != nil && !isExpanded
    let start = range?["start"] as? Int
    self.place = hasPlace ? Place(file: place.file, offset: start ?? place.offset) : place
    lastToken = (hasPlace ? range?["end"] as? Int : nil) ?? self.place.offset
    var inner: [(key: String, fields: [[String: Any]])] = []
    for (key, value) in fields where !(value is String) && !Self.leaves.contains(key) {
      if let object = value as? [String: Any] {
        inner.append((key, [object]))
      } else if let list = value as? [Any] {
        inner.append((key, list.compactMap { $0 as? [String: Any] }))
      }
    }
    for (key, found) in inner.sorted(by: { $0.key < $1.key }) where !found.isEmpty {
      nodes[key] = found.map { TreeNode($0, in: self.place) }
      let isCopy = key == "original_init" && fields["processed_init"] != nil
      if key != "name", !isCopy { children += nodes[key] ?? [] }
    }
  }

  /// Reads one JSON value after another, with nothing between them: one for each file.
  package static func trees(in dump: Data) throws -> [TreeNode] {
    let mark = Data(#"{"_kind":"source_file""#.utf8)
    var starts: [Data.Index] = []
    while let next = dump.range(of: mark, in: (starts.last.map { $0 + 1 } ?? 0)..<dump.endIndex) {
      starts.append(next.lowerBound)
    }
    guard starts.first == dump.startIndex else { throw CocoaError(.fileReadCorruptFile) }
    let ends = starts.dropFirst() + [dump.endIndex]
    return try zip(starts, ends).enumerated().map { file, range in
      let json = try JSONSerialization.jsonObject(with: dump[range.0..<range.1])
      return TreeNode(json as? [String: Any] ?? [:], in: Place(file: file, offset: 0))
    }
  }

  /// Nil also for an empty text.
  package func text(_ key: String) -> String? {
    guard let text = values[key] as? String, !text.isEmpty else { return nil }
    return text
  }

  package func texts(_ key: String) -> [String] { values[key] as? [String] ?? [] }

  package func flag(_ key: String) -> Bool { values[key] as? Bool ?? false }

  package func node(_ key: String) -> TreeNode? { nodes[key]?.first }

  package func nodes(_ key: String) -> [TreeNode] { nodes[key] ?? [] }

  /// The name of a declaration, without labels.
  package var name: String? { node("name")?.node("base_name")?.text("name") ?? text("name") }

  /// True if the node is a variable that is kept in memory.
  package var hasGap: Bool {
    kind.hasPrefix("unresolved_") || kind == "error_expr" || children.contains(where: \.hasGap)
  }
  package var isStored: Bool { nodes("attrs").contains { $0.kind == "has_storage_attr" } }

  /// The first declaration that is referred to in it.
  var firstReference: String? {
    if kind == "decl_ref", let usr = text("decl_usr") { return usr }
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
