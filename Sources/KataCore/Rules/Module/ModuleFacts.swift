/// What the compiler's trees say about a module: its types, who conforms to what, who declares what.
struct ModuleFacts {
  var sources: [SourceText]
  var types: [String: OwnType] = [:]
  var declarations: [String: OwnDeclaration] = [:]
  /// Protocols by type, also of types that are not the module's own.
  var conformances: [String: Set<String>] = [:]
  let names: Names

  /// The parts that a type is, or that a protocol stands for.
  func roles(of name: String) -> Set<SceneRole> {
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

  func line(_ place: Place) -> Int {
    sources[place.file].line(at: place.offset)
  }
}

/// Readable names, each read once.
final class Names {
  private var declarations: [String: String?] = [:]
  private var types: [String: TypeText] = [:]

  /// Nil for what is declared inside a function.
  func declaration(_ usr: String) -> String? {
    if let known = declarations[usr] { return known }
    let name = Demangling.declaration(usr)
    declarations[usr] = .some(name)
    return name
  }

  func type(_ mangled: String) -> TypeText {
    if let known = types[mangled] { return known }
    let text = Demangling.type(mangled).map(TypeText.init(reading:)) ?? TypeText()
    types[mangled] = text
    return text
  }

  /// The name of the type that a nominal declaration's own type names.
  func nominal(_ mangled: String) -> String? {
    guard var text = Demangling.type(mangled) else { return nil }
    guard text.contains(" #") else { return type(mangled).names.first }
    for ending in [".Type", ".Protocol"] where text.hasSuffix(ending) {
      text.removeLast(ending.count)
    }
    return text
  }

  /// The same for a value's type; nil when it is not one nominal type, but a composition, say.
  func sole(_ mangled: String) -> String? {
    guard let name = nominal(mangled), name.contains("."), let text = Demangling.type(mangled),
      text == name || text.hasPrefix(name + "<")
    else { return nil }
    return name
  }
}
