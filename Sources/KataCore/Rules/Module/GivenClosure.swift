/// A closure, or a method, that somebody gives away: to a property, an initializer or a function.
struct GivenClosure {
  /// The mangled types of those who may be the ones that get it, the nearest first.
  var receivers: [String]
  /// Its code, with the local closures and functions that it calls.
  var bodies: [Located]
  /// The type that it is written in.
  var owner: String?
  /// The properties that it is put into, from that itself to those that lead there.
  var properties: [String] = []
  /// The function that it is handed to, whose object those properties lead to.
  var function: String?
}

/// Notes what is given away in a function, while that is read from top to bottom.
struct GivenClosureReader {
  private(set) var found: [GivenClosure] = []
  /// What local closures start with, and local functions.
  private var locals: [String: Located] = [:]

  mutating func read(_ located: Located, in owner: String?, _ names: Names) {
    let node = located.node
    switch node.kind {
    case "func_decl", "constructor_decl", "accessor_decl":
      if node.text("usr") != nil {
        locals = [:]
      } else if let name = node.name {
        locals[name] = located
      }
    case "pattern_binding_decl":
      for entry in node.nodes("pattern_entries") {
        guard let pattern = entry.node("pattern"),
          let name = (pattern.node("sub_pattern") ?? pattern).name,
          let initial = entry.node("processed_init") ?? entry.node("original_init")
        else { continue }
        locals[name] = Located(initial, below: located.place)
      }
    case "assign_expr":
      guard let place = node.node("dest"), let source = node.node("src") else { return }
      give(source, at: located, to: Self.bases(of: place), in: place, owner, names)
    case "call_expr":
      for argument in node.node("args")?.nodes("args") ?? [] {
        guard let value = argument.node("expr") else { continue }
        give(
          value, at: located, to: Self.receivers(of: node), in: node.changedPlace ?? node.object,
          by: node.changedPlace == nil ? node.node("fn")?.firstReference : nil, owner, names)
      }
    case "binary_expr":
      // `+=`: the list that it changes stands on its left.
      let sides = node.node("args")?.nodes("args").compactMap { $0.node("expr") } ?? []
      guard let place = sides.first, place.kind == "inout_expr" else { return }
      for value in sides.dropFirst() {
        give(value, at: located, to: Self.bases(of: place), in: place, owner, names)
      }
    default: return
    }
  }

  private mutating func give(
    _ value: TreeNode, at located: Located, to receivers: [String], in place: TreeNode?,
    by function: String? = nil, _ owner: String?, _ names: Names
  ) {
    let properties = place?.path.compactMap { $0.node("decl")?.text("decl_usr") } ?? []
    guard !receivers.isEmpty || !properties.isEmpty || function != nil else { return }
    for closure in closures(in: Located(value, below: located.place), names) {
      var bodies: [Located] = []
      var followed: Set<String> = []
      follow(closure.code, &bodies, &followed)
      found.append(
        GivenClosure(
          receivers: closure.holders + receivers, bodies: bodies, owner: owner,
          properties: properties, function: function))
    }
  }

  /// The closures that a value is, or holds, with the types that hold them in it.
  private func closures(
    in value: Located, _ names: Names
  ) -> [(code: Located, holders: [String])] {
    let node = value.node
    if node.kind == "closure_expr" || node.kind == "autoclosure_expr" {
      return node.flag("escaping") ? [(value, [])] : []
    }
    if let mangled = node.text("type"), names.type(mangled).isFunction,
      node.kind == "declref_expr"
    {
      return [(value, [])]
    }
    guard node.kind != "decl_ref" else { return [] }
    guard node.kind == "call_expr" else {
      return value.children.flatMap { closures(in: $0, names) }
    }
    // What is handed to a function stays there, for all that is known here.
    guard let made = Self.makes(node) else { return [] }
    // An initializer is itself a function, but not one that is given away.
    let handed = node.node("args")?.nodes("args").compactMap { $0.node("expr") } ?? []
    return handed.flatMap { closures(in: Located($0, below: value.place), names) }
      .map { ($0.code, $0.holders + [made]) }
  }

  private func follow(_ located: Located, _ bodies: inout [Located], _ followed: inout Set<String>)
  {
    bodies.append(located)
    var open = [located]
    while let next = open.popLast() {
      if next.node.kind == "decl_ref", next.node.text("decl_usr") == nil,
        let name = next.node.text("base_name"), let local = locals[name],
        followed.insert(name).inserted, local.node.isCode
      {
        follow(local, &bodies, &followed)
      }
      open += next.children
    }
  }

  /// The types along the path to a property, from its own owner on.
  private static func bases(of place: TreeNode) -> [String] {
    place.path.dropFirst().compactMap { $0.text("type") }
  }

  /// What a call makes, or whose method it calls; of a list that it changes, also whose that is.
  private static func receivers(of call: TreeNode) -> [String] {
    if let made = makes(call) { return [made] }
    var next = call.node("fn")
    while let node = next {
      if node.kind == "dot_syntax_call_expr" {
        guard let base = node.node("args")?.nodes("args").first?.node("expr") else { return [] }
        return [base.text("type")].compactMap { $0 }
          + (base.kind == "inout_expr" ? bases(of: base) : [])
      }
      next = node.node("sub_expr")
    }
    return []
  }

  private static func makes(_ call: TreeNode) -> String? {
    var next = call.node("fn")
    while let node = next {
      if node.kind == "constructor_ref_call_expr" { return call.text("type") }
      next = node.node("sub_expr")
    }
    return nil
  }
}

extension TreeNode {
  /// A property, and what leads to it: the value of a protocol's type is opened around all of that.
  var path: [TreeNode] {
    var path: [TreeNode] = []
    var next: TreeNode? = self
    var opened: TreeNode?
    while let node = next {
      switch node.kind {
      case "open_existential_expr":
        opened = node.node("existential_value")
        next = node.node("sub_expr")
      case "opaque_value_expr" where opened != nil:
        next = opened
        opened = nil
      default:
        path.append(node)
        next = node.node("base") ?? node.node("sub_expr")
      }
    }
    return path
  }

  /// What is given another value: a property, or a list that a call changes.
  var changedPlace: TreeNode? {
    guard kind == "call_expr" || kind == "binary_expr" else { return node("dest") }
    let arguments = [self, node("fn")].compactMap { $0?.node("args")?.nodes("args") }.joined()
    return arguments.lazy.compactMap { $0.node("expr") }.first { $0.kind == "inout_expr" }
  }

  /// Whose method is called.
  fileprivate var object: TreeNode? {
    node("fn")?.node("args")?.nodes("args").first?.node("expr")
  }

  fileprivate var isCode: Bool {
    ["func_decl", "closure_expr", "capture_list", "autoclosure_expr"].contains(kind)
  }
}
