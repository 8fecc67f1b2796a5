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
