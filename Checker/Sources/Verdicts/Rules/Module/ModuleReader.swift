/// Walks a module's trees once, and notes what the rules ask about.
struct ModuleReader {
  private var facts: ModuleFacts

  static func read(_ trees: [TreeNode], into facts: ModuleFacts) -> ModuleFacts {
    var reader = ModuleReader(facts: facts)
    for tree in trees { reader.read(tree, in: nil) }
    return reader.facts
  }

  private mutating func read(_ node: TreeNode, in owner: String?) {
    var inner = owner
    switch node.kind {
    case "class_decl", "struct_decl", "enum_decl", "protocol", "extension_decl":
      inner = readType(node, in: owner) ?? owner
      // A protocol's own members have no code.
      if node.kind == "protocol" { return }
      readMembers(node.nodes("members"), of: inner)
    case "source_file": readMembers(node.nodes("items"), of: nil)
    case "accessor_decl" where node.flag("implicit"): return
    case _ where node.kind.hasSuffix("_conformance"):
      // A composition of protocols makes none of them adopt the others.
      guard let names = node.text("type").map({ facts.names.type($0).names }), names.count == 1,
        let adopted = node.text("protocol").flatMap(facts.names.declaration)
      else { break }
      facts.conformances[names[0], default: []].insert(adopted)
    case _ where node.kind.hasSuffix("_decl"):
      guard let usr = node.text("usr"), facts.declarations[usr] == nil else { break }
      facts.declarations[usr] = OwnDeclaration(node: node, owner: owner)
    default: break
    }
    for child in node.children { read(child, in: inner) }
  }

  private mutating func readType(_ node: TreeNode, in owner: String?) -> String? {
    let isExtension = node.kind == "extension_decl"
    guard let mangled = node.text(isExtension ? "extended_type" : "interface_type"),
      let name = facts.names.nominal(mangled)
    else { return nil }
    var type = facts.types[name] ?? OwnType(name: name, kind: .foreign)
    let inherits = node.node("inherits")
    if !isExtension {
      type.kind = OwnType.Kind(rawValue: node.kind) ?? .foreign
      type.place = node.place
      type.superclass = inherits?.text("superclass_type").flatMap(facts.names.nominal)
    }
    type.outer = type.outer ?? owner
    facts.conformances[name, default: []].formUnion(
      inherits?.texts("protocols").compactMap(facts.names.declaration) ?? [])
    type.bodies.append(node)
    facts.types[name] = type
    return name
  }

  /// Properties with the values that they start with, and cases.
  private mutating func readMembers(_ members: [TreeNode], of owner: String?) {
    var initials: [String: TreeNode] = [:]
    for entry in members.flatMap({ $0.nodes("pattern_entries") }) {
      let pattern = entry.node("pattern")
      guard let name = (pattern?.node("sub_pattern") ?? pattern)?.name else { continue }
      initials[name] = entry.node("processed_init") ?? entry.node("original_init")
    }
    for node in members where node.kind == "var_decl" {
      guard let usr = node.text("usr"), let name = node.name else { continue }
      facts.declarations[usr] = OwnDeclaration(node: node, owner: owner, initial: initials[name])
      guard let owner, node.keepsValue, let mangled = node.text("interface_type") else { continue }
      var type = facts.names.type(mangled)
      for wrapper in node.wrappers { type.add(facts.names.type(wrapper)) }
      facts.types[owner]?.stored.append(
        OwnType.Property(
          name: name, type: type, place: node.place, usr: usr,
          isConstant: node.flag("let") || node.flag("lazy"), isStatic: node.flag("static")))
    }
    for node in members where node.kind == "enum_element_decl" {
      for parameter in node.node("params")?.nodes("params") ?? [] {
        guard let owner, let mangled = parameter.text("interface_type") else { continue }
        facts.types[owner]?.payloads.append(
          OwnType.Property(
            name: node.name ?? "case", type: facts.names.type(mangled), place: node.place,
            isConstant: true))
      }
    }
  }
}

extension TreeNode {
  /// True if the node is a property that keeps its value, also through a wrapper or a macro.
  fileprivate var keepsValue: Bool {
    let accessors = nodes("accessors")
    return hasPlace && !flag("implicit")
      && (isStored
        || !accessors.isEmpty && accessors.allSatisfy { $0.flag("implicit") || $0.isExpanded })
  }

  /// The types of its property wrappers.
  var wrappers: [String] {
    nodes("attrs").filter { $0.kind == "custom_attr" && !$0.flag("implicit") }
      .compactMap { $0.text("type") }
  }
}
