extension RuleSearch {
  private static let forget =
    "Let the Interactor remember it, and put all that is shown into the Response; what nobody has to"
    + " remember is a local constant."

  /// Presenters that keep state, wait, or call parts that should have been called before them.
  mutating func lookForDecisions() {
    for part in parts where part.isA(.presenter) {
      // A type that has been told to be two does the other part's work, too.
      if part.twoAtOnce != nil, hasReported(.oneWay, at: part.place) { continue }
      for property in part.family.flatMap({ facts.types[$0]?.stored ?? [] }) {
        guard let (why, instead) = state(property, in: part) else { continue }
        report(.noDecisions, at: property.place, "\(part.shortName) \(why)", instead: instead)
      }
      lookForEffects(in: part)
      for mention in part.mentions {
        if mention.form == .waits {
          report(
            .noDecisions, at: mention.place, way: mention.way,
            "\(subject(part, mention.way)) waits here, so what it was told is shown later, or in"
              + " another order.",
            instead: "Let the Interactor wait, and present when it knows.")
        } else if let used = mention.usr.flatMap({ facts.declarations[$0] }), used.isLastingVariable
        {
          report(
            .noDecisions, at: mention.place, way: mention.way,
            "\(subject(part, mention.way)) uses the variable `\(used.wayName)`, which outlives the"
              + " Response; a Presenter remembers nothing.", instead: Self.forget)
        }
      }
      let workers = namedParts(in: part) {
        facts.partsBehind($0, seenFrom: part).contains(.worker)
      }
      for (mention, _) in workers {
        report(
          .noDecisions, at: mention.place, way: mention.way,
          "\(subject(part, mention.way)) knows a worker, and asking is the Interactor's.",
          instead: "Let the Interactor ask the worker, and put the answer into the Response.")
      }
    }
  }

  private mutating func lookForEffects(in part: Part) {
    let watched = Effect.world.subtracting([.clock]).union([.waiting])
    for (effects, name, mention) in effects(of: part) {
      guard let effect = Effect.allCases.first(where: effects.intersection(watched).contains)
      else { continue }
      let start = subject(part, mention.way)
      let used = name.prefix { $0 != "(" }
      report(
        .noDecisions, at: mention.place, way: mention.way,
        effect == .waiting
          ? "\(start) starts work that ends later, with `\(used)`, so what it was told is shown in"
            + " another order."
          : "\(start) reaches \(effect.rawValue) with `\(used)`: more than turning a Response into"
            + " words.",
        instead: effect == .settings
          ? "Take locale, calendar or time zone from the Response, or name one." : nil)
    }
  }

  /// What a property remembers, and what to do about it; nil for links, and for what can't change.
  private func state(
    _ property: OwnType.Property, in part: Part
  ) -> (why: String, instead: String)? {
    let type = property.type
    if type.names.contains(where: { isLink($0, of: part) }) { return nil }
    if type.isFunction {
      guard !type.returnsNothing, !property.isConstant || type.takesNothing else { return nil }
      return (
        "keeps the closure `\(property.name)`, by which it can ask somebody.",
        "Let the Response carry the answer."
      )
    }
    let isFormat = type.names.contains(where: Self.isFormat)
    if property.isConstant || property.isLazy {
      let isObject = type.names.contains { facts.types[$0]?.kind == .class }
      guard canChange(type, in: part, seen: []) || property.isLazy && !isFormat && !isObject else {
        return nil
      }
    } else if isFormat {
      return (
        "keeps `\(property.name)` in a variable, and could put another in its place.",
        "Declare it `let`, and give it its settings where it is made."
      )
    } else if type.isWeak {
      return nil
    }
    return (
      "remembers `\(property.name)` from one Response to the next; a Presenter remembers nothing.",
      Self.forget
    )
  }

  /// Whether it stands for a part, or is a box for a link to one.
  private func isLink(_ name: String, of part: Part) -> Bool {
    !facts.partsBehind(name, seenFrom: part).isEmpty || facts.isWeakBox(name)
  }

  private static func isFormat(_ name: String) -> Bool {
    name.isSystems
      && ["Formatter", "FormatStyle", ".Locale", ".Calendar", ".TimeZone"]
        .contains(where: name.hasSuffix)
  }

  /// Whether a constant of this type holds something that can change: an object with variables.
  private func canChange(_ type: TypeDescription, in part: Part, seen: Set<String>) -> Bool {
    !type.isFunction
      && type.names.contains { name in
        if SystemDeclarations.effects(of: name).contains(.state) { return true }
        guard let own = facts.types[name], !seen.contains(name), !isLink(name, of: part) else {
          return false
        }
        let held = facts.family(of: name).flatMap { facts.types[$0]?.held ?? [] }
        return held.contains { property in
          let names = property.type.names
          let isVariable =
            own.kind == .class && !property.isConstant && !names.contains { isLink($0, of: part) }
            && !(property.isLazy && names.contains(where: Self.isFormat))
          return isVariable || canChange(property.type, in: part, seen: seen.union([name]))
        }
      }
  }
}
