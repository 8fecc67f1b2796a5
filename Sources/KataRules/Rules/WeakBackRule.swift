extension RuleSearch {
  /// Presenters and Routers that keep a View alive.
  mutating func lookForStrongReferences() {
    for part in parts where part.isA(.presenter) || part.isA(.router) {
      for (property, way) in part.family.flatMap({ strongViews(in: $0, of: part, seen: []) }) {
        let start = "\(subject(part, way)) holds the View"
        report(
          .weakBack, at: property.place, way: way,
          property.type.isUnowned
            ? "\(start) unowned in `\(property.name)`, and crashes when it is used after the View is"
              + " gone."
            : "\(start) strongly in `\(property.name)`, and the View holds the parts behind it: as"
              + " long as `\(property.name)` is set, none of them goes.")
      }
      for closure in closures(of: part)
      where closure.captured.contains(where: { isView($0, besides: part) }) {
        report(
          .weakBack, at: closure.code.place,
          "\(part.shortName) holds the View strongly by the closure or method that it keeps, and the"
            + " View holds the parts behind it: as long as that is set, none of them goes.",
          instead: "Keep a closure that captures it weakly, with `[weak view]`, or call a weak"
            + " property.")
      }
    }
  }

  /// The properties by which a type keeps a View, also inside values that it holds.
  private func strongViews(
    in type: String, of part: Part, seen: Set<String>
  ) -> [(property: OwnType.Property, way: [String])] {
    guard !seen.contains(type), let own = facts.types[type] else { return [] }
    return (own.stored + own.payloads).flatMap { property -> [(OwnType.Property, [String])] in
      if property.type.isWeak || property.type.isFunction { return [] }
      if isView(property.type, besides: part) { return [(property, [])] }
      return property.type.names.filter { facts.isOwn($0) && !facts.isConcretePart($0) }
        .flatMap { held in
          strongViews(in: held, of: part, seen: seen.union([type]))
            .map { ($0.property, [held.lastName] + $0.way) }
        }
    }
  }

  /// Whether a type is a View, or holds one by generic types that keep what they are made of.
  private func isView(_ type: TypeDescription, besides part: Part) -> Bool {
    !type.isFunction
      && !type.names.contains(where: facts.isWeakBox)
      && type.names.filter { facts.isOwn($0) && facts.partsBehind($0).isEmpty }.allSatisfy(
        keepsParameter)
      && type.names.contains { name in
        !part.family.contains(name)
          && (facts.roles(of: name).contains(.view)
            || facts.partsBehind(name, seenFrom: part) == [.view])
      }
  }

  private func keepsParameter(_ generic: String) -> Bool {
    facts.types[generic]?.held.map(\.type).contains {
      $0.namesParameter && !$0.isWeak && !$0.isFunction
    } == true
  }
}
