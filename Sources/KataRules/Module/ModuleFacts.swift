/// The types, conformances and declarations of a module, as the compiler's trees give them.
struct ModuleFacts {
  let sources: [SourceText]
  let names: Names
  var types: [String: OwnType] = [:]
  var declarations: [String: OwnDeclaration] = [:]
  /// Protocols by type, also of types that are not the module's own.
  var conformances: [String: Set<String>] = [:]
  /// The closures and methods that are put into properties, by property.
  var closures: [String: [KeptClosure]] = [:]
  let memory = Memory()

  /// Answers that were worked out before.
  final class Memory {
    var roles: [String: Set<SceneRole>] = [:]
    var effects: [String: Set<Effect>] = [:]
  }

  /// Whether a type is written in this module.
  func isOwn(_ name: String) -> Bool { types[name].map { $0.kind != .foreign } ?? false }

  /// The parts that a type is, or that a protocol stands for.
  func roles(of name: String) -> Set<SceneRole> {
    if let known = memory.roles[name] { return known }
    var roles: Set<SceneRole> = []
    var open = [name]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      let type = types[next]
      if type == nil || type?.kind == .protocol || type?.kind == .foreign,
        let role = SceneRole(protocolName: next)
      {
        roles.insert(role)
      }
      open += conformances[next, default: []].union(type?.protocols ?? [])
      open += [type?.superclass].compactMap { $0 }
    }
    memory.roles[name] = roles
    return roles
  }

  /// Whether it is a class, struct or enum that is a part.
  func isConcretePart(_ name: String) -> Bool {
    types[name]?.kind != .protocol && conformances[name] != nil
      && SceneRole(protocolName: name) == nil && !roles(of: name).isEmpty
  }

  /// The type itself, and those of the module's own that it inherits from.
  func family(of name: String) -> [String] { chain(from: name, by: \.superclass) }

  /// The type itself, and those that it is written in, from the inside out.
  func around(_ name: String) -> [String] { chain(from: name, by: \.outer) }

  private func chain(from name: String, by next: KeyPath<OwnType, String?>) -> [String] {
    var chain: [String] = []
    var open: String? = name
    while let name = open, !chain.contains(name) {
      chain.append(name)
      open = types[name]?[keyPath: next]
    }
    return chain
  }

  /// The types of the module's own that adopt a protocol, or inherit from a class, in a fixed order.
  func adopters(of name: String) -> [String] {
    conformances.filter { type, protocols in
      isOwn(type) && (protocols.contains(name) || family(of: type).dropFirst().contains(name))
    }.keys.sorted()
  }

  /// The parts that a name stands for; a protocol of another name, or a superclass, may do so, too.
  ///
  /// A protocol that the part itself adopts is something that several can do, and stands for none of
  /// them; so is one that values adopt.
  func partsBehind(_ name: String, seenFrom part: Part? = nil) -> Set<SceneRole> {
    let roles = roles(of: name)
    guard roles.isEmpty, let type = types[name], type.kind != .foreign else { return roles }
    let adopters = adopters(of: name)
    if part?.family.contains(where: adopters.contains) == true { return [] }
    if type.kind == .protocol, !type.isClassBound, !adopters.allSatisfy(isConcretePart) {
      return []
    }
    return adopters.reduce(into: []) { $0.formUnion(self.roles(of: $1)) }
  }

  /// Whether a type holds others weakly, and nothing else: a link in a box.
  func isWeakBox(_ name: String) -> Bool {
    guard let type = types[name], isOwn(name), type.kind != .protocol else { return false }
    return !type.held.isEmpty && type.held.allSatisfy(\.type.isWeak)
  }

  func line(_ place: Place) -> Int { sources[place.file].line(at: place.offset) }
}

/// A closure, or a method, that is put into a property.
struct KeptClosure {
  var code: TreeNode
  /// The types of the values that it keeps alive.
  var captured: [TypeDescription]
}
