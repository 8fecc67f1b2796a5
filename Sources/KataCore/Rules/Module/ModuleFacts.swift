/// What the compiler's trees say about a module: its types, who conforms to what, who declares what.
struct ModuleFacts {
  var sources: [SourceText]
  var types: [String: OwnType] = [:]
  var declarations: [String: OwnDeclaration] = [:]
  /// Protocols by type, also of types that are not the module's own.
  var conformances: [String: Set<String>] = [:]
  /// The variables that are given another value somewhere, once they have one.
  var changed: Set<String> = []
  /// What is given another setting somewhere, behind an initializer: `box.size = 1`.
  var changedInside: Set<String> = []
  /// The closures that somebody is given.
  var given: [GivenClosure] = []
  let names: Names
  let memory = Memory()

  /// What was asked before, and is the same for as long as nothing is added.
  final class Memory {
    var roles: [String: Set<SceneRole>] = [:]
    var codes: [ObjectIdentifier: Code] = [:]
    var ownTypes: [String: [String]] = [:]
    var developers: [String: Bool] = [:]
    var members: [String: [String: [String]]] = [:]
    var adopters: [String: [String]]?
  }

  /// The parts that a type is, or that a protocol stands for.
  func roles(of name: String) -> Set<SceneRole> {
    if let known = memory.roles[name] { return known }
    var roles: Set<SceneRole> = []
    var open = [name]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if types[next].map({ $0.kind == .protocol || $0.kind == .foreign }) ?? true,
        let role = SceneRole(protocolName: next)
      {
        roles.insert(role)
      }
      open += conformances[next] ?? []
      guard let type = types[next] else { continue }
      open += Array(type.protocols) + [type.superclass].compactMap { $0 }
    }
    memory.roles[name] = roles
    return roles
  }

  /// Whether it is a class, struct or enum that is a part, and no protocol.
  func isConcretePart(_ name: String) -> Bool {
    if let type = types[name], type.kind == .protocol { return false }
    guard conformances[name] != nil else { return false }
    return SceneRole(protocolName: name) == nil && !roles(of: name).isEmpty
  }

  /// The type itself, and those of the module's own that it inherits from.
  func family(of name: String) -> [String] {
    var family: [String] = []
    var next: String? = name
    while let name = next, !family.contains(name) {
      family.append(name)
      next = types[name]?.superclass
    }
    return family
  }

  /// The type itself, and those that it is written in, from the inside out; none of them twice.
  func around(_ name: String) -> [String] {
    var around: [String] = []
    var next: String? = name
    while let name = next, !around.contains(name) {
      around.append(name)
      next = types[name]?.outer
    }
    return around
  }

  /// The types of the module's own that adopt a protocol, or inherit from a class, in a fixed order.
  func adopters(of name: String) -> [String] {
    if let known = memory.adopters { return known[name, default: []] }
    var adopters: [String: [String]] = [:]
    for (type, protocols) in conformances where types[type].map({ $0.kind != .foreign }) ?? false {
      for adopted in protocols.union(family(of: type).dropFirst()) {
        adopters[adopted, default: []].append(type)
      }
    }
    memory.adopters = adopters.mapValues { $0.sorted() }
    return memory.adopters?[name] ?? []
  }

  /// The parts that a name stands for, where a protocol of another name, or a superclass, may stand for them, too.
  ///
  /// What the part itself adopts is something that several can do, and stands for none of them; so
  /// is what values adopt as well.
  func partsBehind(_ name: String, seenFrom part: Part? = nil) -> Set<SceneRole> {
    partsBehind(name, besides: part?.family ?? [])
  }

  func partsBehind(_ name: String, besides family: [String]) -> Set<SceneRole> {
    let roles = roles(of: name)
    guard roles.isEmpty, !name.isSystems else { return roles }
    let adopters = adopters(of: name)
    if family.contains(where: adopters.contains) { return [] }
    if types[name]?.kind == .protocol, types[name]?.isClassBound == false,
      !adopters.allSatisfy(isConcretePart)
    {
      return []
    }
    return adopters.reduce(into: []) { $0.formUnion(self.roles(of: $1)) }
  }

  /// Whether a type holds others weakly, and nothing else: a link in a box.
  func isWeakBox(_ name: String, seen: Set<String> = []) -> Bool {
    guard let own = types[name], own.kind != .protocol, own.kind != .foreign, !own.held.isEmpty,
      !seen.contains(name)
    else { return false }
    return own.held.allSatisfy { property in
      property.type.isWeak
        || property.type.names.contains { isWeakBox($0, seen: seen.union([name])) }
    }
  }

  /// The declarations of this base name in a type, its extensions included.
  func members(of type: String, named name: String) -> [String] {
    if memory.members.isEmpty {
      for (usr, declaration) in declarations {
        guard let owner = declaration.owner, let name = declaration.located.node.name else {
          continue
        }
        memory.members[owner, default: [:]][name, default: []].append(usr)
      }
    }
    return memory.members[type]?[name]?.sorted() ?? []
  }

  func line(_ place: Place) -> Int {
    sources[place.file].line(at: place.offset)
  }
}

/// Readable names, each read once.
final class Names {
  private var declarations: [String: String?] = [:]
  private var types: [String: TypeText] = [:]
  private var effects: [String: Set<Effect>] = [:]
  /// The classes that scenes give, as far as they were met in types.
  private(set) var givenClasses: Set<String> = []

  /// Nil for what is declared inside a function.
  func declaration(_ usr: String) -> String? {
    if let known = declarations[usr] { return known }
    let name = Demangling.declaration(usr)
    declarations[usr] = .some(name)
    return name
  }

  /// What a generic requirement asks for: protocols, classes, or to be a class.
  func constraints(in requirement: TreeNode) -> [String] {
    if requirement.text("kind") == "has_layout" { return ["Swift.AnyObject"] }
    return [requirement.text("protocol").flatMap(declaration)].compactMap { $0 }
      + (requirement.text("second_type").map { type($0).names } ?? [])
  }

  /// What one of the system's declarations does.
  func effects(_ usr: String) -> Set<Effect> {
    if let known = effects[usr] { return known }
    let found = declaration(usr).map {
      ForbiddenDeclarations.effects(of: $0, isStatic: Demangling.isStatic(usr))
    }
    effects[usr] = found ?? []
    return found ?? []
  }

  /// The same for a type, by its name.
  func effects(ofType name: String) -> Set<Effect> {
    if let known = effects[name] { return known }
    let found = ForbiddenDeclarations.effects(of: name)
    effects[name] = found
    return found
  }

  func type(_ mangled: String) -> TypeText {
    if let known = types[mangled] { return known }
    var text = Demangling.type(mangled).map(TypeText.init(reading:)) ?? TypeText()
    text.object = Demangling.objectiveCClass(in: mangled)
    types[mangled] = text
    if let name = text.names.last, Demangling.isClass(mangled),
      name.prefix(while: { $0 != "." }).hasSuffix("Scene")
    {
      givenClasses.insert(name)
    }
    return text
  }

  /// The name of the type that a nominal declaration's own type names.
  func nominal(_ mangled: String) -> String? {
    guard var text = Demangling.type(mangled) else { return nil }
    guard text.contains(" #") else {
      return TypeText.path(text) ?? type(mangled).names.first
    }
    for ending in TypeText.endings where text.hasSuffix(ending) { text.removeLast(ending.count) }
    return text
  }

  /// The same for a value's type; nil when it is not one nominal type, but a composition, say.
  func sole(_ mangled: String) -> String? {
    guard let name = nominal(mangled), name.contains("."), let text = Demangling.type(mangled),
      text == name || TypeText.path(text) == name
    else { return nil }
    return name
  }
}
