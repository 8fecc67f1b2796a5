extension RuleSearch {
  /// Looks for required parts that are missing, never asked, or one class with another part, and for
  /// parts and messages that are too many.
  ///
  /// - Parameters:
  ///   - required: ends of protocol names, one for each part; with none, no part may be left.
  ///   - mostMessages: the number of messages to an Interactor that have work; nil if any may have.
  mutating func lookForParts(_ required: [SceneRole], mostMessages: Int?) {
    let classes = parts.filter { facts.isConcretePart($0.name) }
    guard !required.isEmpty else {
      for part in classes { reportLeft(part) }
      return
    }
    reportMissing(required.filter { role in !classes.contains { $0.isA(role) } })
    if let mostMessages {
      for part in classes where part.roles.isDisjoint(with: required) { reportMore(part) }
      reportMessages(to: classes.filter { $0.isA(.interactor) }, mostMessages)
    }
    for role in required {
      for part in classes where part.isA(role) {
        if let other = required.first(where: { $0 != role && part.isA($0) }) {
          reportTwo(part, role, other)
        } else if !isAsked(part, as: role) {
          report(
            .parts, at: part.place,
            "\(part.shortName) is \(role.withArticle) that gets no message: no other code calls a"
              + " method of its protocol.",
            instead: "Send it the messages of its part, or delete it if another class is that part."
          )
        }
      }
    }
  }

  /// Names what makes it a part: the one object, which was the View, may have kept its protocol.
  private mutating func reportLeft(_ part: Part) {
    let role = part.roles.map(\.withArticle).sorted().first ?? "a part"
    let adopted = part.family.flatMap { facts.conformances[$0, default: []] }
      .filter { !facts.roles(of: $0).isEmpty }.map(\.lastName).min()
    let reason = adopted.map { "since it adopts \($0)" } ?? "by its name"
    let way =
      switch adopted {
      case let name? where part.isA(.view): " If it is that object, let it adopt \(name) no more."
      case nil: " If it is that object, give it another name."
      default: ""
      }
    report(
      .parts, at: part.place,
      "\(part.shortName) is still \(role), \(reason). This exercise wants no part left.",
      instead: "Move what it does into the one object, and delete it." + way)
  }

  private mutating func reportMore(_ part: Part) {
    let role = part.roles.map(\.withArticle).sorted().first ?? "a part"
    report(
      .parts, at: part.place,
      "\(part.shortName) is \(role), and this exercise has no work for one.",
      instead: "Let its neighbor do what it does, and delete it.")
  }

  /// Counts the methods that the protocols of all Interactors ask for.
  private mutating func reportMessages(to interactors: [Part], _ most: Int) {
    let adopted = interactors.flatMap(\.family)
      .reduce(into: Set<String>()) { $0.formUnion(facts.conformances[$1, default: []]) }
    let protocols = adopted.filter { facts.roles(of: $0) == [.interactor] }.sorted()
      .flatMap { facts.types[$0]?.bodies ?? [] }.filter { $0.kind == "protocol" }
    let methods = protocols.flatMap { $0.nodes("members") }.filter { $0.kind == "func_decl" }
    let names = methods.compactMap(\.name)
    guard let first = interactors.first, names.count > most else { return }
    let receivers = interactors.map(\.shortName).joined(separator: " and ")
    report(
      .parts, at: first.place,
      "\(names.count) messages go to \(receivers): \(names.joined(separator: ", ")). This exercise"
        + " has work for \(most) at most.",
      instead: "Take out each message again that is only passed along, and let its sender do the"
        + " work.")
  }

  private mutating func reportMissing(_ roles: [SceneRole]) {
    guard !roles.isEmpty else { return }
    let (titles, ends) = (roles.map { "no \($0.title)" }, roles.map(\.rawValue))
    report(
      .parts, at: Place(file: 0, offset: 0),
      "The scene has \(titles.joined(separator: ", ")): a part is a class that adopts a protocol"
        + " whose name ends in \(ends.joined(separator: ", ")).")
  }

  /// Two roles that one-way forbids in one type are its finding.
  private mutating func reportTwo(_ part: Part, _ role: SceneRole, _ other: SceneRole) {
    guard part.twoAtOnce == nil else { return }
    report(
      .parts, at: part.place,
      "\(part.shortName) is \(role.withArticle) and \(other.withArticle) at once.",
      instead: "Give each part a type of its own.")
  }

  /// True if code outside the part calls a method of a protocol that stands for its role.
  private func isAsked(_ part: Part, as role: SceneRole) -> Bool {
    let protocols = part.family.reduce(into: Set<String>()) { names, type in
      names.formUnion(
        facts.conformances[type, default: []].filter { facts.roles(of: $0).contains(role) })
    }
    let owners = protocols.union(part.family)
    return outerMentions(of: part).contains { mention in
      guard mention.form == .used, let owner = mention.names.first, owners.contains(owner),
        let name = mention.usr.flatMap(facts.names.declaration)
      else { return false }
      return name.contains("(") && !name.contains(".init(")
    }
  }

  /// Everything that code outside of a part says.
  private func outerMentions(of part: Part) -> [Mention] {
    let others = parts.filter { $0.name != part.name }.flatMap(\.mentions)
    let rest = facts.declarations.values.filter { declaration in
      declaration.owner.map { !part.family.contains($0) } ?? true
    }
    return others + rest.flatMap { facts.mentions(below: $0.node) }
  }
}
