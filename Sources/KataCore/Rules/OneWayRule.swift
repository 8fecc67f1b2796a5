extension RuleSearch {
  /// The Presenter and an Interactor, the Interactor and a View, the View and a Presenter.
  mutating func lookForWaysBack() {
    for part in facts.parts {
      for role in SceneRole.allCases where part.isA(role) {
        guard let forbidden = role.forbidden else { continue }
        if part.isA(forbidden) {
          report(
            .oneWay, at: part.place,
            "\(part.shortName) is \(role.withArticle) and \(forbidden.withArticle) at once, so"
              + " messages can turn back inside it.",
            instead: "Give each part a type of its own.")
        } else {
          lookForWaysBack(from: part, role, to: forbidden)
        }
      }
    }
  }

  private mutating func lookForWaysBack(
    from part: Part, _ role: SceneRole, to forbidden: SceneRole
  ) {
    let found = facts.mentions(in: part).compactMap { mention in
      mention.names.first { name in
        let isForbidden =
          facts.roles(of: name).contains(forbidden) || role == .presenter && name.isDataStore
        return isForbidden && !part.family.contains(name)
      }.map { (mention, $0) }
    }
    let isDeclared = found.contains { $0.0.form != .used }
    for (mention, name) in found where mention.form != .used || !isDeclared {
      report(
        .oneWay, at: mention.place,
        "\(part.shortName) refers to \(name.lastName), \(forbidden.withArticle)"
          + "\(name.isDataStore ? "'s data store" : ""): messages go"
          + " View → Interactor → Presenter → View, and never back.",
        instead: role.wayOn)
    }
  }
}

extension String {
  /// What an Interactor keeps for the Router, and for nobody else.
  fileprivate var isDataStore: Bool { hasSuffix("DataStore") }
}

extension SceneRole {
  var withArticle: String { self == .interactor ? "an Interactor" : "a \(rawValue)" }

  /// What this part does in place of turning back.
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
