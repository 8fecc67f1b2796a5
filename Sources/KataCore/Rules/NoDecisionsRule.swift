extension RuleSearch {
  /// Presenters that keep state, wait, or call who should have been called before them.
  mutating func lookForDecisions() {
    for part in facts.parts where part.isA(.presenter) && !part.isProtocol {
      lookForState(in: part)
      lookForWaiting(in: part)
      lookForWorkers(in: part)
      lookForEffects(in: part)
    }
  }

  private static let forget =
    "Make it a local constant, or leave it out; what has to be remembered is the Interactor's."

  private mutating func lookForState(in part: Part) {
    for name in part.family {
      for property in facts.types[name]?.stored ?? [] where isState(property) {
        guard !property.type.isFunction else {
          report(
            .noDecisions, at: property.place,
            "\(part.shortName) keeps the closure `\(property.name)`, by which it can ask somebody.",
            instead: "Let the Response carry the answer.")
          continue
        }
        report(
          .noDecisions, at: property.place,
          "\(part.shortName) remembers `\(property.name)` from one Response to the next; a Presenter"
            + " remembers nothing.",
          instead: Self.forget)
      }
    }
  }

  /// Whether a property can change; links to parts and constant formatters are no state.
  private func isState(_ property: OwnType.Property) -> Bool {
    if property.type.isWeak || property.type.names.contains(where: isLink) { return false }
    if !property.isConstant { return !property.type.names.contains(where: Self.isFormat) }
    return canChange(property.type, seen: [])
  }

  /// Whether it stands for parts: one of them, or a value that holds nothing else.
  private func isLink(_ name: String) -> Bool {
    if !facts.roles(of: name).isEmpty { return true }
    guard let own = facts.types[name], own.kind == .struct, !own.held.isEmpty else { return false }
    return own.held.allSatisfy { property in
      property.type.isWeak || property.type.names.contains { !facts.roles(of: $0).isEmpty }
    }
  }

  private static func isFormat(_ name: String) -> Bool {
    name.hasSuffix("Formatter") || name.hasSuffix("FormatStyle")
      || ["Foundation.Locale", "Foundation.Calendar", "Foundation.TimeZone"].contains(name)
  }

  /// Whether a constant of this type holds something that can change: an object with variables.
  private func canChange(_ type: TypeText, seen: Set<String>) -> Bool {
    guard !type.isFunction else { return false }
    return type.names.contains { name in
      if ForbiddenDeclarations.effects(of: name).contains(.state) { return true }
      guard let own = facts.types[name], !seen.contains(name), !Self.isFormat(name), !isLink(name)
      else { return false }
      return own.held.contains { property in
        (own.kind == .class && !property.isConstant)
          || canChange(property.type, seen: seen.union([name]))
      }
    }
  }
}

extension RuleSearch {
  private mutating func lookForWaiting(in part: Part) {
    var places: [Place] = []
    facts.visit(part) { located in
      if located.node.kind == "await_expr" { places.append(located.place) }
    }
    for place in places {
      report(
        .noDecisions, at: place,
        "\(part.shortName) waits here, so what it was told is shown later, or in another order.",
        instead: "Let the Interactor wait, and present when it knows.")
    }
  }

  private mutating func lookForWorkers(in part: Part) {
    let found = facts.mentions(in: part).filter { mention in
      mention.names.contains { facts.roles(of: $0).contains(.worker) && !part.family.contains($0) }
    }
    let isDeclared = found.contains { $0.form != .used }
    for mention in found where mention.form != .used || !isDeclared {
      report(
        .noDecisions, at: mention.place,
        "\(part.shortName) knows a worker, and asking is the Interactor's.",
        instead: "Let the Interactor ask the worker, and put the answer into the Response.")
    }
  }

  private mutating func lookForEffects(in part: Part) {
    let watched: [Effect] = [.network, .files, .defaults, .waiting]
    for use in facts.effects(of: part) {
      guard let effect = watched.first(where: use.effects.contains) else { continue }
      let name = String(use.name.prefix { $0 != "(" })
      report(
        .noDecisions, at: use.place,
        effect == .waiting
          ? "\(part.shortName) starts work that ends later, with `\(name)`, so what it was told is"
            + " shown in another order."
          : "\(part.shortName) reaches \(effect.words) with `\(name)`: more than turning a Response"
            + " into words.",
        instead: Rule.noDecisions.instead)
    }
    for (name, place) in changedElsewhere(by: part) {
      report(
        .noDecisions, at: place,
        "\(part.shortName) uses the variable `\(name)`, which outlives the Response; a Presenter"
          + " remembers nothing.",
        instead: Self.forget)
    }
  }

  /// Variables of the module's own that outlive every call.
  private func changedElsewhere(by part: Part) -> [(String, Place)] {
    var found: [(String, Place)] = []
    facts.visitReach(of: part) { located in
      guard located.node.kind == "decl_ref", let usr = located.node.text("decl_usr"),
        let used = facts.declarations[usr], used.isStoredVariable, used.isGlobal,
        !facts.isOwn(usr, of: part)
      else { return }
      found.append((used.located.node.name ?? "variable", located.place))
    }
    return found
  }
}
