/// What the code below one node says, read once: what rules look at, and what it refers to.
final class Code {
  /// The nodes of the kinds that rules look at, in their order; no other part's, and no macro's.
  fileprivate(set) var nodes: [Located] = []
  /// The module's own declarations that it refers to, also where the compiler does so for it.
  fileprivate(set) var uses: [String] = []
  /// The module's own types that occur in it.
  fileprivate(set) var types: [String] = []
  /// Values of own types that it hands to the system, which may ask them what the protocol asks.
  fileprivate(set) var handed: [Conformance] = []
  /// Text of several words, but for what is said to developers.
  fileprivate(set) var sentences: [Place] = []

  struct Conformance: Hashable {
    var type: String
    var protocolName: String
  }
}

extension ModuleFacts {
  /// The code of a declaration of its own, read the first time that it is asked for.
  func code(of root: Located) -> Code {
    let key = ObjectIdentifier(root.node)
    if let known = memory.codes[key] { return known }
    var reader = CodeReader(facts: self)
    reader.read(root: root)
    memory.codes[key] = reader.code
    return reader.code
  }

  /// The types of the module's own that a mangled type names, protocols among them.
  func ownTypes(in mangled: String) -> [String] {
    if let known = memory.ownTypes[mangled] { return known }
    let own = names.type(mangled).names.filter { types[$0].map { $0.kind != .foreign } ?? false }
    memory.ownTypes[mangled] = own
    return own
  }
}

private struct CodeReader {
  let facts: ModuleFacts
  let code = Code()
  private var used: Set<String> = []
  private var typed: Set<String> = []

  init(facts: ModuleFacts) {
    self.facts = facts
  }

  mutating func read(root: Located) {
    guard !root.node.isExpanded else { return }
    read(root, isRoot: true, isSaid: false)
  }

  private mutating func read(_ located: Located, isRoot: Bool = false, isSaid: Bool) {
    let node = located.node
    guard isRoot || !(node.isExpanded || node.isUnwritten || facts.isOtherPart(node)) else {
      return
    }
    var isSaid = isSaid
    switch node.kind {
    case "call_expr":
      code.nodes.append(located)
      isSaid = isSaid || facts.isForDevelopers(node)
      if !isSaid, facts.joinsWords(node) { code.sentences.append(located.place) }
    case "string_literal_expr":
      if !isSaid, node.isSentence { code.sentences.append(located.place) }
    case "decl_ref":
      code.nodes.append(located)
      note(node, isSaid: isSaid)
      // What is below it was written by the compiler.
      return
    case "erasure_expr":
      if !isSaid { hand(node.nodes("conformances")) }
      if node.text("written_type") != nil { code.nodes.append(located) }
    case "var_decl":
      code.nodes.append(located)
      // Told to developers, until somebody else asks for it.
      isSaid = isSaid || !isRoot && node.isDescription
      note(typeIn: node, "interface_type")
      if !node.isStored { readAccessors(of: located) }
    case "parameter", "type_expr":
      code.nodes.append(located)
      note(typeIn: node, node.kind == "parameter" ? "interface_type" : "type")
    case "requirement", "parameter_list", "func_decl", "constructor_decl", "accessor_decl",
      "subscript_decl", "typealias", "pattern_named", "pattern_is", "await_expr", "assign_expr",
      "binary_expr", "pattern_binding_decl", "dot_self_expr":
      code.nodes.append(located)
    default:
      if node.text("written_type") != nil { code.nodes.append(located) }
    }
    for child in located.children { read(child, isSaid: isSaid) }
  }

  /// A wrapper's and a raw value's accessors are the compiler's; what they refer to counts.
  private mutating func readAccessors(of variable: Located) {
    for accessor in variable.node.nodes("accessors") where accessor.flag("implicit") {
      readUnwritten(Located(accessor, below: variable.place))
    }
  }

  private mutating func readUnwritten(_ located: Located) {
    let node = located.node
    guard !node.isExpanded else { return }
    if node.kind == "decl_ref" { return note(node, isSaid: true) }
    if node.kind == "string_literal_expr", node.isSentence { code.sentences.append(located.place) }
    for child in located.children { readUnwritten(child) }
  }

  private mutating func note(_ reference: TreeNode, isSaid: Bool) {
    if let usr = reference.text("decl_usr") {
      if facts.declarations[usr] != nil, used.insert(usr).inserted { code.uses.append(usr) }
      if !isSaid, let map = reference.node("substitutions") {
        hand(map.nodes("reqs").compactMap { $0.node("conformance") })
      }
    }
    note(typeIn: reference, "type_usr")
  }

  private mutating func note(typeIn node: TreeNode, _ key: String) {
    guard let mangled = node.text(key) else { return }
    for name in facts.ownTypes(in: mangled) where typed.insert(name).inserted {
      code.types.append(name)
    }
  }

  private func hand(_ conformances: [TreeNode]) {
    for node in conformances where node.kind == "normal_conformance" {
      guard let mangled = node.text("type"), let type = facts.names.nominal(mangled),
        facts.types[type].map({ $0.kind != .foreign }) ?? false,
        let name = node.text("protocol").flatMap(facts.names.declaration)
      else { continue }
      code.handed.append(Code.Conformance(type: type, protocolName: name))
    }
  }
}

extension ModuleFacts {
  /// A class, struct or enum that is a part of the scene: not the code of the one around it.
  fileprivate func isOtherPart(_ node: TreeNode) -> Bool {
    guard ["class_decl", "struct_decl", "enum_decl"].contains(node.kind),
      let mangled = node.text("interface_type"), let name = names.nominal(mangled)
    else { return false }
    return isConcretePart(name)
  }

  /// Whether a call speaks to the part's developers alone.
  fileprivate func isForDevelopers(_ call: TreeNode) -> Bool {
    guard let usr = call.node("fn")?.firstReference else { return false }
    if let known = memory.developers[usr] { return known }
    memory.developers[usr] = false
    let isFor = declarations[usr].map(passesOnToDevelopers) ?? tellsDevelopers(usr)
    memory.developers[usr] = isFor
    return isFor
  }

  private func tellsDevelopers(_ usr: String) -> Bool {
    let name = names.declaration(usr) ?? ""
    return ["Swift.", "Foundation.", "os.", "C."].contains { module in
      Self.tellDevelopers.contains { name.hasPrefix(module + $0) }
    }
  }

  /// A function of the module's own that does nothing else.
  private func passesOnToDevelopers(_ declaration: OwnDeclaration) -> Bool {
    let statements = declaration.located.node.node("body")?.nodes("elements") ?? []
    return !statements.isEmpty
      && statements.allSatisfy { $0.kind == "call_expr" && isForDevelopers($0) }
  }

  private static let tellDevelopers = [
    "print(", "debugPrint(", "dump(", "assert(", "assertionFailure(", "precondition(",
    "preconditionFailure(", "fatalError(", "NSLog(", "Logger.", "os_log(",
  ]
}

extension ModuleFacts {
  /// Whether a call puts blanks between words that stand in a list.
  fileprivate func joinsWords(_ call: TreeNode) -> Bool {
    guard let function = call.node("fn"), let usr = function.node("fn")?.firstReference,
      names.declaration(usr)?.hasSuffix(".joined(separator:)") == true
    else { return false }
    let blank = call.node("args")?.firstText.map { $0.contains(where: \.isWhitespace) } ?? false
    let list = function.node("args")?.nodes("args").compactMap { $0.node("expr") }.first
    return blank && list?.kind == "array_expr"
      && list?.nodes("elements").contains {
        $0.kind == "string_literal_expr" && $0.text("value")?.contains(where: \.isLetter) == true
      } == true
  }
}

extension TreeNode {
  /// The first text that is spelled out in it.
  fileprivate var firstText: String? {
    if kind == "string_literal_expr" { return text("value") }
    return children.lazy.compactMap(\.firstText).first
  }

  var isDescription: Bool { name == "description" || name == "debugDescription" }

  /// What the compiler adds on its own.
  fileprivate var isUnwritten: Bool {
    switch kind {
    case "inheritance", "substitution_map", "requirement_signature", "captured_value": true
    case "accessor_decl", "constructor_decl", "destructor_decl", "var_decl": flag("implicit")
    case "parameter": name == "self"
    default: kind.hasSuffix("_conformance")
    }
  }

  /// A key or a name has no blank between letters, and is short where a script has no blanks.
  fileprivate var isSentence: Bool {
    guard let text = text("value") else { return false }
    // Escapes are left in the tree's text: a blank is one of these, a backslash of its own is none.
    let plain = text.replacing(#/\\(.)/#) { ["t", "n", "r"].contains($0.1) ? " " : "" }
    if plain.unicodeScalars.count(where: \.isWrittenWithoutBlanks) > 5 { return true }
    return plain.contains(where: \.isLetter) && plain.contains(where: \.isWhitespace)
  }

  /// The declaration that the first reference in it names.
  var firstReference: String? {
    if kind == "decl_ref", let usr = text("decl_usr") { return usr }
    for child in children {
      if let usr = child.firstReference { return usr }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Thai and Lao, Burmese, Khmer, Japanese and Chinese.
  fileprivate var isWrittenWithoutBlanks: Bool {
    [0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF]
      .contains { $0.contains(value) }
  }
}
