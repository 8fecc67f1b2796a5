import CSystem
package import Foundation

/// One node of the compiler's tree, as its JSON describes it.
package struct TreeNode: Identifiable {
  private let dump: TreeDump
  private let number: UInt32
  package let kind: String
  /// The place where it starts; its parent's, if it has none of its own.
  package let place: Place
  /// The place where its last token starts; its own, if it has none.
  package let lastToken: Int
  /// True if the node stands in the file itself.
  package let hasPlace: Bool
  /// True if a macro wrote the node.
  package let isExpanded: Bool

  fileprivate init(_ number: UInt32, of dump: TreeDump, in place: Place) {
    (self.dump, self.number) = (dump, number)
    kind = dump.find("_kind", in: number).flatMap(dump.text) ?? ""
    let range = dump.find("range", in: number)
    isExpanded = range.flatMap { dump.find("buffer_id", in: $0) } != nil
    hasPlace = range != nil && !isExpanded
    guard let range, hasPlace else {
      (self.place, lastToken) = (place, place.offset)
      return
    }
    let start = dump.find("start", in: range).map(dump.offset) ?? place.offset
    self.place = Place(file: place.file, offset: start)
    lastToken = dump.find("end", in: range).map(dump.offset) ?? start
  }

  package var id: UInt32 { number }

  /// Reads one JSON value after another, with nothing between them: one for each file.
  package static func trees(in dump: Data) throws -> [TreeNode] {
    guard let dump = TreeDump(dump) else { throw CocoaError(.fileReadCorruptFile) }
    let trees = dump.values(in: nil).enumerated().map { file, number in
      TreeNode(number, of: dump, in: Place(file: file, offset: 0))
    }
    guard dump.isWhole, trees.allSatisfy({ $0.kind == "source_file" }) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return trees
  }

  /// The nodes directly below it, without names and a second copy of the same code.
  package var children: [TreeNode] {
    var children: [TreeNode] = []
    for value in dump.values(in: number) where dump.isParent(value) {
      guard !["range", "name", "function_ref"].contains(where: { dump.has($0, value) }),
        !dump.has("original_init", value) || dump.find("processed_init", in: number) == nil
      else { continue }
      children += nodes(at: value)
    }
    return children
  }

  /// The nodes in a value: an object is one, a list may hold some.
  private func nodes(at value: UInt32) -> [TreeNode] {
    if dump.isObject(value) { return [TreeNode(value, of: dump, in: place)] }
    guard dump.isParent(value) else { return [] }
    return dump.values(in: value).filter(dump.isObject).map { TreeNode($0, of: dump, in: place) }
  }

  /// Nil also for an empty text.
  package func text(_ key: String) -> String? {
    guard let text = dump.find(key, in: number).flatMap(dump.text), !text.isEmpty else {
      return nil
    }
    return text
  }

  package func texts(_ key: String) -> [String] {
    dump.find(key, in: number).map { dump.values(in: $0).compactMap(dump.text) } ?? []
  }

  package func flag(_ key: String) -> Bool {
    dump.find(key, in: number).map(dump.isTrue) ?? false
  }

  package func node(_ key: String) -> TreeNode? { nodes(key).first }

  package func nodes(_ key: String) -> [TreeNode] {
    dump.find(key, in: number).map(nodes) ?? []
  }

  /// True if something in it isn't resolved.
  package var hasGap: Bool { dump.holds(["unresolved_", "error_expr"], number) }

  /// The name of a declaration, without labels.
  package var name: String? { node("name")?.node("base_name")?.text("name") ?? text("name") }

  /// True if the node is a variable that is kept in memory.
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

/// The compiler's JSON, with the places of its values: megabytes, which only C reads quickly.
final package class TreeDump {
  private let data: NSData
  private let bytes: UnsafePointer<CChar>
  private let values: UnsafeMutablePointer<csystem_value>
  private let count: UInt32

  package init?(_ data: Data) {
    self.data = data as NSData
    bytes = self.data.bytes.assumingMemoryBound(to: CChar.self)
    var count = 0
    guard let values = csystem_read_json(bytes, data.count, &count) else { return nil }
    (self.values, self.count) = (values, UInt32(count))
  }

  deinit { csystem_free(values) }

  /// True if nothing stands before the first value.
  fileprivate var isWhole: Bool { values[0].start == 0 }

  /// The texts that begin so, each once.
  package func texts(beginningWith beginnings: [String]) -> Set<String> {
    var found: Set<String> = []
    for number in 0..<count where begins(number, with: beginnings) {
      if let text = text(number) { found.insert(text) }
    }
    return found
  }

  fileprivate func holds(_ beginnings: [String], _ number: UInt32) -> Bool {
    (number..<values[Int(number)].end).contains { begins($0, with: beginnings) }
  }

  private func begins(_ number: UInt32, with beginnings: [String]) -> Bool {
    guard values[Int(number)].form == 34 else { return false }
    let start = bytes + Int(values[Int(number)].start)
    return beginnings.contains { strncmp(start, $0, $0.utf8.count) == 0 }
  }

  /// The numbers of the values directly in another one; with nil, of the whole text's.
  fileprivate func values(in parent: UInt32?) -> [UInt32] {
    var found: [UInt32] = []
    var next = parent.map { $0 + 1 } ?? 0
    let end = parent.map { values[Int($0)].end } ?? count
    while next < end {
      found.append(next)
      next = values[Int(next)].end
    }
    return found
  }

  fileprivate func find(_ key: String, in object: UInt32) -> UInt32? {
    let found = csystem_find_in_json(bytes, values, object, key)
    return found == 0 ? nil : found
  }

  fileprivate func has(_ key: String, _ number: UInt32) -> Bool {
    let value = values[Int(number)]
    return value.key_length == key.utf8.count
      && strncmp(bytes + Int(value.key), key, Int(value.key_length)) == 0
  }

  private func form(_ number: UInt32) -> Character {
    Character(Unicode.Scalar(UInt8(bitPattern: values[Int(number)].form)))
  }

  fileprivate func isObject(_ number: UInt32) -> Bool { form(number) == "{" }
  fileprivate func isParent(_ number: UInt32) -> Bool { "{[".contains(form(number)) }
  fileprivate func isTrue(_ number: UInt32) -> Bool { form(number) == "t" }

  fileprivate func offset(_ number: UInt32) -> Int {
    atol(bytes + Int(values[Int(number)].start))
  }

  fileprivate func text(_ number: UInt32) -> String? {
    guard form(number) == "\"" else { return nil }
    let value = values[Int(number)]
    let start = UnsafeRawPointer(bytes + Int(value.start))
    let raw = UnsafeRawBufferPointer(start: start, count: Int(value.length))
    guard memchr(start, 92, raw.count) != nil else { return String(decoding: raw, as: UTF8.self) }
    let quoted = Data("\"".utf8) + raw + Data("\"".utf8)
    return try? JSONSerialization.jsonObject(with: quoted, options: .fragmentsAllowed) as? String
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
