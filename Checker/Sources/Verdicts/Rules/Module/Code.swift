/// One thing that code says, as far as a rule may look at it.
package struct Mention {
  package var form: Form
  /// The types that it names or has; of a declaration that is used, first the one that has it.
  package var names: [String] = []
  /// The declaration that is used.
  package var usr: String?
  package var place: Place
  /// The declarations that lead there from the part's own code.
  package var way: [String] = []
  /// The place in the part's own code from which it is reached.
  package var origin: Place?
  /// The function of the part in which it stands.
  package var inside: String?

  package enum Form {
    case stored, parameter, declared, cast
    /// The type itself stands in an expression, to make one, say.
    case named
    /// A declaration is used that stands elsewhere.
    case used
    case waits
    /// A text of several words, unless it is for developers.
    case sentence
  }
}

extension ModuleFacts {
  /// Everything that the code below a node says.
  package func mentions(below root: TreeNode) -> [Mention] {
    if let known = memory.mentions[root.id] { return known }
    var reader = CodeReader(facts: self)
    if !root.isExpanded { reader.read(root, isRoot: true) }
    memory.mentions[root.id] = reader.mentions
    return reader.mentions
  }
}

private struct CodeReader {
  let facts: ModuleFacts
  var mentions: [Mention] = []
  var inside: String?

  /// Reads a node and all below it; `isSaid` tells that it is for developers alone.
  mutating func read(_ node: TreeNode, isRoot: Bool = false, isSaid: Bool = false) {
    if !isRoot, node.isExpanded || node.isUnwritten || facts.isOtherPart(node) { return }
    var isSaid = isSaid
    let outside = inside
    if inside == nil, node.kind.hasSuffix("_decl"), node.body != nil { inside = node.text("usr") }
    defer { inside = outside }
    switch node.kind {
    case "call_expr": isSaid = isSaid || facts.isForDevelopers(node)
    case "string_literal_expr":
      if !isSaid, node.isSentence { add(Mention(form: .sentence, place: node.place)) }
    case "await_expr": add(Mention(form: .waits, place: node.place))
    case "decl_ref": return addUse(node)
    case "var_decl":
      isSaid = isSaid || !isRoot && ["description", "debugDescription"].contains(node.name)
      add(form(of: node), node.text("interface_type"), node)
      for wrapper in node.wrappers { add(.named, wrapper, node) }
    case "parameter": add(.parameter, node.text("interface_type"), node)
    case "func_decl": add(.declared, node.text("result"), node)
    case "subscript_decl": add(.declared, node.text("element"), node)
    case "typealias", "pattern_named": add(.declared, node.text("type"), node)
    case "pattern_is": add(.cast, node.text("cast_to"), node)
    case "dot_self_expr": add(.cast, node.text("type"), node)
    case "type_expr": add(.named, node.text("type"), node)
    default: add(.cast, node.text("written_type"), node)
    }
    // A stored property's own accessors say nothing; those of a wrapper or a raw value do.
    for child in node.children where !node.isStored || !child.flag("implicit") {
      read(child, isSaid: isSaid)
    }
  }

  private mutating func add(_ form: Mention.Form, _ mangled: String?, _ node: TreeNode) {
    guard let mangled, form == .parameter || form == .cast || !node.flag("implicit") else { return }
    let names = facts.names.type(mangled).names
    if !names.isEmpty { add(Mention(form: form, names: names, place: node.place)) }
  }

  /// A part holds its properties; those that are shared are held by the code that uses them.
  private func form(of variable: TreeNode) -> Mention.Form {
    guard let usr = variable.text("usr") else { return .declared }
    if facts.declarations[usr]?.isGlobal == true { return .named }
    return variable.isStored ? .stored : .declared
  }

  /// Notes the type that has a declaration, and the one that it has.
  private mutating func addUse(_ node: TreeNode) {
    guard let usr = node.text("decl_usr"), let name = facts.names.declaration(usr) else { return }
    let type = node.text("type_usr").map(facts.names.type)
    let owner = name.prefix { $0 != "(" }.split(separator: ".").dropLast().joined(separator: ".")
    add(Mention(form: .used, names: [owner] + (type?.names ?? []), usr: usr, place: node.place))
  }

  private mutating func add(_ mention: Mention) {
    mentions.append(mention)
    mentions[mentions.count - 1].inside = inside
  }
}

extension ModuleFacts {
  /// True if the node is another part of the scene, and no code of the part around it.
  fileprivate func isOtherPart(_ node: TreeNode) -> Bool {
    ["class_decl", "struct_decl", "enum_decl"].contains(node.kind)
      && node.text("interface_type").flatMap(names.nominal).map(isConcretePart) == true
  }

  /// True if a call speaks to developers alone.
  fileprivate func isForDevelopers(_ call: TreeNode) -> Bool {
    let name = call.node("fn")?.firstReference.flatMap(names.declaration) ?? ""
    let path = name.prefix { $0 != "(" }.split(separator: ".")
    return path.contains("Logger") || Self.tellDevelopers.contains(path.last ?? "")
  }

  private static let tellDevelopers: Set<Substring> = [
    "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition",
    "preconditionFailure", "fatalError", "NSLog", "os_log", "log",
  ]
}

extension TreeNode {
  /// True if the compiler added the node on its own.
  fileprivate var isUnwritten: Bool {
    switch kind {
    case "inheritance", "substitution_map", "requirement_signature", "captured_value": true
    case "constructor_decl", "destructor_decl", "var_decl": flag("implicit")
    case "parameter": name == "self"
    default: kind.hasSuffix("_conformance")
    }
  }

  /// True if a text has several words, unlike keys and names.
  fileprivate var isSentence: Bool {
    // The tree leaves escapes in: a blank is one of these, a backslash of its own is none.
    let plain = (text("value") ?? "").replacing(#/\\(.)/#) {
      ["t", "n", "r"].contains($0.1) ? " " : ""
    }
    return plain.contains(where: \.isLetter) && plain.contains(where: \.isWhitespace)
  }
}
