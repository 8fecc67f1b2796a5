package import Foundation

/// Looks for broken rules in the compiler's type-checked tree of one module.
package enum RuleCheck {
  /// The mangled names that a tree holds, each once.
  ///
  /// `swift-demangle -tree-only` reads them for `result`: the toolchain's own program knows all the
  /// names that its compiler writes.
  package static func mangledNames(in dump: Data) -> [String] {
    let names = TreeDump(dump)?.texts(beginningWith: ["$s", "s:"]) ?? []
    return Set(names.map { "$s" + $0.dropFirst(2) }).sorted()
  }

  /// Judges a tree, which is one JSON value for each file, by rules.
  ///
  /// `names` is the output of `swift-demangle -tree-only` for the `mangledNames`, and `sources` are the
  /// texts of the same files by path. `parts` are the ends of the protocols that a scene must have, as
  /// in "PresentationLogic"; with nil, no part is required. `mostMessages` limits those to an Interactor.
  package static func result(
    dump: Data, names: String, sources: [String: String],
    rules: Set<Rule> = Set(Rule.allCases), parts: [String]? = nil, mostMessages: Int? = nil,
    endings: PartEndings = .course
  ) -> RuleResult {
    judge(
      dump: dump, names: names, sources: sources, rules: rules, parts: parts,
      mostMessages: mostMessages, endings: endings
    ).result
  }

  /// The same, with what else is known of the module; `hasGaps` if some of it may be unresolved.
  package static func judge(
    dump: Data, names: String, sources: [String: String], rules: Set<Rule>, parts: [String]? = nil,
    mostMessages: Int? = nil, endings: PartEndings, hasGaps: Bool = false,
    app: ((inout RuleSearch) -> Void)? = nil
  ) -> Judged {
    guard let trees = try? TreeNode.trees(in: dump),
      Set(trees.map { $0.text("filename") ?? "" }) == Set(sources.keys)
    else { return Judged(unavailable: "the compiler's syntax tree could not be read") }
    let names = Names(reading: names)
    guard hasGaps || trees.flatMap({ $0.nodes("items") }).allSatisfy({ isKnown($0, names) }) else {
      return Judged(
        unavailable: "this compiler's syntax tree is of a form that is not known yet")
    }
    var facts = facts(of: trees, names, sources, endings)
    (facts.hasGaps, facts.isApp) = (hasGaps, app != nil)
    var search = RuleSearch(
      facts: facts, required: parts?.compactMap(SceneRole.init(rawValue:)),
      mostMessages: mostMessages)
    app?(&search)
    for rule in Rule.allCases where rules.contains(rule) { search.look(for: rule) }
    return Judged(
      result: .checked(search.sorted),
      parts: search.parts.count { facts.isConcretePart($0.name) },
      gaps: hasGaps ? facts.declarations.values.count { $0.node.body != nil && $0.node.hasGap } : 0)
  }

  package struct Judged: Sendable {
    package var result: RuleResult
    /// The number of types that are parts.
    package var parts = 0
    /// The number of functions in which something isn't resolved.
    package var gaps = 0

    fileprivate init(result: RuleResult, parts: Int, gaps: Int) {
      (self.result, self.parts, self.gaps) = (result, parts, gaps)
    }

    fileprivate init(unavailable reason: String) { result = .unavailable(reason: reason) }
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
