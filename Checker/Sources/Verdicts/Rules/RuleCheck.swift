package import Foundation

/// Looks for broken rules in the compiler's type-checked tree of one module.
package enum RuleCheck {
  /// The mangled names that a tree holds, each once, but for those that only declare something.
  ///
  /// `swift-demangle -tree-only` reads them for `result`: the toolchain's own program knows all the
  /// names that its compiler writes.
  package static func mangledNames(in dump: Data) -> [String] {
    dump.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> [String] in
      guard let base = bytes.baseAddress else { return [] }
      var names: Set<String> = []
      var start = 0
      // Most of a tree is short words: to look at each byte of it would take seconds.
      while let next = memchr(base + start, 34, bytes.count - start) {
        let end = UnsafeRawPointer(next) - base
        // `$s` and `s:`.
        if end - start > 1,
          memcmp(base + start, "$s", 2) == 0 || memcmp(base + start, "s:", 2) == 0,
          start < 7 || memcmp(base + start - 7, "\"usr\":\"", 7) != 0
        {
          names.insert("$s" + String(decoding: bytes[start + 2..<end], as: UTF8.self))
        }
        start = end + 1
      }
      return names.sorted()
    }
  }

  /// Judges the trees of a module's files by rules; without trees, they couldn't be read.
  ///
  /// `names` is the output of `swift-demangle -tree-only` for the `mangledNames`, and `sources` are the
  /// texts of the same files by path. `parts` are the ends of the protocols that a scene must have, as
  /// in "PresentationLogic"; with nil, no part is required. `mostMessages` limits those to an Interactor.
  package static func result(
    trees: [TreeNode]?, names: String, sources: [String: String],
    rules: Set<Rule> = Set(Rule.allCases), parts: [String]? = nil, mostMessages: Int? = nil,
    endings: PartEndings = .course, hasGaps: Bool = false, app: ((inout RuleSearch) -> Void)? = nil
  ) -> RuleResult {
    guard let trees, Set(trees.map { $0.text("filename") ?? "" }) == Set(sources.keys)
    else { return .unavailable(reason: "the compiler's syntax tree could not be read") }
    let names = Names(reading: names)
    guard hasGaps || trees.flatMap({ $0.nodes("items") }).allSatisfy({ isKnown($0, names) }) else {
      return .unavailable(reason: "this compiler's syntax tree is of a form that is not known yet")
    }
    var facts = facts(of: trees, names, sources, endings)
    (facts.hasGaps, facts.isApp) = (hasGaps, app != nil)
    var search = RuleSearch(
      facts: facts, required: parts?.compactMap(SceneRole.init(rawValue:)),
      mostMessages: mostMessages)
    app?(&search)
    for rule in Rule.allCases where rules.contains(rule) { search.look(for: rule) }
    return .checked(search.sorted)
  }

  /// The facts about a module, in the order of its trees; `sources` are its texts by path.
  package static func facts(
    of trees: [TreeNode], _ names: Names, _ sources: [String: String],
    _ endings: PartEndings
  ) -> ModuleFacts {
    let files = trees.compactMap { $0.text("filename") }.map { ($0, sources[$0] ?? "") }
    return ModuleReader.read(
      trees, into: ModuleFacts(sources: files, names: names, endings: endings))
  }

  /// True if a declaration has all the fields that the rules read.
  private static func isKnown(_ node: TreeNode, _ names: Names) -> Bool {
    switch node.kind {
    case "": false
    case "class_decl":
      node.text("usr") != nil && node.text("interface_type").flatMap(names.nominal) != nil
        && node.node("inherits")?.nodes("conformances").first?.text("protocol") != nil
        && node.nodes("members").allSatisfy { isKnown($0, names) }
    case "var_decl": node.text("interface_type") != nil && node.text("readImpl") != nil
    default: true
    }
  }
}
