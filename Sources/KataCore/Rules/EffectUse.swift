/// A place where one of the system's declarations is used.
struct EffectUse {
  var effects: Set<Effect>
  /// The declaration, as people write it.
  var name: String
  var place: Place
}

extension ModuleFacts {
  /// What a part uses of the declarations that the rules name, in its own code and in its helpers'.
  func effects(of part: Part) -> [EffectUse] {
    var uses: [EffectUse] = []
    visitReach(of: part) { located in
      for name in usedNames(located.node) {
        let effects = ForbiddenDeclarations.effects(of: name)
        guard !effects.isEmpty else { continue }
        uses.append(EffectUse(effects: effects, name: name.asWritten, place: located.place))
      }
    }
    return uses
  }

  /// What a node refers to, and the types that it declares something with.
  private func usedNames(_ node: TreeNode) -> [String] {
    switch node.kind {
    case "decl_ref":
      guard let usr = node.text("decl_usr"), declarations[usr] == nil,
        let name = names.declaration(usr)
      else { return [] }
      return [name]
    case "var_decl", "parameter":
      return node.text("interface_type").map { names.type($0).names } ?? []
    case "type_expr":
      return node.flag("implicit") ? [] : node.text("type").map { names.type($0).names } ?? []
    default: return []
    }
  }
}
