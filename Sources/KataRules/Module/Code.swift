/// One thing that code says, as far as a rule may look at it.
struct Mention {
  var form: Form
  /// The types that it names or has; of a declaration that is used, first the one that has it.
  var names: [String] = []
  /// The declaration that is used.
  var usr: String?
  var place: Place
  /// The declarations that lead there from the part's own code.
  var way: [String] = []

  enum Form {
    case stored, parameter, declared, cast
    /// The type itself stands in an expression, to make one, say.
    case named
    /// A declaration is used that stands elsewhere.
    case used
    /// `await`.
    case waits
    /// A text of several words, unless it is for developers.
    case sentence
  }
}

/// The code below one node, read once.
struct Code {
  fileprivate(set) var mentions: [Mention] = []
  /// The module's own declarations that it uses.
  fileprivate(set) var uses: [String] = []
  /// The module's own types that occur in it.
  fileprivate(set) var types: [String] = []
}

extension ModuleFacts {
  func code(of root: TreeNode) -> Code {
    var reader = CodeReader(facts: self)
    if !root.isExpanded { reader.read(root, isRoot: true) }
    return reader.code
  }
}

private struct CodeReader {
  let facts: ModuleFacts
  var code = Code()

  /// Reads a node and all below it; `isSaid` tells that it is for developers alone.
  mutating func read(_ node: TreeNode, isRoot: Bool = false, isSaid: Bool = false) {
    if !isRoot, node.isExpanded || node.isUnwritten || facts.isOtherPart(node) { return }
    var isSaid = isSaid
    switch node.kind {
    case "call_expr": isSaid = isSaid || facts.isForDevelopers(node)
    case "string_literal_expr":
      if !isSaid, node.isSentence { add(.sentence, at: node.place) }
    case "await_expr": add(.waits, at: node.place)
    case "decl_ref": return addUse(node)
    case "var_decl":
      isSaid = isSaid || !isRoot && ["description", "debugDescription"].contains(node.name)
      add(form(of: node), "interface_type", node)
      for wrapper in node.wrappers { noteTypes(wrapper) }
      if !node.isStored { readAccessors(of: node) }
    case "parameter": add(.parameter, "interface_type", node)
    case "func_decl": add(.declared, "result", node)
    case "subscript_decl": add(.declared, "element", node)
    case "typealias", "pattern_named": add(.declared, "type", node)
    case "pattern_is": add(.cast, "cast_to", node)
    case "dot_self_expr": add(.cast, "type", node)
    case "type_expr": add(.named, "type", node)
    default: add(.cast, "written_type", node)
    }
    for child in node.children { read(child, isSaid: isSaid) }
  }

  /// Reads what the compiler wrote for a wrapper, or for a raw value.
  private mutating func readAccessors(of variable: TreeNode) {
    var open = variable.children.filter { $0.flag("implicit") }
    while let node = open.popLast() {
      if node.isExpanded { continue }
      if node.kind == "string_literal_expr", node.isSentence {
        add(.sentence, at: node.place)
      }
      if let usr = node.text("decl_usr") { code.uses.append(usr) }
      open += node.children
    }
  }

  private mutating func add(_ form: Mention.Form, _ names: [String] = [], at place: Place) {
    code.mentions.append(Mention(form: form, names: names, place: place))
  }

  private mutating func add(_ form: Mention.Form, _ key: String, _ node: TreeNode) {
    guard let mangled = node.text(key),
      form == .parameter || form == .cast || !node.flag("implicit")
    else { return }
    let names = noteTypes(mangled)
    if !names.isEmpty { add(form, names, at: node.place) }
  }

  @discardableResult
  private mutating func noteTypes(_ mangled: String) -> [String] {
    let names = facts.names.type(mangled).names
    code.types += names.filter(facts.isOwn)
    return names
  }

  /// A part holds its properties; those that are shared are held by the code that uses them.
  private func form(of variable: TreeNode) -> Mention.Form {
    guard let usr = variable.text("usr") else { return .declared }
    if facts.declarations[usr]?.isGlobal == true { return .named }
    return variable.isStored ? .stored : .declared
  }

  /// Notes the type that has a declaration, and the one that it has.
  private mutating func addUse(_ node: TreeNode) {
    var names = node.text("type_usr").map { noteTypes($0) } ?? []
    guard let usr = node.text("decl_usr"), let name = facts.names.declaration(usr) else {
      return
    }
    code.uses.append(usr)
    let path = name.prefix { $0 != "(" }
    if let dot = path.lastIndex(of: ".") { names.insert(String(path[..<dot]), at: 0) }
    code.mentions.append(Mention(form: .used, names: names, usr: usr, place: node.place))
  }
}

extension ModuleFacts {
  /// Whether it is another part of the scene, and not the code of the one around it.
  fileprivate func isOtherPart(_ node: TreeNode) -> Bool {
    ["class_decl", "struct_decl", "enum_decl"].contains(node.kind)
      && node.text("interface_type").flatMap(names.nominal).map(isConcretePart) == true
  }

  /// Whether a call speaks to developers alone, also by a function of the module's own that does
  /// nothing else.
  fileprivate func isForDevelopers(_ call: TreeNode) -> Bool {
    let usr = call.node("fn")?.firstReference ?? ""
    guard let own = declarations[usr]?.node else { return tellsDevelopers(usr) }
    let statements = own.node("body")?.nodes("elements") ?? []
    return !statements.isEmpty
      && statements.allSatisfy { tellsDevelopers($0.node("fn")?.firstReference ?? "") }
  }

  private func tellsDevelopers(_ usr: String) -> Bool {
    let path = (names.declaration(usr) ?? "").prefix { $0 != "(" }.split(separator: ".")
    return path.contains("Logger") || Self.tellDevelopers.contains(path.last ?? "")
  }

  private static let tellDevelopers: Set<Substring> = [
    "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "NSLog", "os_log",
  ]
}

extension TreeNode {
  /// Whether the compiler added it on its own.
  fileprivate var isUnwritten: Bool {
    switch kind {
    case "inheritance", "substitution_map", "requirement_signature", "captured_value": true
    case "accessor_decl", "constructor_decl", "destructor_decl", "var_decl": flag("implicit")
    case "parameter": name == "self"
    default: kind.hasSuffix("_conformance")
    }
  }

  /// Whether a text has several words, which keys and names have not.
  fileprivate var isSentence: Bool {
    // The tree leaves escapes in: a blank is one of these, a backslash of its own is none.
    let plain = (text("value") ?? "").replacing(#/\\(.)/#) {
      ["t", "n", "r"].contains($0.1) ? " " : ""
    }
    return plain.contains(where: \.isLetter) && plain.contains(where: \.isWhitespace)
  }
}
