/// All that a part keeps in closures.
struct KeptClosures {
  fileprivate(set) var closures: [KeptClosure] = []
  /// Properties that are also given closures which are written elsewhere.
  fileprivate(set) var passedIn: Set<String> = []
  /// Where a View is put into a property that can hold anything.
  fileprivate(set) var hiddenViews: [(usr: String, place: Place, way: [String])] = []
}

extension ModuleFacts {
  /// Closures and methods that a part puts into its properties, or into those of what it works with.
  func keptClosures(of part: Part) -> KeptClosures {
    var search = KeptClosureSearch(facts: self, part: part)
    return search.run()
  }

  func name(of usr: String) -> String { declarations[usr]?.located.node.name ?? "property" }

  func isUnowned(_ usr: String) -> Bool {
    declarations[usr]?.located.node.text("interface_type").map { names.type($0).isUnowned } ?? false
  }
}

private struct KeptClosureSearch {
  let facts: ModuleFacts
  let part: Part
  private var kept: Set<String> = []
  /// Those that can hold anything, and not weakly.
  private var open: Set<String> = []
  private var found = KeptClosures()

  /// Names of local variables, as far as they are known at a place.
  private struct Scope {
    var weak: Set<String> = []
    var variables: Set<String> = []
    /// Local functions, and what local closures start with.
    var closures: [String: Located] = [:]

    mutating func note(closuresIn located: Located) {
      let node = located.node
      if node.kind == "func_decl", let name = node.name { closures[name] = located }
      for entry in node.nodes("pattern_entries") {
        guard let pattern = entry.node("pattern"),
          let name = (pattern.node("sub_pattern") ?? pattern).name,
          let initial = entry.node("processed_init") ?? entry.node("original_init")
        else { continue }
        closures[name] = Located(initial, below: located.place)
      }
    }

    mutating func note(_ node: TreeNode, _ names: Names) {
      guard node.kind == "var_decl", node.text("usr") == nil, let name = node.name,
        let mangled = node.text("interface_type")
      else { return }
      if names.type(mangled).isWeak {
        weak.insert(name)
      } else if !node.flag("let") {
        variables.insert(name)
      }
    }
  }

  /// Where a closure would be kept, and how the place was reached.
  private struct Keeper {
    var usr: String
    var way: [String]
    var isGivenView: Bool
  }

  init(facts: ModuleFacts, part: Part) {
    self.facts = facts
    self.part = part
  }

  mutating func run() -> KeptClosures {
    let own = part.family.flatMap { facts.types[$0]?.stored ?? [] }
    let others = facts.types.values.filter { !facts.isConcretePart($0.name) }
      .flatMap(\.stored).filter(\.type.isFunction)
    kept = Set((own + others).compactMap(\.usr))
    open = Set(own.filter { !$0.type.isWeak && $0.type.canBeAnything }.compactMap(\.usr))
    for usr in own.compactMap(\.usr) {
      if let initial = facts.declarations[usr]?.initial { keep(initial, in: usr, Scope(), []) }
    }
    for piece in part.reach.pieces {
      var scope = Scope()
      for located in piece.code.nodes { look(at: located, &scope, piece.way) }
    }
    return found
  }

  private mutating func look(at located: Located, _ scope: inout Scope, _ way: [String]) {
    let node = located.node
    switch node.kind {
    case "func_decl", "constructor_decl", "accessor_decl":
      if node.text("usr") == nil { scope.note(closuresIn: located) } else { scope = Scope() }
    case "pattern_binding_decl": scope.note(closuresIn: located)
    case "var_decl": scope.note(node, facts.names)
    case "assign_expr":
      guard let usr = node.node("dest").flatMap(keeper), let source = node.node("src") else {
        return
      }
      keep(Located(source, below: located.place), in: usr, scope, way)
    case "call_expr", "binary_expr":
      let places = (node.node("fn")?.arguments ?? []) + node.arguments
      guard let usr = places.lazy.filter({ $0.kind == "inout_expr" }).compactMap(keeper).first,
        let list = node.node("args")
      else { return }
      keep(Located(list, below: located.place), in: usr, scope, way)
    default: return
    }
  }

  /// The property that something is assigned to, or to a piece of it.
  private func keeper(_ node: TreeNode) -> String? {
    var next: TreeNode? = node
    while let node = next {
      if let usr = node.node("decl")?.text("decl_usr"), kept.contains(usr) { return usr }
      next = node.node("base") ?? node.node("sub_expr")
    }
    return nil
  }

  private mutating func keep(
    _ source: Located, in usr: String, _ scope: Scope, _ way: [String]
  ) {
    let before = found.closures.count
    let keeper = Keeper(usr: usr, way: way, isGivenView: mentionsView(source.node))
    if open.contains(usr), keeper.isGivenView, isView(source.node) {
      found.hiddenViews.append((usr, source.place, way))
    }
    var walked: Set<String> = []
    walk(source, keeper, scope, &walked)
    if found.closures.count == before, source.node.kind != "nil_literal_expr" {
      found.passedIn.insert(usr)
    }
  }

  private mutating func walk(
    _ located: Located, _ keeper: Keeper, _ scope: Scope, _ walked: inout Set<String>
  ) {
    var scope = scope
    var open = [located]
    while let located = open.popLast() {
      let node = located.node
      switch node.kind {
      case "capture_list": scope.weak.formUnion(weakCaptures(node, in: located.place.file))
      case "var_decl": scope.note(node, facts.names)
      case "decl_ref":
        if let usr = node.text("decl_usr") {
          walk(into: usr, keeper, &walked)
        } else if let name = node.text("base_name"), let local = scope.closures[name] {
          scope.closures[name] = nil
          if local.node.kind == "func_decl" {
            open += note(local, keeper, scope)
          } else {
            open.append(local)
          }
        }
        continue
      case "closure_expr", "autoclosure_expr":
        guard node.flag("escaping"), node.kind == "closure_expr" || !node.nodes("captures").isEmpty
        else { break }
        open += note(located, keeper, scope)
        continue
      default: break
      }
      open += located.children.reversed()
    }
  }

  /// Writes a closure down; what follows are the references to what it captures.
  private mutating func note(
    _ located: Located, _ keeper: Keeper, _ scope: Scope
  ) -> [Located] {
    found.closures.append(
      KeptClosure(
        usr: keeper.usr, place: located.place, way: keeper.way, node: located.node,
        weak: scope.weak, variables: scope.variables, isGivenView: keeper.isGivenView))
    return located.node.nodes("captures").compactMap { $0.node("decl") }
      .map { Located($0, below: located.place) }
  }

  /// Into a function that makes closures.
  private mutating func walk(into usr: String, _ keeper: Keeper, _ walked: inout Set<String>) {
    guard let used = facts.declarations[usr], used.makesClosures(facts.names),
      walked.insert(usr).inserted
    else { return }
    var keeper = keeper
    if !facts.isOwn(usr, of: part) { keeper.way.append(used.wayName) }
    for code in [used.located] + [used.initial].compactMap({ $0 }) {
      walk(code, keeper, Scope(), &walked)
    }
  }

  /// The tree says what is captured, but not how: the word in front of it does.
  private func weakCaptures(_ list: TreeNode, in file: Int) -> Set<String> {
    let weak = list.nodes("captures").filter { capture in
      capture.start.map { facts.sources[file].word(before: $0) } == "weak"
    }
    return Set(weak.compactMap { $0.nodes("pattern_entries").first?.node("pattern")?.name })
  }

  private func mentionsView(_ node: TreeNode) -> Bool {
    if node.kind == "decl_ref" { return isView(node, "type_usr") }
    return node.children.contains(where: mentionsView)
  }

  /// Whether a value is a View, below what the compiler converts it with.
  private func isView(_ value: TreeNode) -> Bool {
    var next: TreeNode? = value
    while let node = next {
      if isView(node, "type") { return true }
      next = node.node("sub_expr")
    }
    return false
  }

  private func isView(_ node: TreeNode, _ key: String) -> Bool {
    facts.names.type(node.text(key) ?? "").names.contains { name in
      facts.roles(of: name).contains(.view) && !part.family.contains(name)
    }
  }
}

extension OwnDeclaration {
  fileprivate func makesClosures(_ names: Names) -> Bool {
    let node = located.node
    guard node.kind == "func_decl" || node.kind == "var_decl",
      let mangled = node.text("result") ?? node.text("interface_type")
    else { return false }
    return names.type(mangled).isFunction
  }
}

extension TreeNode {
  fileprivate var arguments: [TreeNode] {
    node("args")?.nodes("args").compactMap { $0.node("expr") } ?? []
  }
}
