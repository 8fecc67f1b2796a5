/// A type of the module's own, or a foreign one that it extends.
package struct OwnType {
  var name: String
  package var kind: Kind
  package var outer: String?
  /// Nil for a foreign one.
  package var place: Place?
  /// Its declaration and its extensions.
  package var bodies: [TreeNode] = []
  var superclass: String?
  var stored: [Property] = []
  /// The values that its cases carry.
  var payloads: [Property] = []

  package enum Kind: String {
    case `class` = "class_decl"
    case `struct` = "struct_decl"
    case `enum` = "enum_decl"
    case `protocol` = "protocol"
    case foreign
  }

  /// A stored property, or a case with a value.
  struct Property {
    var name: String
    var type: TypeDescription
    var place: Place
    var usr: String?
    /// True for a `let`, a `lazy` variable and the value of a case: each counts as set once.
    var isConstant = false
    var isStatic = false
  }

  /// The stored properties and the cases' values of an instance.
  var held: [Property] { stored.filter { !$0.isStatic } + payloads }
}

/// A function, property or initializer of the module's own.
struct OwnDeclaration {
  var node: TreeNode
  /// The type that it is declared in.
  var owner: String?
  /// The value that a property starts with.
  var initial: TreeNode?

  var isVariable: Bool { node.kind == "var_decl" }

  /// True if there is only one of it, rather than one for each instance.
  var isGlobal: Bool { owner == nil || node.flag("static") }

  var isLastingVariable: Bool { isGlobal && isVariable && node.isStored && !node.flag("let") }

  /// The name in a finding: `Catalogue.price`, `Stamp`, `remember`.
  var wayName: String {
    guard let owner else { return node.name ?? "code" }
    if node.kind == "constructor_decl" { return owner.lastName }
    return "\(owner.lastName).\(node.name ?? "subscript")"
  }
}
