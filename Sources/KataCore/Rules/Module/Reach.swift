extension ModuleFacts {
  /// The part's own code, and that of the functions and properties that it uses, as far as they are
  /// no part, no worker and no configurator.
  func visitReach(of part: Part, _ body: (Located) -> Void) {
    var open = part.bodies
    var own = open.count
    var seen: Set<String> = []
    while !open.isEmpty {
      let root = open.removeFirst()
      visit(root, isRoot: own > 0) { located in
        body(located)
        open += helpers(located.node, of: part, &seen)
      }
      own -= 1
    }
  }

  /// The code behind a reference that was not followed before.
  private func helpers(_ node: TreeNode, of part: Part, _ seen: inout Set<String>) -> [Located] {
    guard node.kind == "decl_ref", let usr = node.text("decl_usr"), seen.insert(usr).inserted,
      let used = declarations[usr], isHelper(used, usr, of: part)
    else { return [] }
    var code = [used.located] + [used.initial].compactMap { $0 }
    if used.located.node.kind == "constructor_decl", let owner = used.owner {
      code += initials(of: owner)
    }
    return code
  }

  private func isHelper(_ declaration: OwnDeclaration, _ usr: String, of part: Part) -> Bool {
    guard !isOwn(usr, of: part) else { return false }
    var owner = declaration.owner
    while let name = owner {
      guard roles(of: name).isEmpty, !name.hasSuffix("Worker"), !name.hasSuffix("Configurator")
      else { return false }
      owner = types[name]?.outer
    }
    return true
  }

  private func initials(of type: String) -> [Located] {
    (types[type]?.stored ?? []).compactMap { $0.usr.flatMap { declarations[$0]?.initial } }
  }
}

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
