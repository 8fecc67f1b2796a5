/// Looks for broken rules in the compiler's type-checked tree of one module.
package enum RuleCheck {
  /// What the compiler printed for `RuleDump.arguments`, and the texts of the same files by path.
  package static func result(
    dump: [UInt8], sources: [String: String], rules: Set<Rule> = Set(Rule.allCases)
  ) -> RuleResult {
    guard Demangling.works else {
      return .unavailable(reason: "this system's Swift runtime does not read the compiler's names")
    }
    let trees: [TreeNode]
    do {
      trees = try TreeReader.trees(in: dump)
    } catch {
      return .unavailable(reason: "this compiler's syntax tree could not be read")
    }
    if let reason = unknownShape(trees, sources) { return .unavailable(reason: reason) }
    let texts = trees.map { tree in
      let path = tree.text("filename") ?? ""
      return SourceText(path: path, text: sources[path] ?? "")
    }
    var search = RuleSearch(facts: ModuleReader.facts(of: trees, sources: texts))
    for rule in Rule.allCases where rules.contains(rule) { search.look(for: rule) }
    return .checked(search.sorted)
  }

  /// Why these trees are not the kind that the rules were written for; nil when they are.
  private static func unknownShape(_ trees: [TreeNode], _ sources: [String: String]) -> String? {
    let found = Set(trees.map { $0.text("filename") ?? "" })
    guard trees.allSatisfy({ $0.kind == "source_file" }), found == Set(sources.keys) else {
      return "the compiler gave no syntax tree for these files"
    }
    guard trees.allSatisfy({ $0.nodes("items").allSatisfy(isKnown) }) else {
      return "this compiler's syntax tree is of a form that is not known yet"
    }
    return nil
  }

  /// Whether a declaration says all that the rules ask of one of its kind.
  private static func isKnown(_ node: TreeNode) -> Bool {
    switch node.kind {
    case "": false
    case "class_decl":
      node.text("usr") != nil && node.text("interface_type") != nil
        && node.node("inherits")?.nodes("conformances").first?.text("protocol") != nil
        && node.nodes("members").allSatisfy(isKnown)
    case "var_decl": node.text("interface_type") != nil && node.text("readImpl") != nil
    default: true
    }
  }
}
