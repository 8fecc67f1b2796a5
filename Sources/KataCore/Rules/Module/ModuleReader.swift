/// Walks a module's trees once, and writes down what the rules ask about.
struct ModuleReader {
  var facts: ModuleFacts
  private var given = GivenClosureReader()
  /// Whether what is read makes an object, and does not use it yet.
  private var isMaking = false

  init(facts: ModuleFacts) {
    self.facts = facts
  }

  static func facts(of trees: [TreeNode], sources: [SourceText]) -> ModuleFacts {
    var reader = ModuleReader(facts: ModuleFacts(sources: sources, names: Names()))
    for (index, tree) in trees.enumerated() {
      reader.read(Located(tree, below: Place(file: index, offset: 0)), in: nil)
    }
    reader.facts.given = reader.given.found
    return reader.facts
  }

  private mutating func read(_ located: Located, in owner: String?) {
    let node = located.node
    given.read(located, in: owner, facts.names)
    var inner = owner
    let wasMaking = isMaking
    defer { isMaking = wasMaking }
    switch node.kind {
    case "constructor_decl":
      isMaking = true
      declare(located, in: owner)
    case "class_decl", "struct_decl", "enum_decl", "protocol", "extension_decl":
      inner = readType(located, in: owner) ?? owner
      readMembers(located, of: inner)
    case "source_file": readMembers(located, of: nil)
    case "typealias": readAlias(located, in: owner)
    case "assign_expr": noteChange(of: node.node("dest"))
    case "inout_expr": noteChange(of: node.node("sub_expr"))
    case "accessor_decl" where node.flag("implicit"): return
    default:
      if node.kind.hasSuffix("_conformance") { readConformance(node) }
      declare(located, in: owner)
    }
    for child in located.children { read(child, in: inner) }
    guard node.kind == "protocol" else { return }
    for usr in node.nodes("members").compactMap({ $0.text("usr") }) {
      facts.declarations[usr]?.isRequirement = true
    }
  }

  private mutating func readType(_ located: Located, in owner: String?) -> String? {
    let node = located.node
    let isExtension = node.kind == "extension_decl"
    guard let mangled = node.text(isExtension ? "extended_type" : "interface_type"),
      let name = facts.names.nominal(mangled)
    else { return nil }
    var type = facts.types[name] ?? OwnType(name: name, kind: .foreign)
    if !isExtension {
      type.kind = OwnType.Kind(rawValue: node.kind) ?? .foreign
      type.outer = owner
      type.place = located.place
      type.constraints = constraints(of: node)
      type.superclass = node.node("inherits")?.text("superclass_type")
        .flatMap(facts.names.nominal)
      type.superclassType = node.node("inherits")?.text("superclass_type").map(facts.names.type)
      type.isClassBound =
        node.node("requirement_signature")?.nodes("requirements").contains {
          ["has_layout", "superclass"].contains($0.text("kind"))
        } ?? false
    }
    if case .list(let inherited)? = node.node("inherits")?["protocols"] {
      for case .text(let usr) in inherited {
        if let name = facts.names.declaration(usr) { type.protocols.insert(name) }
      }
    }
    if isExtension, type.outer == nil { type.outer = owner }
    type.bodies.append(located)
    facts.types[name] = type
    return name
  }

  private func constraints(of node: TreeNode) -> [String] {
    (node.node("generic_signature")?.nodes("generic_reqs") ?? []).flatMap { requirement in
      facts.names.constraints(in: requirement)
    }
  }

  /// A typealias is a type to those who look for its name.
  private mutating func readAlias(_ located: Located, in owner: String?) {
    guard let owner, let name = located.node.name, let mangled = located.node.text("type") else {
      return
    }
    var type = OwnType(name: "\(owner).\(name)", kind: .typealias, outer: owner)
    type.place = located.place
    type.payloads = [
      OwnType.Property(name: name, type: facts.names.type(mangled), place: located.place)
    ]
    facts.types[type.name] = type
  }

  private mutating func readConformance(_ node: TreeNode) {
    guard let mangled = node.text("type"), let usr = node.text("protocol"),
      let name = facts.names.sole(mangled), let conformed = facts.names.declaration(usr)
    else { return }
    facts.conformances[name, default: []].insert(conformed)
  }

  private mutating func noteChange(of place: TreeNode?) {
    guard let usr = place?.node("decl")?.text("decl_usr") else { return }
    facts.changed.insert(usr)
    guard !isMaking else { return }
    var base = place?.node("base")
    while let inner = base {
      if let usr = inner.node("decl")?.text("decl_usr") { facts.changedInside.insert(usr) }
      base = inner.node("base") ?? inner.node("sub_expr")
    }
  }

  private mutating func declare(_ located: Located, in owner: String?) {
    let node = located.node
    guard node.kind.hasSuffix("_decl"), let usr = node.text("usr"),
      facts.declarations[usr] == nil
    else { return }
    facts.declarations[usr] = OwnDeclaration(located: located, owner: owner)
  }
}

extension ModuleReader {
  /// Properties, with what they start with and where they are written, and cases.
  mutating func readMembers(_ located: Located, of owner: String?) {
    let node = located.node
    let members = (node.nodes("members") + node.nodes("items"))
      .map { Located($0, below: located.place) }
    let initials = initials(in: members)
    var written: [String: Located] = [:]
    for member in members where member.node.kind == "var_decl" && member.node.start != nil {
      if let name = member.node.name, !member.node.flag("implicit") { written[name] = member }
    }
    for member in members {
      switch member.node.kind {
      case "var_decl": readVariable(member, of: owner, initials, written)
      case "enum_element_decl": readCase(member, of: owner)
      default: continue
      }
    }
  }

  private func initials(in members: [Located]) -> [String: Located] {
    var initials: [String: Located] = [:]
    for member in members where member.node.kind == "pattern_binding_decl" {
      for entry in member.node.nodes("pattern_entries") {
        guard let initial = entry.node("processed_init") ?? entry.node("original_init"),
          let pattern = entry.node("pattern")
        else { continue }
        let name = (pattern.node("sub_pattern") ?? pattern).name
        if let name { initials[name] = Located(initial, below: member.place) }
      }
    }
    return initials
  }

  private mutating func readVariable(
    _ member: Located, of owner: String?, _ initials: [String: Located],
    _ written: [String: Located]
  ) {
    let node = member.node
    guard let usr = node.text("usr"), let name = node.name else { return }
    facts.declarations[usr] = OwnDeclaration(
      located: member, owner: owner, initial: initials[name])
    guard let owner, node.isStored, let mangled = node.text("interface_type") else { return }
    // Macros, wrappers and `lazy` keep a value under another name than it was written with.
    let isWritten = node.start != nil && !node.flag("implicit")
    let source = isWritten ? name : Self.writtenName(of: name)
    guard let place = written[source]?.place ?? (node.start == nil ? nil : member.place) else {
      return
    }
    facts.types[owner]?.stored.append(
      OwnType.Property(
        name: source, type: facts.names.type(mangled), place: place,
        usr: written[source]?.node.text("usr") ?? usr, isConstant: node.flag("let"),
        isStatic: node.flag("static"), isLazy: written[source]?.node.flag("lazy") ?? false))
  }

  private static func writtenName(of name: String) -> String {
    for mark in ["$__lazy_storage_$_", "_"] where name.hasPrefix(mark) {
      return String(name.dropFirst(mark.count))
    }
    return name
  }

  private mutating func readCase(_ member: Located, of owner: String?) {
    guard let owner else { return }
    for parameter in member.node.node("params")?.nodes("params") ?? [] {
      guard let mangled = parameter.text("interface_type") else { continue }
      facts.types[owner]?.payloads.append(
        OwnType.Property(
          name: member.node.name ?? "case", type: facts.names.type(mangled), place: member.place,
          isConstant: true))
    }
  }
}
