extension ModuleFacts {
  /// Everything that a part's own code says, and the code of its module that it reaches from there.
  func mentions(of name: String, family: [String]) -> [Mention] {
    var search = ReachSearch(facts: self, part: name, family: family)
    return search.run()
  }
}

/// Follows the declarations that code uses, the shortest way first.
private struct ReachSearch {
  let facts: ModuleFacts
  let part: String
  let family: [String]
  var pieces: [(code: Code, way: [String])] = []
  var mentions: [Mention] = []
  var followed: Set<String> = []
  var taken: Set<String> = []

  mutating func run() -> [Mention] {
    pieces = family.flatMap { facts.types[$0]?.bodies ?? [] }.map { (facts.code(of: $0), []) }
    var next = 0
    while next < pieces.count {
      let (code, way) = pieces[next]
      next += 1
      for var mention in code.mentions where !isOwn(mention) {
        mention.way = way
        mentions.append(mention)
      }
      for usr in code.uses { follow(usr, way) }
      for name in code.types { take(name, way) }
    }
    return mentions
  }

  /// Whether it uses a declaration of the part's own.
  private func isOwn(_ mention: Mention) -> Bool {
    mention.usr.flatMap { facts.declarations[$0]?.owner }.map(isNested) ?? false
  }

  private func isNested(_ type: String) -> Bool {
    facts.around(type).contains(where: family.contains)
  }

  private mutating func follow(_ usr: String, _ way: [String]) {
    guard followed.insert(usr).inserted, let used = facts.declarations[usr], isFollowed(used) else {
      return
    }
    let way = way + [used.wayName]
    pieces.append((facts.code(of: used.node), way))
    var initials = [usr]
    if used.node.kind == "constructor_decl", let owner = used.owner {
      initials += facts.types[owner]?.stored.compactMap(\.usr) ?? []
    }
    for usr in initials {
      guard let initial = facts.declarations[usr]?.initial else { continue }
      pieces.append((facts.code(of: initial), way))
    }
  }

  /// Other parts answer for themselves, and code that assembles a scene may name all of them.
  private func isFollowed(_ used: OwnDeclaration) -> Bool {
    guard let owner = used.owner else { return used.isVariable || !facts.assembles(used) }
    if facts.isConcretePart(owner) || isNested(owner) { return false }
    let roles = facts.roles(of: owner)
    if !roles.isEmpty {
      return facts.conformances[part, default: []].contains(owner)
        || facts.roles(of: part).contains(.presenter) && roles.contains(.view)
    }
    return used.isVariable || !facts.assembles(used)
  }

  /// Notes what values of another type hold that the part works with.
  private mutating func take(_ name: String, _ way: [String]) {
    guard let type = facts.types[name], type.kind != .protocol, !facts.isConcretePart(name),
      !isNested(name), taken.insert(name).inserted
    else { return }
    let way = way + [type.name.lastName]
    mentions += type.held.map {
      Mention(form: .stored, names: $0.type.names, place: $0.place, way: way)
    }
    let held = type.held.flatMap(\.type.names) + [type.superclass].compactMap { $0 }
    for inner in held where facts.isOwn(inner) { take(inner, way) }
  }
}

extension ModuleFacts {
  /// Whether a function makes parts of more than one kind, as a configurator does.
  fileprivate func assembles(_ function: OwnDeclaration) -> Bool {
    let made = code(of: function.node).uses
      .compactMap { declarations[$0] }.filter { $0.node.kind == "constructor_decl" }
      .compactMap(\.owner).filter(isConcretePart)
    return made.reduce(into: Set<SceneRole>()) { $0.formUnion(roles(of: $1)) }.count > 1
  }
}
