extension RuleSearch {
  /// Messages that are objects, or hold or take more than values.
  mutating func lookForLivingModels() {
    var told: Set<String> = []
    for type in facts.types.values.sorted(by: { $0.name < $1.name }) {
      if app?.isIdle(type) == true { continue }
      if type.kind == .protocol {
        lookForLivingMessages(of: type)
      } else if let place = type.place, isModel(type) {
        lookForLife(in: type, at: place, &told)
      }
    }
  }

  private mutating func lookForLife(in model: OwnType, at place: Place, _ told: inout Set<String>) {
    // The last name alone would not say which.
    let name = (model.outer.map { "\($0.lastName)." } ?? "") + model.name.lastName
    if model.kind == .class {
      report(
        .plainModels, at: place,
        "\(name) is a class: each part that has it can change it for all the others.",
        instead: "Make it a struct, or an enum.")
    }
    for property in model.held {
      guard let life = life(in: property.type, seen: [model.name]) else { continue }
      // In an app, a class is one cause in all Responses, and one in all ViewModels.
      let cause = life.reason + model.name.lastName
      if facts.isApp, life.reason.hasSuffix("a class"), !told.insert(cause).inserted { continue }
      report(
        .plainModels, at: life.place ?? property.place,
        "`\(property.name)` of \(name) carries \(life.words)",
        instead: life.instead)
    }
  }

  /// True if the type, or one around it, is named Request, Response or ViewModel.
  ///
  /// A worker's own Request is no model, since it goes to a server.
  private func isModel(_ type: OwnType) -> Bool {
    let around = facts.around(type.name)
    return around.contains { ["Request", "Response", "ViewModel"].contains($0.lastName) }
      && !around.contains { facts.roles(of: $0).contains(.worker) }
  }

  /// The first thing in a type that is no plain value; nil if everything in it is plain.
  private func life(in type: TypeDescription, seen: Set<String>) -> Life? {
    if type.isFunction {
      return Life(
        reason: "a closure",
        instead: "Carry the values that it works with, and leave the doing to a part.")
    }
    for name in type.names where !seen.contains(name) {
      // A unit is a class, and nothing of it can change.
      let isUnit = type.names.contains("Foundation.Measurement")
      if !isUnit, let found = object(name) { return found }
      // A model is judged by itself.
      guard let type = facts.types[name], !isModel(type) else { continue }
      // In an app, an error of its own may hold what caused it.
      for property in type.held where !facts.isApp || !property.type.names.contains("Swift.Error") {
        if let found = life(in: property.type, seen: seen.union([name])) {
          return found.through("\(name.lastName).\(property.name)", at: property.place)
        }
      }
    }
    return nil
  }

  /// An object; nil for values.
  private func object(_ name: String) -> Life? {
    if !facts.roles(of: name).isEmpty
      || facts.types[name]?.kind == .protocol
        && ["DataStore", "DataPassing"].contains(where: name.hasSuffix)
    {
      return Life(reason: "\(name.lastName), a part of the scene")
    }
    switch name {
    case "Any", "AnyObject":
      return Life(
        reason: "\(name), which can be an object",
        instead: "Name the struct or enum that is meant.")
    case "Swift.Error":
      return Life(
        reason: "an error of any kind, which can be an object",
        instead: "Make a case of it, in an enum of your own that says what went wrong.")
    // A number in a class can't change.
    case _ where ["NSDecimalNumber", "NSNumber"].contains(name.lastName): return nil
    case _ where facts.names.classes.contains(name):
      return Life(
        reason: "\(name.lastName), a class", instead: "Copy what matters of it into a struct.")
    default: return nil
    }
  }

  /// A Presenter's or a View's messages; a part may be linked by one, but no other object may travel.
  private mutating func lookForLivingMessages(of type: OwnType) {
    guard !facts.roles(of: type.name).isDisjoint(with: [.presenter, .view]),
      app?.isStrict(type.name) != false
    else { return }
    let members = type.bodies.filter { $0.kind == "protocol" }.flatMap { $0.nodes("members") }
    for member in members where member.kind == "func_decl" {
      for parameter in member.node("params")?.nodes("params") ?? [] {
        guard let carried = parameter.text("interface_type").map(facts.names.type),
          !carried.names.contains(where: { !facts.roles(of: $0).isEmpty })
        else { continue }
        let models = Set(carried.names.filter { facts.types[$0].map(isModel) ?? false })
        guard let life = life(in: carried, seen: models) else { continue }
        report(
          .plainModels, at: life.place ?? member.place,
          "\(type.name.lastName).\(member.name ?? "message") takes \(life.words)",
          instead: life.instead)
      }
    }
  }
}

/// Something in a model that is no plain value.
private struct Life {
  var reason: String
  var instead = Rule.plainModels.instead
  /// The property that carries it, and its place; nil where the model itself does.
  var way: String?
  var place: Place?

  /// The end of a sentence.
  var words: String {
    reason + (way.map { ", through `\($0)`, and that" } ?? ": that") + " is more than a value."
  }

  /// The same, found in a property: the innermost one says where to look.
  func through(_ property: String, at place: Place) -> Life {
    var life = self
    life.way = way ?? property
    life.place = self.place ?? place
    return life
  }
}
