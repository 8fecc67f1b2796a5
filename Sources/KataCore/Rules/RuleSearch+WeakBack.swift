extension RuleSearch {
  /// Presenters and routers that keep a View alive.
  mutating func lookForStrongReferences() {
    for part in facts.parts where part.isA(.presenter) || part.isA(.router) {
      for name in part.family {
        for (property, path) in strongViews(in: name, seen: []) {
          reportStrong(property, path, in: part)
        }
      }
      lookForKeptClosures(in: part)
    }
  }

  private mutating func reportStrong(_ property: OwnType.Property, _ path: String?, in part: Part) {
    let through = path.map { " through \($0)" } ?? ""
    let why =
      property.type.isUnowned
      ? "\(part.shortName) holds the View unowned\(through) in `\(property.name)`, and crashes when"
        + " it is used after the View is gone."
      : "\(part.shortName) holds the View strongly\(through) in `\(property.name)`, and the View"
        + " holds the parts behind it: none of them would ever go."
    report(
      .weakBack, at: property.place, why, instead: "Declare it `weak var`, with an optional type.")
  }

  /// The properties by which a type keeps a View, also inside values that it holds.
  private func strongViews(
    in type: String, seen: Set<String>
  ) -> [(OwnType.Property, String?)] {
    guard !seen.contains(type), let own = facts.types[type] else { return [] }
    var found: [(OwnType.Property, String?)] = []
    for property in own.stored + own.payloads where !property.type.isWeak {
      for mention in property.type.mentions where !property.type.isFunction {
        guard mention.owners.allSatisfy(keepsAlive) else { continue }
        if facts.roles(of: mention.name).contains(.view) {
          found.append((property, nil))
        } else if facts.types[mention.name] != nil, !facts.isConcretePart(mention.name) {
          found += strongViews(in: mention.name, seen: seen.union([type]))
            .map { ($0.0, $0.1 ?? mention.name.lastName) }
        }
      }
    }
    return found
  }

  /// Whether a generic type holds what it is made of.
  private func keepsAlive(_ generic: String) -> Bool {
    if let own = facts.types[generic], own.kind != .foreign {
      return own.held.contains { $0.isStrong && !$0.type.isFunction && $0.type.namesParameter }
    }
    return Self.containers.contains(generic)
  }

  private static let containers: Set<String> = [
    "Swift.Optional", "Swift.Array", "Swift.ContiguousArray", "Swift.ArraySlice", "Swift.Set",
    "Swift.Dictionary", "Swift.Result", "Synchronization.Mutex", "os.OSAllocatedUnfairLock",
  ]
}
