extension RuleSearch {
  /// Parts that name the class of another part where its protocol would do.
  mutating func lookForConcreteParts() {
    for part in parts {
      let found = part.mentions.compactMap { mention in
        mention.names.first { isOther($0, than: part) }.map { (mention: mention, name: $0) }
      }.filter { isHeld($0.mention, $0.name, by: part) }
      let ownNames = Set(found.filter(\.mention.way.isEmpty).map(\.name))
      // A use shows nothing new where a declaration names the class, nor does a second use.
      var known = Set(found.filter { $0.mention.form != .used }.map(\.name))
      for (mention, name) in found {
        guard mention.way.isEmpty || !ownNames.contains(name),
          mention.form != .used || known.insert(name).inserted,
          // Where the direction is wrong, that advice comes first.
          !hasReported(.oneWay, at: mention.place)
        else { continue }
        let role = facts.roles(of: name).map(\.title).sorted().first ?? "part"
        report(
          .protocols, part, mention,
          "knows \(name.lastName) by its class, so "
            + (facts.isOpen(name) ? "only a subclass" : "no spy and no other \(role)")
            + " can stand in its place.",
          instead: part.isA(.router) && role == "View"
            ? "Write a navigator protocol of the ways that are taken, let the View adopt it, and name that."
            : "\(wayOut(of: name)) here, and let the configurator choose the class."
        )
      }
    }
  }

  /// True if the type is another part: not this one, no relative by inheritance, and no box around
  /// a View.
  private func isOther(_ name: String, than part: Part) -> Bool {
    let isPart = facts.isConcretePart(name) || isGiven(name) || part.isA(.router) && isScreen(name)
    return isPart && !part.family.contains(name) && !facts.family(of: name).contains(part.name)
      // A box around a View that is a View to all others.
      && !(facts.isWeakBox(name) && facts.roles(of: name) == [.view])
  }

  /// True if the type is a class of a scene's module, and that's another one than is judged.
  private func isGiven(_ name: String) -> Bool {
    facts.names.classes.contains(name) && !facts.isOwn(name) && name.contains(/^\w+Scene\./)
  }

  /// True if the type is a class that a Router shows: it adopts a protocol of a screen.
  private func isScreen(_ name: String) -> Bool {
    facts.types[name]?.kind == .class
      && facts.conformances[name, default: []].contains { $0.hasSuffix("Screen") }
  }

  private func isHeld(_ mention: Mention, _ name: String, by part: Part) -> Bool {
    switch mention.form {
    case .stored, .parameter: true
    // A router makes the screens that it shows.
    case .declared, .cast: part.roles != [.router]
    case .used: part.roles != [.router] && mention.names.first == name && !isStart(mention)
    case .named, .waits, .sentence: false
    }
  }

  /// True if the mention makes a part or takes a shared one, to hold it through its protocol.
  private func isStart(_ mention: Mention) -> Bool {
    guard let used = mention.usr.flatMap({ facts.declarations[$0] }) else {
      return mention.usr.flatMap(facts.names.declaration)?.contains(".init(") == true
    }
    return used.node.kind == "constructor_decl" || used.isVariable && used.isGlobal
  }

  private func wayOut(of type: String) -> String {
    let adopted = facts.family(of: type).flatMap { facts.conformances[$0] ?? [] }
    let protocols = adopted.filter {
      facts.endings.role(ofProtocol: $0) != nil || $0.hasSuffix("Screen")
    }
    let name = protocols.map(\.lastName).min()
    return name.map { "Name `any \($0)`" }
      ?? "Let the class adopt a protocol of what is called, name that"
  }
}
