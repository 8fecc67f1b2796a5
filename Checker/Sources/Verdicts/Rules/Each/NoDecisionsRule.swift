extension RuleSearch {
  private static let forget =
    "Let the Interactor remember it, and put all that is shown into the Response; a value that need"
    + " not be remembered is a local constant."

  /// Presenters that keep state, wait, or call parts that should have been called before them.
  mutating func lookForDecisions() {
    for part in parts where part.isA(.presenter) {
      // A type that has been told to be two does the other part's work, too.
      if part.twoAtOnce != nil, hasReported(.oneWay, at: part.place) { continue }
      for property in part.family.flatMap({ facts.types[$0]?.stored ?? [] }) {
        lookForState(property, in: part)
      }
      lookForEffects(in: part)
      for mention in part.mentions {
        if mention.form == .waits {
          report(
            .noDecisions, part, mention,
            "waits here, so what it was told is shown later, or in another order.",
            instead: "Let the Interactor wait, and present when it knows.")
        } else if let used = mention.usr.flatMap({ facts.declarations[$0] }), used.isLastingVariable
        {
          report(
            .noDecisions, part, mention,
            "uses the variable `\(used.wayName)`, which outlives the Response; a Presenter remembers"
              + " nothing.", instead: Self.forget)
        }
      }
      for (mention, _) in namedParts(in: part, where: { facts.roles(of: $0).contains(.worker) }) {
        report(
          .noDecisions, part, mention, "knows a worker, and asking is the Interactor's.",
          instead: "Let the Interactor ask the worker, and put the answer into the Response.")
      }
    }
  }

  private mutating func lookForEffects(in part: Part) {
    let watched = Effect.world.subtracting([.clock]).union([.waiting])
    for (effect, name, mention) in effects(of: part, among: watched) {
      let used = name.prefix { $0 != "(" }
      report(
        .noDecisions, part, mention,
        effect == .waiting
          ? "starts work that ends later, with `\(used)`, so what it was told is shown in another"
            + " order."
          : "reaches \(effect.rawValue) with `\(used)`: more than turning a Response into words.",
        instead: effect == .settings
          ? "Take locale, calendar or time zone from the Response, or name one." : nil)
    }
  }

  /// Reports a property that remembers something; links and values that can't change are allowed.
  private mutating func lookForState(_ property: OwnType.Property, in part: Part) {
    let type = property.type
    if type.isFunction || type.isWeak || isLink(type) { return }
    if property.isConstant, !type.names.contains(where: canChange) { return }
    let isFormat = type.names.contains {
      $0.isSystems && Self.formats.contains(where: $0.hasSuffix)
    }
    let (does, instead) =
      isFormat
      ? (
        "keeps `\(property.name)` in a variable, and could put another in its place.",
        "Declare it `let`, and give it its settings where it is made."
      )
      : (
        "remembers `\(property.name)` from one Response to the next; a Presenter remembers nothing.",
        Self.forget
      )
    report(
      .noDecisions, part, Mention(form: .stored, place: property.place), does, instead: instead)
  }

  private static let formats = ["Formatter", "FormatStyle", ".Locale", ".Calendar", ".TimeZone"]

  /// True if the type stands for a part, or is a box for a link to one.
  private func isLink(_ type: TypeDescription) -> Bool {
    type.names.contains { !facts.roles(of: $0).isEmpty || facts.isWeakBox($0) }
  }

  /// True if the type is a class with variables of its own, other than links.
  private func canChange(_ name: String) -> Bool {
    facts.types[name]?.kind == .class
      && facts.family(of: name).flatMap { facts.types[$0]?.held ?? [] }
        .contains { !$0.isConstant && !isLink($0.type) }
  }
}
