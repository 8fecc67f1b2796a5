/// What belongs to a part: its own code, and whatever that reaches in the part's module.
struct Reach {
  /// Code that belongs to it, the nearest first.
  fileprivate(set) var pieces: [Piece] = []
  /// What values of other types that it works with hold.
  fileprivate(set) var shapes: [Shape] = []

  struct Piece {
    var code: Code
    /// The declarations that lead there, one after the other; empty in the part's own code.
    var way: [String]
  }

  struct Shape {
    var type: OwnType
    var way: [String]
  }
}

extension ModuleFacts {
  func reach(of name: String, bodies: [Located], family: [String]) -> Reach {
    var search = ReachSearch(facts: self, part: name, family: family)
    return search.run(from: bodies)
  }
}

/// Follows what code refers to, from declaration to declaration, the shortest way first.
private struct ReachSearch {
  let facts: ModuleFacts
  let part: String
  let family: [String]
  private var reach = Reach()
  private var followed: Set<String> = []
  private var taken: Set<String> = []
  /// What may be called by way of a protocol or a superclass, and how the call was reached.
  private var calls: [(member: OwnDeclaration, name: String, way: [String])] = []

  init(facts: ModuleFacts, part: String, family: [String]) {
    self.facts = facts
    self.part = part
    self.family = family
  }

  mutating func run(from bodies: [Located]) -> Reach {
    reach.pieces = bodies.map { Reach.Piece(code: facts.code(of: $0), way: []) }
    taken = Set(family)
    for name in facts.conformances[part, default: []].sorted() {
      takeDefaults(of: name)
    }
    var next = 0
    while next < reach.pieces.count {
      let piece = reach.pieces[next]
      next += 1
      for usr in piece.code.uses { follow(usr, piece.way) }
      for name in piece.code.types { take(name, piece.way) }
      for handed in piece.code.handed { ask(handed, piece.way) }
    }
    return reach
  }

  private mutating func follow(_ usr: String, _ way: [String]) {
    guard let used = facts.declarations[usr], followed.insert(usr).inserted else { return }
    if let owner = used.owner, let name = used.located.node.name, isDispatched(owner) {
      calls.append((used, name, way))
      for candidate in taken.sorted() { answer(used, name, candidate, way) }
    }
    guard !used.isRequirement, isFollowed(used) else { return }
    let way = way + [used.wayName]
    var code = [used.located] + [used.initial].compactMap { $0 }
    if used.located.node.kind == "constructor_decl", let owner = used.owner {
      code += facts.startAndEnd(of: owner)
    }
    reach.pieces += code.map { Reach.Piece(code: facts.code(of: $0), way: way) }
  }

  /// What a value of this type holds; a part answers for itself.
  private mutating func take(_ name: String, _ way: [String]) {
    guard let type = facts.types[name], !facts.isConcretePart(name), isNoPartsProtocol(type),
      taken.insert(name).inserted
    else { return }
    for call in calls { answer(call.member, call.name, name, call.way) }
    // Whoever keeps a case keeps what it stands for, and others may ask for that.
    if type.kind == .enum {
      for usr in facts.members(of: name, named: "rawValue") { follow(usr, way) }
    }
    guard type.kind != .protocol, !type.isNested(in: family, facts) else { return }
    let way = way + [type.shortName.isEmpty ? type.name : type.shortName]
    reach.shapes.append(Reach.Shape(type: type, way: way))
    let held = type.held.flatMap(\.type.names) + [type.superclass].compactMap { $0 }
    for inner in held where facts.types[inner]?.kind != .foreign { take(inner, way) }
  }

  private func isNoPartsProtocol(_ type: OwnType) -> Bool {
    type.kind != .protocol || facts.roles(of: type.name).isEmpty
  }

  /// Whether what is called there may be written in another type.
  private func isDispatched(_ owner: String) -> Bool {
    guard let type = facts.types[owner], facts.roles(of: owner).isEmpty else { return false }
    return type.kind == .protocol || type.kind == .class
  }

  /// What a type that the part works with does where a protocol's or a superclass's member is called.
  private mutating func answer(
    _ member: OwnDeclaration, _ name: String, _ candidate: String, _ way: [String]
  ) {
    guard let owner = member.owner, candidate != owner else { return }
    let ancestors = facts.family(of: candidate)
    guard
      ancestors.contains(owner)
        || ancestors.contains(where: { facts.conformances[$0, default: []].contains(owner) })
    else { return }
    let isClass = facts.types[owner]?.kind == .class
    let owners = isClass ? ancestors.prefix { $0 != owner } : ancestors + [owner]
    for usr in owners.flatMap({ facts.members(of: $0, named: name) }) { follow(usr, way) }
  }

  /// What the system may ask a value that it is handed.
  private mutating func ask(_ handed: Code.Conformance, _ way: [String]) {
    for name in SystemRequirements.names[handed.protocolName, default: []] {
      for usr in facts.members(of: handed.type, named: name) { follow(usr, way) }
    }
  }

  /// What the module says in place of the part, in extensions of the protocols that it adopts.
  private mutating func takeDefaults(of name: String) {
    guard let adopted = facts.types[name] else { return }
    let isRole = !facts.roles(of: name).isEmpty
    let requirements = Set(
      adopted.bodies.filter { $0.node.kind == "protocol" }
        .flatMap { $0.node.nodes("members").compactMap(\.name) })
    for body in adopted.bodies where body.node.kind == "extension_decl" {
      for member in body.node.nodes("members") {
        guard let usr = member.text("usr"), let name = member.name,
          isRole || requirements.contains(name),
          family.allSatisfy({ facts.members(of: $0, named: name).isEmpty })
        else { continue }
        follow(usr, [])
      }
    }
  }

  /// Other parts answer for themselves, and whoever assembles a scene may name all of them.
  private func isFollowed(_ declaration: OwnDeclaration) -> Bool {
    let isVariable = declaration.located.node.kind == "var_decl"
    guard let owner = declaration.owner else { return isVariable || !facts.assembles(declaration) }
    if facts.isConcretePart(owner) { return false }
    if let type = facts.types[owner] {
      if type.isNested(in: family, facts) { return declaration.located.node.isDescription }
      let roles = facts.roles(of: owner)
      if !roles.isEmpty, type.kind == .protocol || type.kind == .foreign {
        return facts.conformances[part, default: []].contains(owner)
          || facts.roles(of: part).contains(.presenter) && roles.contains(.view)
      }
    }
    if !isVariable, owner.hasSuffix("Configurator") || facts.assembles(declaration) { return false }
    return !(owner.hasSuffix("Worker") && facts.standsBehindProtocol(owner))
  }
}

extension ModuleFacts {
  /// The values that a type's properties start with, and what is done when it goes.
  fileprivate func startAndEnd(of type: String) -> [Located] {
    (types[type]?.stored ?? []).compactMap { $0.usr.flatMap { declarations[$0]?.initial } }
      + (types[type]?.bodies ?? []).flatMap { body in
        body.node.nodes("members").filter { $0.kind == "destructor_decl" && !$0.flag("implicit") }
          .map { Located($0, below: body.place) }
      }
  }

  /// Whether a function makes parts of more than one kind, as a configurator does.
  fileprivate func assembles(_ declaration: OwnDeclaration) -> Bool {
    var made: Set<SceneRole> = []
    for usr in code(of: declaration.located).uses {
      guard let used = declarations[usr], used.located.node.kind == "constructor_decl",
        let owner = used.owner, isConcretePart(owner)
      else { continue }
      made.formUnion(roles(of: owner))
    }
    return made.count > 1
  }

  /// Whether somebody else can be put in its place.
  fileprivate func standsBehindProtocol(_ name: String) -> Bool {
    conformances[name, default: []].contains { !$0.isSystems }
  }
}

extension OwnDeclaration {
  /// `Catalogue.price`, `Stamp`, `remember`.
  var wayName: String {
    let node = located.node
    guard let owner else { return node.name ?? "code" }
    if node.kind == "constructor_decl" { return owner.lastName }
    return "\(owner.lastName).\(node.name ?? "subscript")"
  }
}

/// What the system asks of a value, by the protocol that it knows it by.
enum SystemRequirements {
  static let names: [String: [String]] = [
    "Swift.CustomStringConvertible": ["description"],
    "Swift.LosslessStringConvertible": ["description"],
    "Swift.CustomDebugStringConvertible": ["debugDescription"],
    "Swift.TextOutputStreamable": ["write"],
    "Swift.Equatable": ["=="],
    "Swift.Comparable": ["<", ">", "<=", ">="],
    "Swift.Hashable": ["hash"],
    "Swift.Sequence": ["makeIterator"],
    "Swift.IteratorProtocol": ["next"],
    "Swift.Encodable": ["encode"],
  ]
}
