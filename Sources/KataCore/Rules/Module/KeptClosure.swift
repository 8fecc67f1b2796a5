/// A closure that a part keeps for later.
struct KeptClosure {
  /// The property that keeps it.
  var usr: String
  var place: Place
  /// The declarations that lead there from the part's own code.
  var way: [String]
  var node: TreeNode
  /// Names that are weak where it is written.
  var weak: Set<String>
  /// Variables of the function that it is written in.
  var variables: Set<String>
  /// Whether a View stands in what it is made of, so that a generic type may be one.
  var isGivenView: Bool
}

extension KeptClosure {
  /// The types of what it keeps alive.
  func captures(_ facts: ModuleFacts) -> [TypeText] {
    node.nodes("captures").compactMap { $0.node("decl") }
      .filter { !weak.contains($0.text("base_name") ?? "") }
      .map { facts.names.type($0.text("type_usr") ?? "") }.filter { !$0.isFunction }
  }

  /// Whether it keeps a View alive that is not the part itself.
  func holdsView(_ facts: ModuleFacts, _ part: Part) -> Bool {
    captures(facts).contains { type in
      if isGivenView, type.namesParameter { return true }
      return type.names.contains { name in
        facts.roles(of: name).contains(.view) && !part.family.contains(name)
          && !facts.isWeakBox(name)
      }
    }
  }

  /// A variable that it captures and changes, and so keeps from call to call.
  var changedVariable: String? {
    let captured = node.nodes("captures").compactMap { $0.node("decl")?.text("base_name") }
    return captured.first { variables.contains($0) && node.changes($0) }
  }

  /// The parts that it refers to, the one that keeps it left out.
  func roles(_ facts: ModuleFacts, _ part: Part) -> Set<SceneRole> {
    var roles: Set<SceneRole> = []
    node.references { reference in
      for name in facts.names.type(reference.text("type_usr") ?? "").names
      where !part.family.contains(name) {
        roles.formUnion(facts.roles(of: name))
      }
    }
    return roles
  }
}

extension TreeNode {
  fileprivate func references(_ body: (TreeNode) -> Void) {
    if kind == "decl_ref" { return body(self) }
    for child in children { child.references(body) }
  }

  /// Whether a local variable, or a piece of it, is given another value somewhere below.
  fileprivate func changes(_ name: String) -> Bool {
    if kind == "assign_expr", node("dest")?.root == name { return true }
    if kind == "inout_expr", root == name { return true }
    return children.contains { $0.changes(name) }
  }

  /// The name that a path of members begins with.
  private var root: String? {
    var next = self
    while let inner = next.node("base") ?? next.node("sub_expr") { next = inner }
    return next.node("decl")?.text("base_name")
  }
}
