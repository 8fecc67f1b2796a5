/// A type of the module's own, or a foreign one that it extends.
package struct OwnType {
  package var name: String
  package var kind: Kind
  package var outer: String?
  /// Nil for a foreign one.
  package var place: Place?
  /// Its declaration and its extensions.
  package var bodies: [TreeNode] = []
  package var superclass: String?
  package var stored: [Property] = []
  /// The values that its cases carry.
  package var payloads: [Property] = []

  package enum Kind: String {
    case `class` = "class_decl"
    case `struct` = "struct_decl"
    case `enum` = "enum_decl"
    case `protocol` = "protocol"
    case foreign
  }

  /// A stored property, or a case with a value.
  package struct Property {
    package var name: String
    package var type: TypeDescription
    package var place: Place
    package var usr: String?
    /// True for a `let`, a `lazy` variable and the value of a case: each counts as set once.
    package var isConstant = false
    package var isStatic = false
  }

  /// The stored properties and the cases' values of an instance.
  package var held: [Property] { stored.filter { !$0.isStatic } + payloads }
}

/// A function, property or initializer of the module's own.
package struct OwnDeclaration {
  package var node: TreeNode
  /// The type that it is declared in.
  package var owner: String?
  /// The value that a property starts with.
  package var initial: TreeNode?

  package var isVariable: Bool { node.kind == "var_decl" }

  /// True if there is only one of it, rather than one for each instance.
  package var isGlobal: Bool { owner == nil || node.flag("static") }

  package var isLastingVariable: Bool {
    isGlobal && isVariable && node.isStored && !node.flag("let")
  }

  /// The name in a finding: `Catalogue.price`, `Stamp`, `remember`.
  package var wayName: String {
    guard let owner else { return node.name ?? "code" }
    if node.kind == "constructor_decl" { return owner.lastName }
    return "\(owner.lastName).\(node.name ?? "subscript")"
  }
}
