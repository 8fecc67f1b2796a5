import KataCore

extension RuleSearch {
  /// The Presenter and an Interactor, the Interactor and a View, the View and a Presenter.
  mutating func lookForWaysBack() {
    for part in parts {
      if let (role, forbidden) = part.twoAtOnce {
        report(
          .oneWay, at: part.place,
          "\(part.shortName) is \(role.withArticle) and \(forbidden.withArticle) at once, so"
            + " messages can turn back inside it.",
          instead: "Give each part a type of its own.")
        continue
      }
      for role in SceneRole.allCases where part.isA(role) {
        if let forbidden = role.forbidden { lookForWaysBack(from: part, role, to: forbidden) }
      }
    }
  }

  private mutating func lookForWaysBack(
    from part: Part, _ role: SceneRole, to forbidden: SceneRole
  ) {
    let found = namedParts(in: part) {
      facts.roles(of: $0).contains(forbidden) || role == .presenter && $0.isDataStore
    }
    for (mention, name) in found {
      report(
        .oneWay, part, mention,
        "refers to \(name.lastName), \(forbidden.withArticle)"
          + "\(name.isDataStore ? "'s data store" : ""): messages go"
          + " View → Interactor → Presenter → View, and never back.",
        instead: role.wayOn)
    }
  }

  /// The parts that a part names: those in code that it reaches only if its own code names none, and
  /// those that are used only if no declaration shows them.
  func namedParts(
    in part: Part, where isWanted: (String) -> Bool
  ) -> [(mention: Mention, name: String)] {
    let found = part.mentions.compactMap { mention in
      mention.names.first { isWanted($0) && !part.family.contains($0) }.map { (mention, $0) }
    }
    let own = found.filter(\.0.way.isEmpty)
    let nearest = own.isEmpty ? found : own
    let isDeclared = nearest.contains { $0.0.form != .used }
    return nearest.filter { $0.0.form != .used || !isDeclared }
  }
}

extension String {
  /// True for the name of a protocol that an Interactor adopts for the Router alone.
  fileprivate var isDataStore: Bool { hasSuffix("DataStore") }
}

extension SceneRole {
  /// Advice to this part in place of turning back.
  fileprivate var wayOn: String {
    switch self {
    case .presenter:
      "Let the Response carry all that the Presenter needs; the View asks for what comes next."
    case .interactor: "Hand a Response to the Presenter, and let the Presenter tell the View."
    case .view: "Send a Request to the Interactor; the Presenter answers by display methods."
    case .router, .worker: Rule.oneWay.instead
    }
  }
}
