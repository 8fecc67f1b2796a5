extension RuleSearch {
  /// Interactors, Views and Presenters that reach out of the app themselves.
  ///
  /// A View may know the time: it animates, and shows calendars. A Presenter's files, network and
  /// defaults are decisions.
  mutating func lookForEffects() {
    for part in parts {
      var watched: Set<Effect> = []
      if part.isA(.interactor) { watched = Effect.world.union([.resources]) }
      if part.isA(.view) { watched.formUnion([.network, .files, .defaults, .processes]) }
      if part.isA(.presenter) { watched.insert(.clock) }
      guard !watched.isEmpty else { continue }
      let uses = facts.effects(of: part)
      // An identity that is only kept and compared comes to the same each time.
      if part.isA(.interactor), uses.contains(where: { $0.effects.contains(.tickets) }) {
        watched.insert(.ticketText)
      }
      for use in uses {
        guard let effect = Effect.allCases.first(where: use.effects.intersection(watched).contains)
        else { continue }
        report(
          .workers, at: use.place, way: use.way,
          "\(subject(part, use.way)) reaches \(effect.words) itself with `\(use.name)`, where no"
            + " test can answer.",
          instead: effect == .clock && part.isA(.presenter)
            ? "Let the Response carry the time that matters." : Rule.workers.instead)
      }
    }
  }
}

extension Effect {
  /// What lies outside the app.
  static let world: Set<Effect> = [
    .network, .files, .defaults, .clock, .processes, .environment, .settings, .chance,
  ]

  /// What is reached, in words.
  var words: String {
    switch self {
    case .network: "the network"
    case .files, .resources: "files"
    case .defaults: "stored settings"
    case .clock: "the clock"
    case .processes: "other processes"
    case .environment: "the process's surroundings"
    case .settings, .zoned, .zone: "the machine's settings"
    case .chance, .tickets, .ticketText: "chance"
    case .formatting, .style: "a formatter"
    case .waiting: "work that ends later"
    case .state: "state"
    case .later: "values to come"
    }
  }
}
