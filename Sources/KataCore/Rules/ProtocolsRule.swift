extension RuleSearch {
  /// Parts that name the class of another part where its protocol would do.
  mutating func lookForConcreteParts() {
    for part in facts.parts {
      var known: Set<String> = []
      for mention in facts.mentions(in: part) {
        guard let name = mention.names.first(where: { isOther($0, than: part) }),
          isHeld(mention, name, by: part), mention.form != .used || !known.contains(name)
        else { continue }
        known.insert(name)
        // Where the direction is wrong, that advice comes first.
        guard !hasReported(.oneWay, at: mention.place) else { continue }
        let role = facts.roles(of: name).map(\.rawValue).sorted().first ?? "part"
        report(
          .protocols, at: mention.place,
          "\(part.shortName) knows \(name.lastName) by its class, so no spy and no other \(role)"
            + " can stand in its place.",
          instead: "Name \(protocolName(of: name)) here, and let the configurator choose the class."
        )
      }
    }
  }

  /// A part that is not the type itself, one that it inherits from, or one inside it.
  private func isOther(_ name: String, than part: Part) -> Bool {
    guard facts.isConcretePart(name), !facts.family(of: name).contains(part.name) else {
      return false
    }
    return !part.family.contains { name == $0 || name.hasPrefix($0 + ".") }
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
      .filter { SceneRole(protocolName: $0) != nil }.map(\.lastName).sorted()
    return protocols.first.map { "`any \($0)`" } ?? "its protocol"
  }
}
