/// Follows the declarations that a part's code uses, the shortest way first.
struct ReachSearch {
  let facts: ModuleFacts
  let part: String
  let family: [String]
  var pieces: [(code: Code, way: [String], origin: Place?)] = []
  var found: [Mention] = []
  var followed: Set<String> = []
  var taken: Set<String> = []
  var nested: [String: Bool] = [:]

  /// Everything that the part's own code says, and the code that it reaches from there.
  mutating func run() -> [Mention] {
    pieces = family.flatMap { facts.types[$0]?.bodies ?? [] }.map {
      (facts.code(below: $0), [], nil)
    }
    var next = 0
    while next < pieces.count {
      let (code, way, origin) = pieces[next]
      next += 1
      for var mention in way.isEmpty ? code.all : code.telling where !isOwn(mention) {
        (mention.way, mention.origin) = (way, origin)
        found.append(mention)
      }
      for mention in code.leading {
        if let usr = mention.usr { follow(usr, way, origin ?? mention.place) }
      }
      for mention in code.leading {
        for name in mention.names { take(name, way, origin ?? mention.place) }
      }
    }
    return found
  }

  /// True if the mention uses a declaration of the part itself, or of a type inside it.
  private mutating func isOwn(_ mention: Mention) -> Bool {
    mention.usr.flatMap { facts.declarations[$0]?.owner }.map { isNested($0) } ?? false
  }

  private mutating func isNested(_ type: String) -> Bool {
    if let known = nested[type] { return known }
    nested[type] = facts.around(type).contains(where: family.contains)
    return nested[type] == true
  }

  private mutating func follow(_ usr: String, _ way: [String], _ origin: Place) {
    guard followed.insert(usr).inserted, let used = facts.declarations[usr], isFollowed(used) else {
      return
    }
    let way = way + [used.wayName]
    pieces.append((facts.code(below: used.node), way, origin))
    var initials = [usr]
    if used.node.kind == "constructor_decl", let owner = used.owner {
      initials += facts.types[owner]?.stored.compactMap(\.usr) ?? []
    }
    for usr in initials {
      guard let initial = facts.declarations[usr]?.initial else { continue }
      pieces.append((facts.code(below: initial), way, origin))
    }
  }

  /// Other parts answer for themselves, and code that assembles a scene may name all of them.
  private mutating func isFollowed(_ used: OwnDeclaration) -> Bool {
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
      Mention(form: .stored, names: $0.type.names, place: $0.place, way: way, origin: origin)
    }.filter(facts.tells)
    let held = type.held.flatMap(\.type.names) + [type.superclass].compactMap { $0 }
    for inner in held { take(inner, way, origin) }
  }
}

/// What a piece of code says: all of it, what a rule may say something of wherever it is reached
/// from, and what leads on to other code.
typealias Code = (all: [Mention], telling: [Mention], leading: [Mention])

extension ModuleFacts {
  fileprivate func code(below root: TreeNode) -> Code {
    if let known = memory.codes[root.id] { return known }
    let all = mentions(below: root)
    let leading = all.filter {
      $0.usr.flatMap { declarations[$0] } != nil || $0.names.contains(where: isOwn)
    }
    let code = (all, all.filter(tells), leading)
    memory.codes[root.id] = code
    return code
  }

  /// True of all, but in an app, whose parts reach nearly all that there is.
  fileprivate func tells(_ mention: Mention) -> Bool {
    guard isApp, mention.form != .waits, mention.form != .sentence else { return true }
    let used = mention.usr.flatMap { declarations[$0] }
    let foreign = used == nil ? mention.usr.flatMap(names.declaration) : nil
    return used?.isLastingVariable == true
      || ([foreign].compactMap(\.self) + mention.names).contains { name in
        !effects(of: name).isEmpty || !roles(of: name).isEmpty || name.contains("Scene.")
          || conformances[name, default: []].contains { $0.hasSuffix("Screen") }
      }
  }

  /// True if a function makes parts of more than one kind, as a configurator does.
  package func assembles(_ function: OwnDeclaration) -> Bool {
    if let known = memory.assembles[function.node.id] { return known }
    let made = mentions(below: function.node).compactMap { $0.usr.flatMap { declarations[$0] } }
      .filter { $0.node.kind == "constructor_decl" }.compactMap(\.owner).filter(isConcretePart)
    let assembles =
      Set(made.flatMap(roles)).count > 1 || hasGaps && !made.isEmpty && function.node.hasGap
    memory.assembles[function.node.id] = assembles
    return assembles
  }
}
