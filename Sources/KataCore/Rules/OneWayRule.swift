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
        guard let forbidden = role.forbidden else { continue }
        lookForWaysBack(from: part, role, to: forbidden)
      }
    }
    // A closure is a link as well.
    for link in facts.givenLinks(among: parts) where link.part.twoAtOnce == nil {
      for role in SceneRole.allCases where link.part.isA(role) {
        guard let forbidden = role.forbidden else { continue }
        lookForWaysBack(from: link.part, role, to: forbidden, by: link)
      }
    }
  }

  private mutating func lookForWaysBack(
    from part: Part, _ role: SceneRole, to forbidden: SceneRole, by link: GivenLink? = nil
  ) {
    func isWanted(_ name: String) -> Bool {
      facts.partsBehind(name, seenFrom: part).contains(forbidden)
        || role == .presenter && name.isDataStore
    }
    var found = namedParts(in: part, where: isWanted)
    if found.isEmpty, let link {
      // Whoever asks only whether somebody is still there names none of its members.
      found = link.captured.compactMap { mention in
        mention.names.first(where: isWanted).map { (mention, $0) }
      }
    }
    for (mention, name) in found {
      report(
        .oneWay, at: mention.place, way: mention.way,
        "\(subject(part, mention.way, by: link?.words ?? "")) refers to \(name.lastName), \(forbidden.withArticle)"
          + "\(name.isDataStore ? "'s data store" : ""): messages go"
          + " View → Interactor → Presenter → View, and never back.",
        instead: role.wayOn)
    }
  }

  /// Where a part names somebody: in what it reaches only where its own code does not, and by use
  /// only where no declaration shows it.
  func namedParts(
    in part: Part, where isWanted: (String) -> Bool
  ) -> [(mention: TypeMention, name: String)] {
    let found = facts.mentions(in: part).compactMap { mention in
      mention.names.first { isWanted($0) && !part.family.contains($0) }.map { (mention, $0) }
    }
    let own = found.filter(\.0.way.isEmpty)
    let nearest = own.isEmpty ? found : own
    let isDeclared = nearest.contains { $0.0.form != .used }
    return nearest.filter { $0.0.form != .used || !isDeclared }
  }
}

extension Part {
  /// Two parts that one type must not be: whatever else it does wrong as one of them follows from that.
  var twoAtOnce: (SceneRole, SceneRole)? {
    SceneRole.allCases.lazy.filter(isA).compactMap { role in
      role.forbidden.map { (role, $0) }
    }.first { isA($0.1) }
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
