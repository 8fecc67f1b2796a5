extension RuleSearch {
  /// Messages that are objects, or hold what is more than a value.
  mutating func lookForLivingModels() {
    for type in facts.types.values.sorted(by: { $0.name < $1.name }) where isModel(type) {
      guard let place = type.place, type.kind != .protocol, type.kind != .foreign else { continue }
      if type.kind == .class {
        report(
          .plainModels, at: place,
          "\(type.modelName) is a class: whoever got it can change it for all the others.",
          instead: "Make it a struct, or an enum.")
      }
      for property in type.held {
        var carried = property.type
        if carried.namesParameter {
          carried.mentions += Self.mentions(of: type.constraints)
        }
        guard let (reason, instead) = life(in: carried, seen: [type.name]) else { continue }
        report(
          .plainModels, at: property.place,
          "`\(property.name)` of \(type.modelName) carries \(reason): that is more than a value.",
          instead: instead)
      }
    }
  }

  /// Whether it, or a type around it, is called Request, Response or ViewModel.
  private func isModel(_ type: OwnType) -> Bool {
    let around = facts.around(type.name)
    for (name, outer) in zip(around, around.dropFirst().map(Optional.some) + [nil]) {
      // A worker's own Request goes to a server.
      if let outer, facts.roles(of: outer).contains(.worker) { return false }
      if ["Request", "Response", "ViewModel"].contains(name.lastName) { return true }
      if type.kind == .typealias { return false }
    }
    return false
  }

  /// What in a type is no plain value, and what to do about it; nil when all of it is plain.
  private func life(in type: TypeText, seen: Set<String>) -> (String, String)? {
    if type.isFunction {
      return ("a closure", "Carry the values that it works with, and leave the doing to a part.")
    }
    if let object = type.object {
      return ("\(object), a class", "Carry the struct that stands for it, or text and numbers.")
    }
    for mention in type.mentions where !seen.contains(mention.name) {
      let name = mention.name
      if !facts.partsBehind(name).isEmpty || name.hasSuffix("DataStore")
        || name.hasSuffix("DataPassing")
      {
        return ("\(name.lastName), a part of the scene", Rule.plainModels.instead)
      }
      if let found = object(name, seen: seen) ?? foreign(mention, in: type) { return found }
      for property in facts.types[name]?.held ?? [] {
        if let found = life(in: property.type, seen: seen.union([name])) { return found }
      }
    }
    return nil
  }

  /// What an object is, also one behind a protocol; nil for values.
  private func object(_ name: String, seen: Set<String>) -> (String, String)? {
    if name == "Any" || name == "Swift.AnyObject" {
      return ("\(name.lastName), which can be an object", "Name the struct or enum that is meant.")
    }
    if facts.names.effects(ofType: name).contains(.later) {
      return (
        "\(name.lastName), which holds a closure",
        "Carry the values that it comes to, in an array, say."
      )
    }
    if facts.names.effects(ofType: name).contains(.state) {
      return ("\(name.lastName), which can be changed", "Copy what matters of it into a struct.")
    }
    guard let own = facts.types[name] else { return nil }
    if own.kind == .class {
      return ("\(name.lastName), a class", "Copy what matters of it into a struct.")
    }
    guard own.kind == .protocol, own.isClassBound || hidesObject(name, seen: seen) else {
      return nil
    }
    return (
      "\(name.lastName), a protocol with an object behind it",
      "Copy what matters of it into a struct."
    )
  }

  /// Whether one of those that adopt a protocol is an object, or holds one.
  private func hidesObject(_ name: String, seen: Set<String>) -> Bool {
    let seen = seen.union([name])
    return facts.adopters(of: name).contains { adopter in
      facts.types[adopter]?.kind == .class || life(in: TypeText(naming: adopter), seen: seen) != nil
    }
      || facts.conformances.contains { adopter, protocols in
        protocols.contains(name) && adopter.isSystems && !PlainTypes.contains(adopter)
      }
  }

  /// One of the system's types that is not known to be a value; nil for those that are.
  private func foreign(_ mention: TypeText.Mention, in type: TypeText) -> (String, String)? {
    if mention.name == "opaque" {
      return ("a value of some type, which can be an object", Self.meant)
    }
    // `any Titled & Sendable`: who is behind the module's own is known.
    let isKnown =
      mention.isJoined && type.mentions.contains { $0.isJoined && facts.types[$0.name] != nil }
    // A measurement's unit is a class, and nothing of it can change.
    guard mention.name.isSystems, !PlainTypes.contains(mention.name), !isKnown,
      mention.owners.last != "Foundation.Measurement"
    else { return nil }
    if mention.name == "Swift.Error" {
      return (
        "an error of any kind, which can be an object",
        "Make a case of it, in an enum of your own that says what went wrong."
      )
    }
    return ("\(mention.name.lastName), which can be an object, or hold one", Self.meant)
  }

  private static let meant =
    "Name the struct or enum that is meant, or copy what matters into one."

  /// What parameters have to be, as far as it tells what they are: a protocol of the system's says of
  /// a value as little as of an object.
  private static func mentions(of constraints: [String]) -> [TypeText.Mention] {
    constraints.filter { !$0.isSystems || $0 == "Swift.AnyObject" }
      .map { TypeText.Mention(name: $0, owners: []) }
  }
}

extension RuleSearch {
  /// Messages to Presenter and View that carry what is more than a value.
  mutating func lookForLivingMessages() {
    for name in messageProtocols {
      guard let body = facts.types[name]?.bodies.first(where: { $0.node.kind == "protocol" }) else {
        continue
      }
      for member in body.node.nodes("members") where member.kind == "func_decl" {
        let located = Located(member, below: body.place)
        guard let (reason, instead) = life(inParametersOf: member) else { continue }
        report(
          .plainModels, at: located.place,
          "\(name.lastName).\(member.name ?? "message") takes \(reason): that is more than a value.",
          instead: instead)
      }
    }
  }

  /// The protocols of Presenters and Views, and those that they are made of.
  private var messageProtocols: [String] {
    var found: Set<String> = []
    var open = facts.types.values.filter { $0.kind == .protocol }.map(\.name)
      .filter { !facts.roles(of: $0).isDisjoint(with: [.presenter, .view]) }
    while let name = open.popLast() {
      guard !name.isSystems, found.insert(name).inserted else { continue }
      open += facts.types[name]?.protocols ?? []
    }
    return found.sorted()
  }

  /// A part may be linked by a message; whatever else lives may not travel with one.
  private func life(inParametersOf function: TreeNode) -> (String, String)? {
    let constraints = function.node("generic_signature")?.nodes("generic_reqs") ?? []
    for parameter in function.node("params")?.nodes("params") ?? [] {
      guard let mangled = parameter.text("interface_type") else { continue }
      var type = facts.names.type(mangled)
      for chosen in type.names where Self.isChosen(chosen) {
        let bounds = Self.mentions(
          of: constraints.filter { facts.names.type($0.text("first_type") ?? "").names == [chosen] }
            .flatMap(facts.names.constraints))
        guard !bounds.isEmpty else {
          return ("a value of the sender's own type, which can be an object", Self.meant)
        }
        type.mentions += bounds
      }
      if type.names.contains(where: { !facts.partsBehind($0).isEmpty }) { continue }
      let judgedThemselves = Set(type.names.filter { facts.types[$0].map(isModel) ?? false })
      if let found = life(in: type, seen: judgedThemselves) { return found }
    }
    return nil
  }

  /// Whether it is a generic parameter of the message itself: `A1`; `A` is who gets it.
  private static func isChosen(_ name: String) -> Bool {
    name.count == 2 && name.first?.isUppercase == true && name.last == "1"
  }
}

extension OwnType {
  /// `ViewModel.Welcome`, where the last name alone would not say which.
  fileprivate var modelName: String {
    outer.map { "\($0.lastName).\(shortName)" } ?? shortName
  }
}
