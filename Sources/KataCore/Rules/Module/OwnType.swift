/// A type of the module's own, or a foreign one that it extends, with all that it says about it.
struct OwnType {
  var name: String
  var kind: Kind
  /// The type around it.
  var outer: String?
  /// Where it is declared; nil for a foreign one.
  var place: Place?
  /// Its declaration and its extensions.
  var bodies: [Located] = []
  var protocols: Set<String> = []
  var superclass: String?
  /// What its generic parameters conform to, or inherit from.
  var constraints: [String] = []
  var stored: [Property] = []
  /// What its cases carry.
  var payloads: [Property] = []

  enum Kind: String {
    case `class` = "class_decl"
    case `struct` = "struct_decl"
    case `enum` = "enum_decl"
    case `protocol` = "protocol"
    case `typealias`
    case foreign
  }

  /// A stored property, or a case with what it carries.
  struct Property {
    var name: String
    var type: TypeText
    var place: Place
    var usr: String?
    var isConstant = false
    var isStatic = false

    /// Whether what it names stays alive because of it.
    var isStrong: Bool { !type.isWeak && !type.isUnowned }
  }

  var shortName: String { name.lastName }

  /// All that an instance of it holds.
  var held: [Property] { stored.filter { !$0.isStatic } + payloads }
}

/// A function, property or initializer of the module's own.
struct OwnDeclaration {
  var located: Located
  /// The type that it is declared in.
  var owner: String?
  /// What a property starts with.
  var initial: Located?

  var isStoredVariable: Bool {
    located.node.kind == "var_decl" && located.node.isStored && !located.node.flag("let")
  }

  var isGlobal: Bool { owner == nil || located.node.flag("static") }
}

extension TreeNode {
  var isStored: Bool { nodes("attrs").contains { $0.kind == "has_storage_attr" } }
}
