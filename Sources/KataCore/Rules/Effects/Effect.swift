/// What a declaration of the system's does, as far as the rules care.
enum Effect: CaseIterable {
  /// Makes text for people out of values.
  case formatting
  case network
  case files
  /// Files that came with the app: pictures and words, for Views and Presenters.
  case resources
  case defaults
  /// Asks what time it is, or waits for some to pass.
  case clock
  /// Starts another program, or becomes one.
  case processes
  /// Asks how the process was started, and where it runs.
  case environment
  /// Asks how this machine's owner reads: locale, calendar, time zone.
  case settings
  /// Has the machine's time zone, until it is given another.
  case zoned
  /// Gives it another.
  case zone
  /// Writes as this machine's owner reads, until it is given a locale.
  case style
  /// Comes out differently each time.
  case chance
  /// Makes an identity: as much a matter of chance as what is read off it, and no more.
  case tickets
  /// Reads an identity's text or bytes.
  case ticketText
  /// Starts work that ends later.
  case waiting
  /// Holds something that can be changed, even in a constant.
  case state
  /// Holds a closure, and works its values out when it is asked.
  case later
}

extension ForbiddenDeclarations {
  /// A word of the list.
  struct Line: Hashable {
    var module: String
    var word: String
    var effect: Effect

    /// Whether it stands for a declaration, by its name without the module.
    func fits(_ name: Substring, isStatic: Bool) -> Bool {
      if module == "*" { return name.contains("." + word) }
      var word = word[...]
      if word.hasPrefix("+") {
        guard isStatic else { return false }
        word = word.dropFirst()
      }
      if word.hasSuffix("*") { return name.hasPrefix(word.dropLast()) }
      guard name.hasPrefix(word) else { return false }
      let rest = name.dropFirst(word.count).first
      return word.last == "(" || word.last == ":" || rest == nil || rest == "." || rest == "("
    }
  }

  /// The list, word by word, by module.
  static let lines: [String: [Line]] = {
    var lines: [String: [Line]] = [:]
    for (effect, modules) in words {
      for (module, list) in modules {
        lines[module, default: []] += list.split(whereSeparator: \.isWhitespace)
          .map { Line(module: module, word: String($0), effect: effect) }
      }
    }
    return lines
  }()

  /// What a declaration does, by its name; more than one thing where several words fit.
  static func effects(of name: String, isStatic: Bool = false) -> Set<Effect> {
    guard let dot = name.firstIndex(of: ".") else { return [] }
    let inner = name[name.index(after: dot)...]
    let fitting = (lines[String(name[..<dot])] ?? []) + (lines["*"] ?? [])
    return Set(fitting.filter { $0.fits(inner, isStatic: isStatic) }.map(\.effect))
  }
}

/// A place where one of the system's declarations is used.
struct EffectUse {
  var effects: Set<Effect>
  /// The declaration, as people write it.
  var name: String
  var place: Place
  /// The declarations that lead there from the part's own code.
  var way: [String]
}

extension ModuleFacts {
  /// What a part uses of the declarations that the rules name, in its own code and in all it reaches.
  func effects(of part: Part) -> [EffectUse] {
    part.reach.pieces.flatMap { piece in
      Self.settled(piece.code.nodes.flatMap { effects(at: $0, way: piece.way) })
    }
      + part.reach.shapes.flatMap { shape in
        shape.type.held.flatMap { uses(of: $0.type, at: $0.place, way: shape.way) }
      }
  }

  /// A calendar has the machine's time zone where the same code gives it no other.
  private static func settled(_ uses: [EffectUse]) -> [EffectUse] {
    guard !uses.contains(where: { $0.effects.contains(.zone) }) else { return uses }
    return uses.map { use in
      var use = use
      if use.effects.contains(.zoned) { use.effects.insert(.settings) }
      return use
    }
  }

  /// What a node refers to, and the types that it declares something with.
  private func effects(at located: Located, way: [String]) -> [EffectUse] {
    let node = located.node
    switch node.kind {
    case "decl_ref":
      guard let usr = node.text("decl_usr"), !isWritten(usr),
        let name = names.declaration(usr), !names.effects(usr).isEmpty
      else { return texts(askedBy: node, at: located.place, way: way) }
      return [
        EffectUse(
          effects: names.effects(usr), name: name.asWritten, place: located.place, way: way)
      ]
    case "var_decl", "parameter":
      return uses(of: type(node, "interface_type"), at: located.place, way: way)
    case "type_expr":
      return node.flag("implicit") ? [] : uses(of: type(node, "type"), at: located.place, way: way)
    default: return []
    }
  }

  /// The identities whose text a generic function asks for, as `"\(id)"` does.
  private func texts(askedBy node: TreeNode, at place: Place, way: [String]) -> [EffectUse] {
    (node.node("substitutions")?.nodes("reqs") ?? []).compactMap { requirement in
      guard let conformance = requirement.node("conformance"),
        let type = conformance.text("type").flatMap(names.nominal),
        let asked = conformance.text("protocol").flatMap(names.declaration)
      else { return nil }
      let members = (SystemRequirements.names[asked] ?? []).map { "\(type).\($0)" }
      guard let member = members.first(where: Self.isTicketText) else { return nil }
      return EffectUse(effects: [.ticketText], name: member.asWritten, place: place, way: way)
    }
  }

  private static func isTicketText(_ name: String) -> Bool {
    ForbiddenDeclarations.effects(of: name).contains(.ticketText)
  }

  /// Whether the module's own code says what it does; what the compiler adds is the system's.
  private func isWritten(_ usr: String) -> Bool {
    declarations[usr].map { !$0.located.node.flag("implicit") } ?? false
  }

  private func type(_ node: TreeNode, _ key: String) -> TypeText {
    node.text(key).map(names.type) ?? TypeText()
  }

  private func uses(of type: TypeText, at place: Place, way: [String]) -> [EffectUse] {
    type.names.compactMap { name in
      let effects = names.effects(ofType: name)
      guard !effects.isEmpty else { return nil }
      return EffectUse(effects: effects, name: name.asWritten, place: place, way: way)
    }
  }
}
