extension RuleSearch {
  /// Presenters and routers that keep a View alive.
  mutating func lookForStrongReferences() {
    for part in parts where part.isA(.presenter) || part.isA(.router) {
      for name in part.family {
        for (property, way) in strongViews(in: name, of: part, seen: []) {
          reportStrong(property, way, in: part, instead: advice(for: property))
        }
        if let property = strongLink(above: name, of: part) {
          reportStrong(
            property, [], in: part,
            instead: "Declare it there as a `weak var` with the View's protocol for its type, since"
              + " a generic one can't be weak.")
        }
      }
      lookForKeptClosures(in: part)
      lookForViewsPutAway(in: part)
    }
  }

  private mutating func reportStrong(
    _ property: OwnType.Property, _ way: [String], in part: Part, instead: String
  ) {
    let why =
      property.type.isUnowned
      ? "\(subject(part, way)) holds the View unowned in `\(property.name)`, and crashes when it is"
        + " used after the View is gone."
      : "\(subject(part, way)) holds the View strongly in `\(property.name)`, and the View holds the"
        + " parts behind it: as long as `\(property.name)` is set, none of them goes."
    report(.weakBack, at: property.place, way: way, why, instead: instead)
  }

  private func advice(for property: OwnType.Property) -> String {
    let isBoxed = property.type.mentions.contains { mention in
      mention.owners.contains { $0 != "Swift.Optional" }
    }
    return isBoxed
      ? "Hold it by a `weak var`, in a small struct of its own if there are several."
      : "Declare it `weak var`, with an optional type."
  }

  /// The properties by which a type keeps a View, also inside values that it holds.
  private func strongViews(
    in type: String, of part: Part, seen: Set<String>
  ) -> [(OwnType.Property, [String])] {
    guard !seen.contains(type), let own = facts.types[type] else { return [] }
    var found: [(OwnType.Property, [String])] = []
    for property in own.stored + own.payloads where !property.type.isWeak {
      for mention in property.type.mentions where !property.type.isFunction {
        guard mention.owners.allSatisfy(keepsAlive), !facts.isWeakBox(mention.name) else {
          continue
        }
        if isView(mention.name, besides: part) {
          found.append((property, []))
        } else {
          for held in [mention.name] + facts.adopters(of: mention.name)
          where facts.types[held] != nil && !facts.isConcretePart(held) {
            found += strongViews(in: held, of: part, seen: seen.union([type]))
              .map { ($0.0, [held.lastName] + $0.1) }
          }
        }
      }
    }
    return found
  }

  private func isView(_ name: String, besides part: Part) -> Bool {
    facts.roles(of: name).contains(.view) || facts.partsBehind(name, seenFrom: part) == [.view]
  }

  /// The property of a generic superclass by which a View is kept, when the View is its argument.
  private func strongLink(above name: String, of part: Part) -> OwnType.Property? {
    guard let above = facts.types[name]?.superclassType else { return nil }
    let views = above.mentions.filter { isView($0.name, besides: part) && !$0.owners.isEmpty }
    guard let view = views.first(where: { $0.owners.allSatisfy(keepsAlive) }) else { return nil }
    return facts.family(of: view.owners[0]).lazy.compactMap { name in
      facts.types[name]?.held.first(where: keepsParameter)
    }.first
  }

  /// Whether a generic type holds what it is made of.
  private func keepsAlive(_ generic: String) -> Bool {
    guard !facts.isWeakBox(generic) else { return false }
    guard let own = facts.types[generic], own.kind != .foreign else {
      return Self.containers.contains(generic)
    }
    if own.held.contains(where: keepsParameter) { return true }
    guard let above = own.superclassType, above.namesParameter, let name = own.superclass else {
      return false
    }
    return keepsAlive(name)
  }

  private func keepsParameter(_ property: OwnType.Property) -> Bool {
    property.isStrong && !property.type.isFunction && property.type.namesParameter
  }

  private static let containers: Set<String> = [
    "Swift.Optional", "Swift.Array", "Swift.ContiguousArray", "Swift.ArraySlice", "Swift.Set",
    "Swift.Dictionary", "Swift.Result", "Synchronization.Mutex", "os.OSAllocatedUnfairLock",
  ]
}

extension RuleSearch {
  /// Closures and methods that a part keeps, and that hold a View themselves.
  private mutating func lookForKeptClosures(in part: Part) {
    let kept = facts.keptClosures(of: part)
    for (usr, place, way) in kept.hiddenViews {
      report(
        .weakBack, at: place, way: way,
        facts.isUnowned(usr)
          ? "\(subject(part, way)) holds the View unowned in `\(facts.name(of: usr))`, and crashes when"
            + " it is used after the View is gone."
          : "\(subject(part, way)) holds the View strongly in `\(facts.name(of: usr))`, and the View"
            + " holds the parts behind it: as long as `\(facts.name(of: usr))` is set, none of them goes.",
        instead: "Declare it `weak var`, with the View's protocol for its type.")
    }
    for closure in kept.closures where closure.holdsView(facts, part) {
      let isMethod = closure.node.kind == "autoclosure_expr"
      report(
        .weakBack, at: closure.place, way: closure.way,
        "\(subject(part, closure.way)) holds the View strongly by the"
          + " \(isMethod ? "method" : "closure") in `\(facts.name(of: closure.usr))`, and the View"
          + " holds the parts behind it: as long as that is set, none of them goes.",
        instead: isMethod
          ? "Keep a closure that captures it weakly, with `[weak view]`, or call a weak property."
          : "Capture it weakly, with `[weak view]`, or call a weak property in the closure.")
    }
  }

  /// Variables outside the part that would keep a View for good.
  private mutating func lookForViewsPutAway(in part: Part) {
    for piece in part.reach.pieces {
      for located in piece.code.nodes where located.node.kind == "assign_expr" {
        guard let usr = located.node.node("dest")?.node("decl")?.text("decl_usr"),
          let used = facts.declarations[usr], used.isStoredVariable, used.isGlobal,
          !facts.isOwn(usr, of: part), let mangled = used.located.node.text("interface_type"),
          case let type = facts.names.type(mangled), !type.isWeak, !type.isFunction,
          type.names.contains(where: { isView($0, besides: part) })
        else { continue }
        report(
          .weakBack, at: located.place, way: piece.way,
          "\(subject(part, piece.way)) puts the View into `\(used.wayName)`, which keeps it after the"
            + " screen is closed.",
          instead: "Declare that variable weak, or leave it out.")
      }
    }
  }
}
