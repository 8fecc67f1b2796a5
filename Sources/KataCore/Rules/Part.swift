/// A type that plays a part in the cycle, and the code that is its own.
struct Part {
  let name: String
  let shortName: String
  let roles: Set<SceneRole>
  let isProtocol: Bool
  let place: Place
  /// Its declaration, its extensions, and those of its superclasses in the module.
  let bodies: [Located]
  /// Itself and its superclasses.
  let family: [String]

  func isA(_ role: SceneRole) -> Bool { roles.contains(role) }
}

extension ModuleFacts {
  /// All parts, and the protocols that stand for them, in a fixed order.
  var parts: [Part] {
    types.values.sorted { $0.name < $1.name }.compactMap { type in
      let roles = roles(of: type.name)
      guard !roles.isEmpty, let place = type.place ?? type.bodies.first?.place,
        type.kind != .typealias
      else { return nil }
      let family = family(of: type.name)
      return Part(
        name: type.name, shortName: type.shortName, roles: roles,
        isProtocol: type.kind == .protocol || type.kind == .foreign, place: place,
        bodies: family.flatMap { types[$0]?.bodies ?? [] }, family: family)
    }
  }

  /// Everything written in the part's own code, nested types included, other parts left out.
  func visit(_ part: Part, _ body: (Located) -> Void) {
    for root in part.bodies { visit(root, isRoot: true, body) }
  }

  /// Everything written below a node.
  func visit(_ located: Located, isRoot: Bool = false, _ body: (Located) -> Void) {
    let node = located.node
    guard !node.isExpanded, !Self.isUnwritten(node) else { return }
    if !isRoot, isOtherPart(node) { return }
    body(located)
    for child in located.children { visit(child, body) }
  }

  private func isOtherPart(_ node: TreeNode) -> Bool {
    guard ["class_decl", "struct_decl", "enum_decl"].contains(node.kind),
      let mangled = node.text("interface_type"), let name = names.nominal(mangled)
    else { return false }
    return isConcretePart(name)
  }

  /// What the compiler adds on its own.
  private static func isUnwritten(_ node: TreeNode) -> Bool {
    switch node.kind {
    case "inheritance", "substitution_map", "requirement_signature", "captured_value": true
    case "accessor_decl", "constructor_decl", "destructor_decl", "var_decl":
      node.flag("implicit")
    case "parameter": node.name == "self"
    default: node.kind.hasSuffix("_conformance")
    }
  }
}
