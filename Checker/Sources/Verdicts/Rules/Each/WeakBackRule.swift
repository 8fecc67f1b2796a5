extension RuleSearch {
  /// Presenters and Routers that keep a View alive.
  mutating func lookForStrongReferences() {
    for part in parts where part.isA(.presenter) || part.isA(.router) {
      for (property, way) in part.family.flatMap({ strongViews(in: $0, of: part, seen: []) }) {
        let name = property.name
        report(
          .weakBack, part, Mention(form: .stored, place: property.place, way: way),
          property.type.isUnowned
            ? "holds the View unowned in `\(name)`, and crashes when it is used after the View is"
              + " gone."
            : "holds the View strongly in `\(name)`, and the View holds the parts behind it: as long"
              + " as `\(name)` is set, none of them goes.")
        if !property.type.isUnowned { markCause(.weakBack, at: property.place) }
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

  private func isView(_ type: TypeDescription, besides part: Part) -> Bool {
    !type.names.contains(where: facts.isWeakBox)
      && type.names.contains {
        !part.family.contains($0) && facts.roles(of: $0).contains(.view)
      }
  }
}
