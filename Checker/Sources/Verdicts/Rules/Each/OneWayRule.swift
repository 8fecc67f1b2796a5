extension RuleSearch {
  /// Parts that refer to one of those that they must not know, or that are two of them.
  mutating func lookForWaysBack() {
    for part in parts {
      if let (role, forbidden) = part.twoAtOnce, app?.isStrict(part.name) != false {
        report(
          .oneWay, at: part.place,
          "\(part.shortName) is \(role.withArticle) and \(forbidden.withArticle) at once, so"
            + " messages can turn back inside it.",
          instead: "Give each part a type of its own.")
        continue
      }
      for role in SceneRole.allCases where part.isA(role) { lookForWaysBack(from: part, as: role) }
    }
  }

  /// Messages that bring a value back; only a worker answers its caller.
  mutating func lookForReturnedValues() {
    for type in facts.types.values.sorted(by: { $0.name < $1.name }) where type.kind == .protocol {
      guard let role = facts.endings.role(ofProtocol: type.name), role != .worker,
        app?.isStrict(type.name) != false
      else { continue }
      let members = type.bodies.filter { $0.kind == "protocol" }.flatMap { $0.nodes("members") }
      for member in members where member.kind == "func_decl" {
        guard let result = member.text("result"), result != "$sytD" else { continue }
        report(
          .oneWay, at: member.place,
          "\(type.name.lastName).\(member.name ?? "a message") returns a value to its caller.",
          instead: "Send what comes of it onward, as a message to the next part.")
      }
    }
  }

  private mutating func lookForWaysBack(from part: Part, as role: SceneRole) {
    let found = namedParts(in: part) { otherPart($0, for: role) != nil }
    // A Router may have other code make the next scene, with all its parts.
    for (mention, name) in found where role != .router || mention.way.isEmpty {
      let other = otherPart(name, for: role) ?? "a part"
      report(
        .oneWay, part, mention, "refers to \(name.lastName), \(other): \(role.course).",
        instead: role.wayOn)
    }
  }

  /// The words for a part that another one must not refer to; nil if it may.
  private func otherPart(_ name: String, for role: SceneRole) -> String? {
    let roles = facts.roles(of: name)
    if let forbidden = role.forbidden.first(where: roles.contains) { return forbidden.withArticle }
    return role == .presenter && name.isDataStore ? "an Interactor's data store" : nil
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
  /// The way that its messages take.
  fileprivate var course: String {
    switch self {
    case .view, .interactor, .presenter:
      "messages go View → Interactor → Presenter → View, and never back"
    case .router: "a Router reads a data store and shows screens, and the View sends the Requests"
    case .worker: "a worker answers what it is asked, and knows no other part"
    }
  }

  /// Advice to this part in place of turning back.
  fileprivate var wayOn: String {
    switch self {
    case .presenter:
      "Let the Response carry all that the Presenter needs; the View asks for what comes next."
    case .interactor:
      "Hand a Response to the Presenter; it tells the View, and the View may ask the Router."
    case .view: "Send a Request to the Interactor; the Presenter answers by display methods."
    case .router:
      "Read the data store, have a configurator make other scenes, and tell the View what they"
        + " report."
    case .worker: "Return the answer or throw the error, and let the Interactor say what happened."
    }
  }
}
