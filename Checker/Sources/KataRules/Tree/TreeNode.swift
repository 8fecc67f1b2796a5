import Foundation

/// One node of the compiler's tree, as its JSON describes it.
final class TreeNode {
  let kind: String
  /// The place where it starts; its parent's, if it has none of its own.
  let place: Place
  /// The place where its last token starts; its own, if it has none.
  let lastToken: Int
  /// True if the node stands in the file itself.
  let hasPlace: Bool
  /// True if a macro wrote the node.
  let isExpanded: Bool
  private let values: [String: Any]
  private var nodes: [String: [TreeNode]] = [:]
  /// The nodes directly below it, without names and a second copy of the same code.
  private(set) var children: [TreeNode] = []

  private init(_ fields: [String: Any], in place: Place) {
    kind = fields["_kind"] as? String ?? ""
    values = fields
    let range = fields["range"] as? [String: Any]
    isExpanded = range?["buffer_id"] != nil
    hasPlace = range != nil && !isExpanded
    let start = range?["start"] as? Int
    self.place = hasPlace ? Place(file: place.file, offset: start ?? place.offset) : place
    lastToken = (hasPlace ? range?["end"] as? Int : nil) ?? self.place.offset
    for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
      let found =
        (value as? [String: Any]).map { [$0] }
        ?? (value as? [Any])?.compactMap { $0 as? [String: Any] } ?? []
      guard !found.isEmpty, key != "range" else { continue }
      nodes[key] = found.map { TreeNode($0, in: self.place) }
      let isCopy = key == "original_init" && fields["processed_init"] != nil
      if key != "name", !isCopy { children += nodes[key] ?? [] }
    }
  }

  /// Reads one JSON value after another, with nothing between them: one for each file.
  static func trees(in dump: Data) throws -> [TreeNode] {
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
  func text(_ key: String) -> String? {
    guard let text = values[key] as? String, !text.isEmpty else { return nil }
    return text
  }

  func texts(_ key: String) -> [String] { values[key] as? [String] ?? [] }

  func flag(_ key: String) -> Bool { values[key] as? Bool ?? false }

  func node(_ key: String) -> TreeNode? { nodes[key]?.first }

  func nodes(_ key: String) -> [TreeNode] { nodes[key] ?? [] }

  /// The name of a declaration, without labels.
  var name: String? { node("name")?.node("base_name")?.text("name") ?? text("name") }

  /// True if the node is a variable that is kept in memory.
  var isStored: Bool { nodes("attrs").contains { $0.kind == "has_storage_attr" } }

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
struct Place: Hashable {
  /// The index among the module's files.
  var file: Int
  /// In bytes.
  var offset: Int
}
