extension RuleSearch {
  private static let forget =
    "Let the Interactor remember it, and put all that is shown into the Response; what nobody has to"
    + " remember is a local constant."

  /// What a Presenter keeps from one Response to the next, in its own properties.
  mutating func lookForState(in part: Part) {
    let kept = facts.keptClosures(of: part)
    for property in part.family.flatMap({ facts.types[$0]?.stored ?? [] }) {
      let function = function(in: property.type)
      let found =
        function.map { closureState(property, $0, kept, in: part) } ?? state(property, in: part)
      guard let (why, instead) = found else { continue }
      report(.noDecisions, at: property.place, "\(part.shortName) \(why)", instead: instead)
    }
  }

  /// What a property remembers, and what to do about it; nil for links, and for what can't change.
  private func state(_ property: OwnType.Property, in part: Part) -> (String, String)? {
    if property.type.names.contains(where: { isLink($0, of: part) }) { return nil }
    let remembers = (
      "remembers `\(property.name)` from one Response to the next; a Presenter remembers nothing.",
      Self.forget
    )
    if property.type.names.contains(where: Self.isFormat), isChangedInside(property) {
      return (
        "gives `\(property.name)` other settings while it presents, and these stay for the next"
          + " Response.",
        "Give it its settings where it is made, or make one where it is used."
      )
    }
    if property.isConstant || property.type.isWeak {
      return canChange(property.type, in: part, seen: []) ? remembers : nil
    }
    guard property.type.names.contains(where: Self.isFormat) else {
      return isMadeOnce(property, in: part) ? nil : remembers
    }
    if property.isLazy, !isChanged(property) { return nil }
    return (
      "keeps `\(property.name)` in a variable, and could put another in its place.",
      "Declare it `let`, and give it its settings where it is made."
    )
  }

  /// A function, or one in a value that holds nothing else: first of all one that answers.
  private func function(in type: TypeText) -> TypeText? {
    if type.isFunction { return type }
    let boxes = type.names.compactMap { facts.types[$0] }.filter { own in
      own.kind == .struct && !own.held.isEmpty
        && own.held.allSatisfy { $0.isConstant && $0.type.isFunction }
    }
    let functions = boxes.flatMap(\.held).map(\.type)
    return functions.first { !$0.returnsNothing } ?? functions.first
  }

  /// A `lazy var` that holds an object without state, and is never given another.
  private func isMadeOnce(_ property: OwnType.Property, in part: Part) -> Bool {
    property.isLazy && !isChanged(property) && !canChange(property.type, in: part, seen: [])
      && property.type.names.contains { facts.types[$0]?.kind == .class }
  }

  private func isChanged(_ property: OwnType.Property) -> Bool {
    property.usr.map(facts.changed.contains) ?? true
  }

  private func isChangedInside(_ property: OwnType.Property) -> Bool {
    property.usr.map(facts.changedInside.contains) ?? false
  }

  /// Whether it stands for parts: one of them, or a box that holds nothing else.
  private func isLink(_ name: String, of part: Part, seen: Set<String> = []) -> Bool {
    if !facts.partsBehind(name, seenFrom: part).isEmpty || facts.isWeakBox(name) { return true }
    guard let own = facts.types[name], own.kind != .protocol, !own.held.isEmpty,
      !seen.contains(name)
    else { return false }
    return own.held.allSatisfy { property in
      property.type.isWeak
        || property.type.names.contains { isLink($0, of: part, seen: seen.union([name])) }
    }
  }

  private static func isFormat(_ name: String) -> Bool {
    guard name.isSystems else { return false }
    return name.hasSuffix("Formatter") || name.hasSuffix("FormatStyle")
      || ["Foundation.Locale", "Foundation.Calendar", "Foundation.TimeZone"].contains(name)
  }

  /// Whether a constant of this type holds something that can change: an object with variables.
  private func canChange(_ type: TypeText, in part: Part, seen: Set<String>) -> Bool {
    guard !type.isFunction else { return false }
    return type.names.contains { name in
      if facts.names.effects(ofType: name).contains(.state) { return true }
      guard let own = facts.types[name], !seen.contains(name), !isLink(name, of: part) else {
        return false
      }
      let seen = seen.union([name])
      if own.kind == .protocol {
        return facts.adopters(of: name).contains { adopter in
          canChange(TypeText(naming: adopter), in: part, seen: seen)
        }
      }
      return facts.family(of: name).flatMap { facts.types[$0]?.held ?? [] }.contains { property in
        (own.kind == .class && isVariable(property, in: part))
          || canChange(property.type, in: part, seen: seen)
      }
    }
  }

  private func isVariable(_ property: OwnType.Property, in part: Part) -> Bool {
    guard !property.isConstant,
      !property.type.names.contains(where: { isLink($0, of: part) })
    else { return false }
    let isFormat = property.type.names.contains(where: Self.isFormat)
    return !(property.isLazy && isFormat && !isChanged(property))
  }

  /// What a closure remembers, or whom it can ask; nil for a link, and for what works with values.
  private func closureState(
    _ property: OwnType.Property, _ type: TypeText, _ kept: KeptClosures, in part: Part
  ) -> (String, String)? {
    let closures = kept.closures.filter { $0.usr == property.usr }
    let objects = closures.flatMap { $0.captures(facts) }
      .filter { type in !type.names.contains(where: part.family.contains) }
    if objects.contains(where: { canChange($0, in: part, seen: []) }) {
      return (
        "keeps an object that can change in the closure `\(property.name)`, from one Response to the"
          + " next; a Presenter remembers nothing.",
        Self.forget
      )
    }
    if let variable = closures.lazy.compactMap(\.changedVariable).first {
      return (
        "keeps the variable `\(variable)` in the closure `\(property.name)`, from one Response to the"
          + " next; a Presenter remembers nothing.",
        Self.forget
      )
    }
    // What a generic box gives back is what it was made for.
    let answers = type.namesParameter ? property.type.names : type.names
    if answers.contains(where: { isLink($0, of: part) }) { return nil }
    let isKnown = !closures.isEmpty && !(property.usr.map(kept.passedIn.contains) ?? true)
    let roles = closures.reduce(into: Set<SceneRole>()) { $0.formUnion($1.roles(facts, part)) }
    if property.isConstant {
      guard type.takesNothing, !type.returnsNothing, !isKnown || !roles.isEmpty else { return nil }
    } else if isKnown, type.returnsNothing, roles == [.view] {
      return nil
    }
    return (
      "keeps the closure `\(property.name)`, by which it can ask somebody.",
      "Let the Response carry the answer."
    )
  }

  /// What a Presenter reaches that outlives every call: variables, and objects that have some.
  mutating func lookForLastingState(in part: Part) {
    for piece in part.reach.pieces {
      for located in piece.code.nodes where located.node.kind == "decl_ref" {
        guard let usr = located.node.text("decl_usr"), let used = facts.declarations[usr],
          used.isGlobal, used.located.node.kind == "var_decl", !facts.isOwn(usr, of: part),
          let mangled = used.located.node.text("interface_type")
        else { continue }
        let isVariable = used.isStoredVariable
        guard
          isVariable
            || used.located.node.isStored
              && canChange(facts.names.type(mangled), in: part, seen: [])
        else { continue }
        report(
          .noDecisions, at: located.place, way: piece.way,
          "\(subject(part, piece.way)) uses the \(isVariable ? "variable" : "object")"
            + " `\(used.located.node.name ?? "shared")`, which outlives the Response; a Presenter"
            + " remembers nothing.",
          instead: Self.forget)
      }
    }
  }
}
