/// Walks a module's trees once, and writes down what the rules ask about.
struct ModuleReader {
  var facts: ModuleFacts

  static func facts(of trees: [TreeNode], sources: [SourceText]) -> ModuleFacts {
    var reader = ModuleReader(facts: ModuleFacts(sources: sources, names: Names()))
    for (index, tree) in trees.enumerated() {
      reader.read(Located(tree, below: Place(file: index, offset: 0)), in: nil)
    }
    return reader.facts
  }

  private mutating func read(_ located: Located, in owner: String?) {
    let node = located.node
    var inner = owner
    switch node.kind {
    case "class_decl", "struct_decl", "enum_decl", "protocol", "extension_decl":
      inner = readType(located, in: owner) ?? owner
      readMembers(located, of: inner)
    case "source_file": readMembers(located, of: nil)
    case "typealias": readAlias(located, in: owner)
    default:
      if node.kind.hasSuffix("_conformance") { readConformance(node) }
      declare(located, in: owner)
    }
    for child in located.children { read(child, in: inner) }
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
      [requirement.text("protocol").flatMap(facts.names.declaration)].compactMap { $0 }
        + (requirement.text("second_type").map { facts.names.type($0).names } ?? [])
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

  private mutating func declare(_ located: Located, in owner: String?) {
    let node = located.node
    guard node.kind.hasSuffix("_decl"), let usr = node.text("usr"),
      facts.declarations[usr] == nil
    else { return }
    facts.declarations[usr] = OwnDeclaration(located: located, owner: owner)
  }
}
