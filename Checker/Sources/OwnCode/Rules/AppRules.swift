import Common

/// Mistakes that apps make, and that the course's own scenes leave no room for.
extension RuleSearch {
  mutating func judgeApp() {
    let exemptions = AppExemptions(facts)
    app = exemptions
    for view in parts where view.isA(.view) && facts.isConcretePart(view.name) {
      noteAssembly(view, exemptions)
      lookForReadProperties(view)
      lookForFormats(view)
    }
    for router in parts where router.isA(.router) && facts.isConcretePart(router.name) {
      lookForOtherRouters(router)
    }
    lookForEntities()
  }

  /// A scene that its View puts together itself, as Clean Swift's template does: one note.
  private mutating func noteAssembly(_ view: Part, _ exemptions: AppExemptions) {
    let found = view.mentions.filter { mention in
      guard mention.way.isEmpty, exemptions.isAssembly(mention), let usr = mention.usr,
        let used = facts.declarations[usr], used.node.kind == "constructor_decl"
      else { return false }
      return used.owner.map { facts.isConcretePart($0) && !view.family.contains($0) } == true
    }
    guard let usr = found.first?.inside, let function = facts.declarations[usr] else { return }
    let roles = found.compactMap { $0.usr.flatMap { facts.declarations[$0]?.owner } }
      .flatMap(facts.roles)
    let made = SceneRole.allCases.filter { roles.contains($0) && $0 != .view }.map(\.title)
    guard !made.isEmpty else { return }
    let list = made.dropLast().joined(separator: ", ") + (made.count > 1 ? " and " : "")
    let place = function.node.name ?? "init"
    report(
      .protocols, at: function.node.place, about: "assembly",
      "\(view.shortName) makes its own \(list)\(made[made.count - 1]) in `\(place)`, so nobody can"
        + " give it others.",
      instead: "Move this into a configurator, which is called where the View is made.")
  }

  /// Routers that reach the next scene's data through its View and its Router.
  private mutating func lookForOtherRouters(_ router: Part) {
    for mention in router.mentions where mention.form == .used && mention.way.isEmpty {
      guard let owner = mention.names.first, facts.roles(of: owner) == [.view],
        mention.names.dropFirst().contains(where: { facts.roles(of: $0) == [.router] })
      else { continue }
      report(
        .oneWay, router, mention,
        "reaches through the Router of \(owner.lastName), which is another scene's.",
        instead: "Hand the data to what makes the scene: its configurator.")
    }
  }

  /// Values that a View reads from its Interactor, past the Presenter.
  private mutating func lookForReadProperties(_ view: Part) {
    for mention in view.mentions where mention.form == .used && mention.way.isEmpty {
      guard let owner = mention.names.first, facts.roles(of: owner) == [.interactor],
        let name = mention.usr.flatMap(facts.names.declaration), !name.contains("("),
        !owner.hasSuffix("DataStore"), mention.names.count > 1,
        mention.names.dropFirst().allSatisfy({ facts.roles(of: $0).isEmpty })
      else { continue }
      report(
        .oneWay, view, mention,
        "reads `\(name.lastName)` of \(owner.lastName), so a value flows back past the Presenter.",
        instead: "Send a Request, and let the Presenter display what comes of it.")
    }
  }

  private mutating func lookForFormats(_ view: Part) {
    for (_, name, mention) in effects(of: view, among: [.formatting]) where mention.way.isEmpty {
      guard !name.contains("LocalizedString"), !name.hasPrefix("String(localized:") else {
        continue
      }
      report(
        .formatting, view, mention,
        "makes text for people with `\(name)`, and how things read is the Presenter's.",
        instead: "Let the ViewModel carry the text.")
    }
  }

  /// Entities that a Presenter hands on as they came.
  private mutating func lookForEntities() {
    let types = facts.types.values.sorted { $0.name < $1.name }
    func isIn(_ message: String, _ name: String) -> Bool {
      facts.around(name).contains { $0.lastName == message }
    }
    let brought = Set(
      types.filter { isIn("Response", $0.name) }.flatMap(\.held).flatMap(\.type.names)
        .filter(facts.isOwn))
    for type in types where isIn("ViewModel", type.name) {
      for property in type.held {
        guard let name = property.type.names.first(where: brought.contains),
          let entity = facts.types[name], entity.kind == .struct,
          entity.held.count > 1, facts.roles(of: name).isEmpty,
          !["Response", "ViewModel", "Request"].contains(where: { isIn($0, name) })
        else { continue }
        let model = (type.outer.map { "\($0.lastName)." } ?? "") + type.name.lastName
        report(
          .plainModels, at: property.place, about: name,
          "`\(property.name)` of \(model) is the \(name.lastName) that a Response brings, so the View"
            + " has to choose and to word what it shows.",
          instead: "Carry the texts and numbers that are shown.")
      }
    }
  }
}
