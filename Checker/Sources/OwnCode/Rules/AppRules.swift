import Common

/// Mistakes that apps make, and that the course's own scenes leave no room for.
extension RuleSearch {
  mutating func judgeApp() {
    let app = AppExemptions(facts)
    self.app = app
    for part in parts where facts.isConcretePart(part.name) && !app.isStandIn(part) {
      for words in AppWords.all where words.parts.contains(where: part.isA) {
        look(for: words, in: part, app)
      }
      if !part.isA(.worker), !part.isA(.router) { lookForSharedObjects(part, app) }
      if part.isA(.router) { lookForOtherRouters(part) }
      if part.isA(.interactor) { lookForWords(part) }
      guard part.isA(.view), !part.shortName.hasSuffix("Presenter") else { continue }
      noteAssembly(part, app)
      lookForReadProperties(part, app)
      lookForNextScenes(part, app)
      lookForFormats(part)
    }
    lookForEntities()
  }

  /// Names of libraries in a part's own code, once for each name.
  private mutating func look(for words: AppWords, in part: Part, _ app: AppExemptions) {
    for body in facts.types[part.name]?.bodies ?? [] where !body.isExpanded {
      for (text, place) in app.text.places(of: words.pattern, in: body) {
        // A type of the app's own may have the same name.
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !app.ownNames.contains(String(name)), !app.isLogged(place) else { continue }
        report(
          words.rule, at: place, about: text,
          "\(part.shortName) \(words.does.replacing("*", with: text))", instead: words.instead)
      }
    }
  }

  /// Words that an Interactor looks up.
  private mutating func lookForWords(_ part: Part) {
    for mention in part.mentions where mention.form == .used && mention.way.isEmpty {
      guard let used = mention.usr.flatMap({ facts.declarations[$0] }),
        used.wayName.contains(AppWords.words)
      else { continue }
      report(
        .formatting, part, mention,
        "looks up words for people with `\(used.wayName)`, and the words are the Presenter's.",
        instead: "Let the Response say what happened, and have the Presenter find the words.")
    }
  }

  /// Objects that there is one of for the whole app, and workers that are made where they're called.
  private mutating func lookForSharedObjects(_ part: Part, _ app: AppExemptions) {
    let advice =
      part.isA(.interactor)
      ? "Hold it through a protocol, and let the configurator hand it in."
      : "Leave it to the Interactor, which holds it through a protocol."
    for body in part.family.prefix(1).flatMap({ facts.types[$0]?.bodies ?? [] }) {
      for (text, place) in app.text.places(of: AppWords.shared, in: body) {
        let name = text.prefix { $0 != "." }
        guard let type = app.classes[String(name)], !part.family.contains(type.name),
          !facts.isConcretePart(type.name), !app.isPlain(type.name),
          !app.isAssembler(String(name)), !app.isGiven(place),
          !app.isLogged(place)
        else { continue }
        app.told.shared.insert(String(name))
        report(
          .workers, at: place, about: text,
          "\(part.shortName) takes `\(text)` itself, so no test can put another in its place.",
          instead: advice)
      }
      for (text, place) in app.text.places(of: AppWords.madeWorker, in: body) {
        guard part.isA(.interactor), app.ownNames.contains(text) else { continue }
        report(
          .protocols, at: place, about: text,
          "\(part.shortName) knows \(text) by its class, so no spy and no other Worker can stand in"
            + " its place.", instead: advice)
      }
    }
  }

  /// Screens that a View makes and shows itself.
  private mutating func lookForNextScenes(_ view: Part, _ app: AppExemptions) {
    guard facts.types[view.name]?.kind == .class else { return }
    let functions = view.family.flatMap { facts.types[$0]?.bodies ?? [] }
      .flatMap { $0.nodes("members") }.filter { $0.kind == "func_decl" }
    for function in functions
    where !app.text.places(of: AppWords.shows, in: function).isEmpty {
      for (text, place) in app.text.places(of: AppWords.makes, in: function) {
        guard app.ownNames.contains(text), text != view.shortName else { continue }
        report(
          .oneWay, at: place, about: text,
          "\(view.shortName) makes the next scene with `\(text)` and shows it itself, and ways are"
            + " the Router's.",
          instead: "Ask the Router for the way, by a protocol.")
      }
    }
  }

  /// A scene that its View puts together itself, as Clean Swift's template does: one note.
  private mutating func noteAssembly(_ view: Part, _ exemptions: AppExemptions) {
    let found = view.mentions.filter { mention in
      guard mention.way.isEmpty, exemptions.isAssembly(mention), let usr = mention.usr,
        let used = facts.declarations[usr], used.node.kind == "constructor_decl",
        mention.inside.flatMap({ facts.declarations[$0] })?.isGlobal == false
      else { return false }
      return used.owner.map { facts.isConcretePart($0) && !view.family.contains($0) } == true
    }
    guard let usr = found.first?.inside, let function = facts.declarations[usr] else { return }
    let roles = found.filter { $0.inside == usr }
      .compactMap { $0.usr.flatMap { facts.declarations[$0]?.owner } }.flatMap(facts.roles)
    let made = SceneRole.allCases.filter { roles.contains($0) && $0 != .view }.map(\.title)
    guard made.contains("Interactor") || made.contains("Presenter") else { return }
    let list = made.dropLast().joined(separator: ", ") + (made.count > 1 ? " and " : "")
    let place = function.node.name ?? "init"
    report(
      .protocols, at: function.node.place, about: "assembly",
      "\(view.shortName) makes its own \(list)\(made[made.count - 1]) in `\(place)`, and so it knows"
        + " their classes.",
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

  /// Values that a View reads from its Interactor or a data store, past the Presenter.
  private mutating func lookForReadProperties(_ view: Part, _ app: AppExemptions) {
    for mention in view.mentions where mention.form == .used && mention.way.isEmpty {
      guard let owner = mention.names.first,
        let name = mention.usr.flatMap(facts.names.declaration), !name.contains("("),
        mention.names.count > 1, !app.isAssembly(mention),
        mention.names.dropFirst().allSatisfy({ facts.roles(of: $0).isEmpty })
      else { continue }
      let isStore = ([owner] + facts.conformances[owner, default: []])
        .contains { $0.hasSuffix("DataStore") }
      if isStore {
        report(
          .oneWay, view, mention,
          "works on \(owner.lastName), so values come and go past Interactor and Presenter.",
          instead: "Send a Request, and let the Presenter display what comes of it.")
      } else if facts.roles(of: owner) == [.interactor] {
        report(
          .oneWay, view, mention,
          "reads `\(name.lastName)` of \(owner.lastName), so a value flows back past the Presenter.",
          instead: "Send a Request, and let the Presenter display what comes of it.")
      }
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
