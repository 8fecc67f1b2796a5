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
          carried.mentions += type.constraints.map { TypeText.Mention(name: $0, owners: []) }
        }
        guard let (reason, instead) = life(in: carried, seen: [type.name]) else { continue }
        report(
          .plainModels, at: property.place,
          "\(type.modelName) carries \(reason) in `\(property.name)`: that is more than a value.",
          instead: instead)
      }
    }
  }

  /// Whether it, or a type around it, is called Request, Response or ViewModel.
  private func isModel(_ type: OwnType) -> Bool {
    let outer = type.outer.flatMap { facts.types[$0] }
    // A worker's own Request goes to a server.
    if let outer, facts.roles(of: outer.name).contains(.worker) { return false }
    if ["Request", "Response", "ViewModel"].contains(type.shortName) { return true }
    return outer.map { type.kind != .typealias && isModel($0) } ?? false
  }

  /// What in a type is no plain value, and what to do about it; nil when all of it is plain.
  private func life(in type: TypeText, seen: Set<String>) -> (String, String)? {
    if type.isFunction {
      return ("a closure", "Carry the values that it works with, and leave the doing to a part.")
    }
    for name in type.names where !seen.contains(name) {
      if !facts.roles(of: name).isEmpty || name.hasSuffix("DataStore")
        || name.hasSuffix("DataPassing")
      {
        return ("\(name.lastName), a part of the scene", Rule.plainModels.instead)
      }
      guard let own = facts.types[name] else { continue }
      if own.kind == .class {
        return ("\(name.lastName), a class", "Copy what matters of it into a struct.")
      }
      for property in own.held {
        if let found = life(in: property.type, seen: seen.union([name])) { return found }
      }
    }
    return nil
  }
}

extension OwnType {
  /// `ViewModel.Welcome`, where the last name alone would not say which.
  fileprivate var modelName: String {
    outer.map { "\($0.lastName).\(shortName)" } ?? shortName
  }
}
