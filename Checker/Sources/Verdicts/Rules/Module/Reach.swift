/// Follows the declarations that a part's code uses, the shortest way first.
struct ReachSearch {
  let facts: ModuleFacts
  let part: String
  let family: [String]
  var pieces: [(mentions: [Mention], way: [String], origin: Place?)] = []
  var found: [Mention] = []
  var followed: Set<String> = []
  var taken: Set<String> = []

  /// Everything that the part's own code says, and the code that it reaches from there.
  mutating func run() -> [Mention] {
    pieces = family.flatMap { facts.types[$0]?.bodies ?? [] }
      .map { (facts.mentions(below: $0), [], nil) }
    var next = 0
    while next < pieces.count {
      let (mentions, way, origin) = pieces[next]
      next += 1
      for var mention in mentions where !isOwn(mention) {
        (mention.way, mention.origin) = (way, origin)
        found.append(mention)
      }
      for mention in mentions {
        if let usr = mention.usr { follow(usr, way, origin ?? mention.place) }
      }
      for mention in mentions {
        for name in mention.names { take(name, way, origin ?? mention.place) }
      }
    }
    return found
  }

  /// True if the mention uses a declaration of the part itself, or of a type inside it.
  private func isOwn(_ mention: Mention) -> Bool {
    mention.usr.flatMap { facts.declarations[$0]?.owner }.map(isNested) ?? false
  }

  private func isNested(_ type: String) -> Bool {
    facts.around(type).contains(where: family.contains)
  }

  private mutating func follow(_ usr: String, _ way: [String], _ origin: Place) {
    guard followed.insert(usr).inserted, let used = facts.declarations[usr], isFollowed(used) else {
      return
    }
    let way = way + [used.wayName]
    pieces.append((facts.mentions(below: used.node), way, origin))
    var initials = [usr]
    if used.node.kind == "constructor_decl", let owner = used.owner {
      initials += facts.types[owner]?.stored.compactMap(\.usr) ?? []
    }
    for usr in initials {
      guard let initial = facts.declarations[usr]?.initial else { continue }
      pieces.append((facts.mentions(below: initial), way, origin))
    }
  }

  /// Other parts answer for themselves, and code that assembles a scene may name all of them.
  private func isFollowed(_ used: OwnDeclaration) -> Bool {
    if let owner = used.owner {
      if facts.isConcretePart(owner) || isNested(owner) { return false }
      if !facts.roles(of: owner).isEmpty {
        return facts.conformances[part, default: []].contains(owner)
      }
    }
    return used.isVariable || !facts.assembles(used)
  }

  /// Notes what values of another type hold that the part works with.
  private mutating func take(_ name: String, _ way: [String], _ origin: Place) {
    guard facts.isOwn(name), let type = facts.types[name], type.kind != .protocol,
      !facts.isConcretePart(name), !isNested(name), taken.insert(name).inserted
    else { return }
    let way = way + [type.name.lastName]
    found += type.held.map {
      Mention(
        form: .stored, names: $0.type.names, place: $0.place, way: way, origin: origin)
    }
    let held = type.held.flatMap(\.type.names) + [type.superclass].compactMap { $0 }
    for inner in held { take(inner, way, origin) }
  }
}

extension ModuleFacts {
  /// True if a function makes parts of more than one kind, as a configurator does.
  package func assembles(_ function: OwnDeclaration) -> Bool {
    let made = mentions(below: function.node).compactMap { $0.usr.flatMap { declarations[$0] } }
      .filter { $0.node.kind == "constructor_decl" }.compactMap(\.owner).filter(isConcretePart)
    return Set(made.flatMap(roles)).count > 1 || hasGaps && !made.isEmpty && function.node.hasGap
  }
}
