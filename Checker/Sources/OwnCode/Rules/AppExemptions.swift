import Common

/// The code of apps that the rules pass over: conventions, and what can't be told apart from them.
struct AppExemptions: AppSearch {
  let facts: ModuleFacts
  private let told = Told()

  init(_ facts: ModuleFacts) { self.facts = facts }

  private final class Told {
    private var isViper: Bool?

    /// True if the Presenters of a module are VIPER's.
    func viper(_ facts: ModuleFacts, _ isByName: (String) -> Bool) -> Bool {
      if let isViper { return isViper }
      let answer = facts.types.values.contains { type in
        facts.roles(of: type.name) == [.presenter] && isByName(type.name)
          && type.stored.contains { property in
            ([property.name] + property.type.names).contains {
              $0.lastName.lowercased().contains("interactor")
            }
          }
      }
      isViper = answer
      return answer
    }
  }

  func takes(
    _ rule: Rule, _ part: Part, _ mention: Mention, _ does: String, _ instead: String,
    _ search: inout RuleSearch
  ) -> Bool {
    if covers(rule, part, mention) { return true }
    var subject = part.shortName
    if let way = mention.way.first {
      let owner = way.split(separator: ".").first.map(String.init) ?? way
      let isOwn = facts.types.values.contains { $0.name.lastName == owner && $0.kind != .foreign }
      subject += ", through `\(isOwn ? owner : way)`,"
    }
    // Which of a type's functions comes first says nothing of a cause.
    let plain = does.replacing(/^(reaches .* with `\w+)[^`]*`/) { "\($0.output.1)`" }
    search.report(
      rule, at: mention.origin ?? mention.place, steps: mention.way.count, about: subject + plain,
      "\(subject) \(plain)", instead: instead)
    return true
  }

  private func covers(_ rule: Rule, _ part: Part, _ mention: Mention) -> Bool {
    if part.shortName.contains(/^(Mock|Fake|Stub)|(Mock|Fake|Stub|Spy|Dummy)$/) { return true }
    // What is logged is for developers.
    if rule != .protocols, isLogged(mention) { return true }
    // What a class brings along when it's made belongs to whoever made it.
    if let way = mention.way.first, facts.types.values.contains(where: { $0.name.lastName == way })
    {
      return true
    }
    switch rule {
    case .protocols: return isAssembly(mention) || !facts.isConcretePart(part.name)
    case .oneWay: return isAssembly(mention) || asks(part)
    case .noDecisions:
      if mention.form == .stored { return asks(part) || isCollaborator(mention, of: part) }
      return asks(part) && !reachesOutside(mention)
    case .formatting: return mention.form == .sentence && !isSentence(mention)
    case .weakBack, .workers, .plainModels, .parts: return false
    }
  }

  /// True if it stands in a function that makes the parts of a scene.
  func isAssembly(_ mention: Mention) -> Bool {
    mention.inside.flatMap { facts.declarations[$0] }.map(facts.assembles) == true
  }

  /// True for a Presenter of VIPER: they are known by their classes, and some hold an Interactor.
  private func asks(_ part: Part) -> Bool {
    part.roles == [.presenter] && isByName(part.name) && told.viper(facts, isByName)
  }

  private func isByName(_ type: String) -> Bool {
    facts.family(of: type).flatMap { facts.conformances[$0, default: []] }
      .allSatisfy { facts.endings.role(ofProtocol: $0) == nil }
  }

  /// True for a property that holds one object, rather than values.
  private func isCollaborator(_ mention: Mention, of part: Part) -> Bool {
    let all = part.family.flatMap { facts.types[$0]?.stored ?? [] }
    guard let type = all.first(where: { $0.place == mention.place })?.type else { return false }
    let names = type.names.filter { $0 != "Swift.Optional" }
    return type.isUnresolved || names.isEmpty
      || names.count == 1
        && (facts.types[names[0]]?.kind == .protocol || facts.names.classes.contains(names[0]))
  }

  private func reachesOutside(_ mention: Mention) -> Bool {
    let names = mention.usr.flatMap(facts.names.declaration).map { [$0] } ?? mention.names
    return names.contains {
      !SystemDeclarations.effects(of: $0).isDisjoint(with: [.network, .files, .defaults])
    }
  }

  /// The text of a line, from a place on.
  private func line(_ place: Place, isWhole: Bool = false) -> String {
    let text = facts.sources[place.file].text.utf8
    let before = isWhole ? text.prefix(place.offset).reversed().prefix { $0 != 10 }.count : 0
    let rest = text.dropFirst(place.offset - before).prefix { $0 != 10 }
    return String(decoding: rest, as: UTF8.self)
  }

  private func isLogged(_ mention: Mention) -> Bool {
    line(mention.origin ?? mention.place, isWhole: true)
      .contains(
        /\b(print|debugPrint|dump|NSLog|os_log|fatalError|assert\w*|precondition\w*|NSError)\(|\b\w*[lL]og(ger)?\.|\b[lL]og\w*\(/
      )
  }

  /// True for several words that people read, and no format, query or key.
  private func isSentence(_ mention: Mention) -> Bool {
    let line = line(mention.place)
    let literal = line.dropFirst().prefix { $0 != "\"" }
    let words = literal.split(whereSeparator: \.isWhitespace)
    return words.count { $0.count > 1 && $0.allSatisfy { $0.isLetter || ".,!?:;'’…".contains($0) } }
      > 1
      && literal.contains { $0.isLowercase }
      && literal.firstMatch(of: /%@|==|\b(yyyy|MMM|HH|SELECT|dd)\b/) == nil
  }
}
