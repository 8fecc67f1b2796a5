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
  /// The same with its generic arguments.
  var superclassType: TypeText?
  /// Whether a protocol is for classes alone.
  var isClassBound = false
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
    /// The declaration that code refers to.
    var usr: String?
    var isConstant = false
    var isStatic = false
    var isLazy = false

    /// Whether what it names stays alive because of it.
    var isStrong: Bool { !type.isWeak && !type.isUnowned }
  }

  var shortName: String { name.lastName }

  /// All that an instance of it holds.
  var held: [Property] { stored.filter { !$0.isStatic } + payloads }

  /// Whether it is one of these, or inside one.
  func isNested(in family: [String], _ facts: ModuleFacts) -> Bool {
    facts.around(name).contains(where: family.contains)
  }
}

/// A function, property or initializer of the module's own.
struct OwnDeclaration {
  var located: Located
  /// The type that it is declared in.
  var owner: String?
  /// What a property starts with.
  var initial: Located?
  /// Whether a protocol asks for it, so that others say what it does.
  var isRequirement = false

  /// A variable that keeps what it is given, also through a wrapper.
  var isStoredVariable: Bool {
    let node = located.node
    return node.kind == "var_decl" && !node.flag("let") && (node.isStored || node.isWrapped)
  }

  var isGlobal: Bool { owner == nil || located.node.flag("static") }
}

extension TreeNode {
  var isStored: Bool { nodes("attrs").contains { $0.kind == "has_storage_attr" } }

  fileprivate var isWrapped: Bool {
    nodes("attrs").contains { $0.kind == "custom_attr" && !$0.flag("implicit") }
      && !nodes("accessors").isEmpty && nodes("accessors").allSatisfy { $0.flag("implicit") }
  }
}
