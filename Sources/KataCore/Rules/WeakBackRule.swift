extension RuleSearch {
  /// Presenters and routers that keep a View alive.
  mutating func lookForStrongReferences() {
    for part in facts.parts where part.isA(.presenter) || part.isA(.router) {
      for name in part.family {
        for (property, path) in strongViews(in: name, seen: []) {
          reportStrong(property, path, in: part)
        }
      }
      lookForKeptClosures(in: part)
    }
  }

  private mutating func reportStrong(_ property: OwnType.Property, _ path: String?, in part: Part) {
    let through = path.map { " through \($0)" } ?? ""
    let why =
      property.type.isUnowned
      ? "\(part.shortName) holds the View unowned\(through) in `\(property.name)`, and crashes when"
        + " it is used after the View is gone."
      : "\(part.shortName) holds the View strongly\(through) in `\(property.name)`, and the View"
        + " holds the parts behind it: none of them would ever go."
    report(
      .weakBack, at: property.place, why, instead: "Declare it `weak var`, with an optional type.")
  }

  /// The properties by which a type keeps a View, also inside values that it holds.
  private func strongViews(
    in type: String, seen: Set<String>
  ) -> [(OwnType.Property, String?)] {
    guard !seen.contains(type), let own = facts.types[type] else { return [] }
    var found: [(OwnType.Property, String?)] = []
    for property in own.stored + own.payloads where !property.type.isWeak {
      for mention in property.type.mentions where !property.type.isFunction {
        guard mention.owners.allSatisfy(keepsAlive) else { continue }
        if facts.roles(of: mention.name).contains(.view) {
          found.append((property, nil))
        } else if facts.types[mention.name] != nil, !facts.isConcretePart(mention.name) {
          found += strongViews(in: mention.name, seen: seen.union([type]))
            .map { ($0.0, $0.1 ?? mention.name.lastName) }
        }
      }
    }
    return found
  }

  /// Whether a generic type holds what it is made of.
  private func keepsAlive(_ generic: String) -> Bool {
    if let own = facts.types[generic], own.kind != .foreign {
      return own.held.contains { $0.isStrong && !$0.type.isFunction && $0.type.namesParameter }
    }
    return Self.containers.contains(generic)
  }

  private static let containers: Set<String> = [
    "Swift.Optional", "Swift.Array", "Swift.ContiguousArray", "Swift.ArraySlice", "Swift.Set",
    "Swift.Dictionary", "Swift.Result", "Synchronization.Mutex", "os.OSAllocatedUnfairLock",
  ]
}

extension RuleSearch {
  /// Closures that a part keeps in a property, and that hold a View themselves.
  mutating func lookForKeptClosures(in part: Part) {
    let stored = part.family.flatMap { facts.types[$0]?.stored ?? [] }
    let names = Dictionary(stored.map { ($0.usr ?? "", $0.name) }) { first, _ in first }
    var weakVariables: Set<String> = []
    var closures: [KeptClosure] = []
    facts.visit(part) { located in
      if let name = weakVariable(located.node) { weakVariables.insert(name) }
      guard located.node.kind == "assign_expr", let source = located.node.node("src"),
        let usr = located.node.node("dest")?.node("decl")?.text("decl_usr"),
        let property = names[usr]
      else { return }
      closures += self.closures(below: Located(source, below: located.place), keptIn: property)
    }
    for closure in closures {
      let weak = weakVariables.union(closure.weak)
      guard closure.captures.contains(where: { holdsView($0, weak, part) }) else { continue }
      report(
        .weakBack, at: closure.place,
        "The closure in `\(closure.property)` of \(part.shortName) holds the View strongly, and the"
          + " View holds the parts behind it: none of them would ever go.",
        instead: "Capture it weakly, with `[weak view]`, or call a weak property in the closure.")
    }
  }

  private struct KeptClosure {
    var property: String
    var place: Place
    /// References to what it holds.
    var captures: [TreeNode]
    /// Names that its capture list makes weak.
    var weak: Set<String>
  }

  private func closures(below root: Located, keptIn property: String) -> [KeptClosure] {
    var weak: [ObjectIdentifier: Set<String>] = [:]
    var closures: [KeptClosure] = []
    facts.visit(root) { located in
      let node = located.node
      if node.kind == "capture_list", let body = node.node("closure_body") {
        weak[ObjectIdentifier(body)] = weakCaptures(node, in: located.place.file)
      }
      guard node.kind == "closure_expr" else { return }
      closures.append(
        KeptClosure(
          property: property, place: located.place,
          captures: node.nodes("captures").compactMap { $0.node("decl") },
          weak: weak[ObjectIdentifier(node)] ?? []))
    }
    return closures
  }

  /// The tree says what is captured, but not how: the word in front of it does.
  private func weakCaptures(_ list: TreeNode, in file: Int) -> Set<String> {
    let weak = list.nodes("captures").filter { capture in
      capture.start.map { facts.sources[file].word(before: $0) } == "weak"
    }
    return Set(weak.compactMap { $0.nodes("pattern_entries").first?.node("pattern")?.name })
  }

  private func weakVariable(_ node: TreeNode) -> String? {
    guard node.kind == "var_decl", node.text("usr") == nil,
      let mangled = node.text("interface_type"), facts.names.type(mangled).isWeak
    else { return nil }
    return node.name
  }

  private func holdsView(_ captured: TreeNode, _ weak: Set<String>, _ part: Part) -> Bool {
    let type = facts.names.type(captured.text("type_usr") ?? "")
    guard !weak.contains(captured.text("base_name") ?? ""), !type.isFunction else { return false }
    return type.names.contains { name in
      facts.roles(of: name).contains(.view) && !part.family.contains(name)
    }
  }
}
