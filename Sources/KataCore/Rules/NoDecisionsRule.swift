extension RuleSearch {
  /// Presenters that keep state, wait, or call who should have been called before them.
  mutating func lookForDecisions() {
    for part in parts where part.isA(.presenter) {
      // Who has been told to be two types does the other part's work, too.
      if part.twoAtOnce != nil, hasReported(.oneWay, at: part.place) { continue }
      lookForState(in: part)
      lookForWaiting(in: part)
      lookForWorkers(in: part)
      lookForEffects(in: part)
      lookForFormats(in: part)
      lookForLastingState(in: part)
    }
  }

  private mutating func lookForWaiting(in part: Part) {
    for piece in part.reach.pieces {
      for located in piece.code.nodes where located.node.kind == "await_expr" {
        report(
          .noDecisions, at: located.place, way: piece.way,
          "\(subject(part, piece.way)) waits here, so what it was told is shown later, or in another"
            + " order.",
          instead: "Let the Interactor wait, and present when it knows.")
      }
    }
  }

  private mutating func lookForWorkers(in part: Part) {
    let found = namedParts(in: part) { facts.partsBehind($0, seenFrom: part).contains(.worker) }
    for (mention, _) in found {
      report(
        .noDecisions, at: mention.place, way: mention.way,
        "\(subject(part, mention.way)) knows a worker, and asking is the Interactor's.",
        instead: "Let the Interactor ask the worker, and put the answer into the Response.")
    }
  }

  private mutating func lookForEffects(in part: Part) {
    let watched = Effect.world.subtracting([.clock]).union([.waiting])
    for use in facts.effects(of: part) {
      guard let effect = Effect.allCases.first(where: use.effects.intersection(watched).contains)
      else { continue }
      let name = String(use.name.prefix { $0 != "(" })
      report(
        .noDecisions, at: use.place, way: use.way,
        effect == .waiting
          ? "\(subject(part, use.way)) starts work that ends later, with `\(name)`, so what it was"
            + " told is shown in another order."
          : "\(subject(part, use.way)) reaches \(effect.words) with `\(name)`: more than turning a"
            + " Response into words.",
        instead: effect == .settings
          ? "Take locale, calendar or time zone from the Response, or name one."
          : Rule.noDecisions.instead)
    }
  }

  private mutating func lookForFormats(in part: Part) {
    for piece in part.reach.pieces {
      for located in piece.code.nodes where located.node.kind == "call_expr" {
        guard let name = facts.machineFormat(located.node) else { continue }
        report(
          .noDecisions, at: located.place, way: piece.way,
          "\(subject(part, piece.way)) writes in the machine's locale with `\(name)`, whoever reads"
            + " it.",
          instead: "Name a locale: the Response's, where it has one.")
      }
    }
  }
}
