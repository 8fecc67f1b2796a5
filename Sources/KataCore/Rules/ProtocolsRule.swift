extension RuleSearch {
  /// Parts that name the class of another part where its protocol would do.
  mutating func lookForConcreteParts() {
    for part in parts {
      let found = facts.mentions(in: part).compactMap { mention in
        mention.names.first { isOther($0, than: part) }.map { (mention: mention, name: $0) }
      }.filter { isHeld($0.mention, $0.name, by: part) }
      let own = found.filter(\.mention.way.isEmpty)
      let ownNames = Set(own.map(\.name))
      let reached = found.filter { !$0.mention.way.isEmpty && !ownNames.contains($0.name) }
      for (mention, name) in [own, reached].flatMap(withoutRepeatedUses) {
        // Where the direction is wrong, that advice comes first.
        guard !hasReported(.oneWay, at: mention.place) else { continue }
        let role =
          facts.roles(of: name).map(\.rawValue).sorted().first
          ?? (facts.names.givenClasses.contains(name) ? "part" : "screen")
        report(
          .protocols, at: mention.place, way: mention.way,
          "\(subject(part, mention.way)) knows \(name.lastName) by its class, so no spy and no other"
            + " \(role) can stand in its place.",
          instead: "Name \(protocolName(of: name)) here, and let the configurator choose the class."
        )
      }
    }
  }

  /// Uses show nothing new where a declaration names the class, nor does a second use.
  private func withoutRepeatedUses(
    _ found: [(mention: TypeMention, name: String)]
  ) -> [(mention: TypeMention, name: String)] {
    var known = Set(found.filter { $0.mention.form != .used }.map(\.name))
    return found.filter { $0.mention.form != .used || known.insert($0.name).inserted }
  }

  /// A part that is not the type itself, one that it inherits from, or a box for a weak link.
  private func isOther(_ name: String, than part: Part) -> Bool {
    (facts.isConcretePart(name) || facts.names.givenClasses.contains(name)
      || part.isA(.router) && facts.isScreen(name))
      && !facts.family(of: name).contains(part.name)
      && !part.family.contains(name) && !isStandIn(name)
  }

  /// Whether it is a box around a part, and that part to all others: a Presenter holds its View
  /// weakly, too, and is none.
  private func isStandIn(_ name: String) -> Bool {
    guard facts.isWeakBox(name), let held = facts.types[name]?.held else { return false }
    let inside = held.flatMap(\.type.names).reduce(into: Set<SceneRole>()) {
      $0.formUnion(facts.partsBehind($1))
    }
    return facts.roles(of: name).isSubset(of: inside)
  }

  private func isHeld(_ mention: TypeMention, _ name: String, by part: Part) -> Bool {
    switch mention.form {
    case .stored, .parameter: true
    // A router makes the screens that it shows.
    case .declared, .cast: part.roles != [.router]
    case .named: false
    case .used: part.roles != [.router] && mention.names.first == name && !isStart(mention)
    }
  }

  /// Making one, or taking a shared one, to hold it through its protocol.
  private func isStart(_ mention: TypeMention) -> Bool {
    guard mention.subject != "init" else { return true }
    guard let used = mention.usr.flatMap({ facts.declarations[$0] }) else { return false }
    return used.located.node.kind == "var_decl" && used.located.node.flag("static")
  }

  private func protocolName(of type: String) -> String {
    let protocols = facts.family(of: type).flatMap { facts.conformances[$0] ?? [] }
      .filter { SceneRole(protocolName: $0) != nil || $0.isScreens }.map(\.lastName).sorted()
    return protocols.first.map { "`any \($0)`" } ?? "its protocol"
  }
}

extension ModuleFacts {
  /// Whether it is a class that a Router shows, by the protocol that it is shown as.
  fileprivate func isScreen(_ name: String) -> Bool {
    guard let type = types[name], type.kind != .protocol, type.kind != .foreign else {
      return false
    }
    return family(of: name).contains { conformances[$0, default: []].contains(where: \.isScreens) }
  }
}

extension String {
  fileprivate var isScreens: Bool { hasSuffix("Screen") && !isSystems }
}
