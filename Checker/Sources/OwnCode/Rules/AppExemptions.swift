import Common
import Foundation

/// The code of apps that the rules pass over: conventions, and what can't be told apart from them.
struct AppExemptions: AppSearch {
  let facts: ModuleFacts
  private let told = Told()
  private let ownNames: Set<String>

  init(_ facts: ModuleFacts) {
    self.facts = facts
    ownNames = Set(facts.types.values.filter { $0.kind != .foreign }.map(\.name.lastName))
  }

  /// The answers so far.
  private final class Told {
    private var isViper: Bool?
    var code: [Int: String] = [:]

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
      subject += ", through `\(ownNames.contains(owner) ? owner : way)`,"
    }
    var (plain, instead) = (does, instead)
    if let own = does.firstMatch(of: /^starts a task of its own with `(\w+(\.\w+)?)/)?.output.1 {
      // What awaits it may be among what isn't resolved.
      plain =
        own.hasPrefix("Dispatch")
        ? "goes on in `\(own)` after its caller has returned, when another request may have come."
        : "starts a task of its own with `\(own)`, beside its caller's."
      instead =
        "Let the worker come back on the right queue, or await it in the caller's task."
    }
    // Which of a type's functions comes first says nothing of a cause.
    plain =
      plain.replacing(/^(reaches .*?)( with `\w+)[^`]*`/) {
        "\($0.output.1)\(mention.way.isEmpty ? "\($0.output.2)`" : "")"
      }
    search.report(
      rule, at: mention.origin ?? mention.place, steps: mention.way.count, about: subject + plain,
      "\(subject) \(plain)", instead: instead)
    return true
  }

  private func covers(_ rule: Rule, _ part: Part, _ mention: Mention) -> Bool {
    if part.shortName.contains(/^(Mock|Fake|Stub)|(Mock|Fake|Stub|Spy|Dummy)$/) { return true }
    // What is logged is for developers.
    if rule != .protocols, isLogged(mention) { return true }
    // The maker of an object answers for what its init brings along.
    if !ownNames.isDisjoint(with: mention.way) { return true }
    if !mention.way.isEmpty, effects(of: mention).contains(.waiting) { return true }
    switch rule {
    case .protocols:
      return isAssembly(mention) || !facts.isConcretePart(part.name) || isIdle(mention, in: part)
    case .oneWay: return isAssembly(mention) || asks(part)
    case .noDecisions:
      if mention.form == .stored {
        return asks(part) || isCollaborator(mention, of: part) || !isSet(mention, in: part)
      }
      return asks(part) && !reachesOutside(mention)
        || !mention.way.isEmpty && effects(of: mention) == [.settings]
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
    guard let type = property(mention, of: part)?.type else { return false }
    let names = type.names.filter { $0 != "Swift.Optional" }
    return type.isUnresolved || names.isEmpty
      || names.count == 1
        && (facts.types[names[0]]?.kind == .protocol || facts.names.classes.contains(names[0]))
  }

  private func effects(of mention: Mention) -> Set<Effect> {
    let names = mention.usr.flatMap(facts.names.declaration).map { [$0] } ?? mention.names
    return names.reduce(into: []) { $0.formUnion(SystemDeclarations.effects(of: $1)) }
  }

  private func reachesOutside(_ mention: Mention) -> Bool {
    !effects(of: mention).isDisjoint(with: [.network, .files, .contents, .defaults])
  }

  /// True if a class is named where nothing comes of it: a link that no code follows, a part that a
  /// template left empty, or a parameter of a Router's own helper, which was handed what it made.
  private func isIdle(_ mention: Mention, in part: Part) -> Bool {
    let named = mention.names.compactMap { facts.types[$0] }.filter {
      facts.isConcretePart($0.name)
    }
    if mention.form == .parameter, part.isA(.router) {
      let name = mention.inside.flatMap { facts.declarations[$0]?.node.name }
      let asked = part.family.flatMap { facts.conformances[$0, default: []] }
        .flatMap { facts.types[$0]?.bodies ?? [] }.flatMap { $0.nodes("members") }
      return !asked.contains { $0.name == name }
    }
    if named.contains(where: { facts.roles(of: $0.name) == [.worker] }) {
      let methods = named.flatMap(\.bodies).flatMap { $0.nodes("members") }.filter {
        ["func_decl", "var_decl"].contains($0.kind)
      }
      return methods.allSatisfy { ["doSomeWork", "doSomething"].contains($0.name) }
    }
    guard mention.form == .stored, let name = property(mention, of: part)?.name else {
      return false
    }
    return count(#"\b\#(name)\b"#, in: mention.place.file) < 2
  }

  /// True if a property gets another value once its object has been made.
  private func isSet(_ mention: Mention, in part: Part) -> Bool {
    guard let name = property(mention, of: part)?.name else { return true }
    let changes = #"(append|insert|remove\w*|sort|reverse|swapAt|toggle|merge|formUnion)\b"#
    let set = count(
      #"(^|[^.\w]|self\.)\#(name)(\[[^\]]*\])?[?!]?( *[-+*/]?= *[^=]|\.\#(changes))"#,
      in: mention.place.file)
    return set
      > count(#"self\.\#(name) = \#(name)\b|var \#(name)( *:[^=\n]*)? *="#, in: mention.place.file)
  }

  private func property(_ mention: Mention, of part: Part) -> OwnType.Property? {
    part.family.flatMap { facts.types[$0]?.stored ?? [] }.first { $0.place == mention.place }
  }

  /// How often a pattern occurs in a file, without comments.
  private func count(_ pattern: String, in file: Int) -> Int {
    if told.code[file] == nil {
      told.code[file] = facts.sources[file].text.replacingOccurrences(
        of: #"//[^\n]*|/\*[\s\S]*?\*/"#, with: "", options: .regularExpression)
    }
    let (text, all) = (
      told.code[file] ?? "", try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    )
    return all?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
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
      && literal.firstMatch(
        of: /%@|==|\b(yyyy|MMM|HH|SELECT|dd)\b|(?i)\b(test|mock|dummy|user name)\b/) == nil
  }
}
