import Common
import Foundation

/// The code of apps that the rules pass over: conventions, and what can't be told apart from them.
struct AppExemptions: AppSearch {
  let facts: ModuleFacts
  let told: Told
  let text: AppText
  let ownNames: Set<String>
  /// The app's own classes, by their last names.
  let classes: [String: OwnType]

  init(_ facts: ModuleFacts) {
    self.facts = facts
    told = Told(facts)
    text = AppText(facts)
    classes = facts.types.values.filter { $0.kind == .class }
      .reduce(into: [:]) { $0[$1.name.lastName] = $1 }
    ownNames = Set(facts.types.values.filter { $0.kind != .foreign }.map(\.name.lastName))
  }

  /// The answers so far.
  final class Told {
    private let facts: ModuleFacts
    /// The types that functions take.
    var taken: Set<String> = []
    /// The types of which a part takes a shared object.
    var shared: Set<String> = []

    init(_ facts: ModuleFacts) { self.facts = facts }

    /// True if the Presenters of a module are VIPER's.
    lazy var isViper = facts.types.values.contains { type in
      let roles = facts.roles(of: type.name)
      let asks = facts.holds(["interactor"], in: type.name)
      return !facts.isLogic(type.name)
        && (roles == [.presenter] && asks
          || roles == [.view] && !asks && facts.holds(["presenter"], in: type.name))
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
    let ownTask = /^(?:starts a task of its own with|goes on in) `(\w+(\.\w+)?)/
    if let own = does.firstMatch(of: ownTask)?.output.1 {
      // What awaits it may be among what isn't resolved.
      plain =
        own.hasPrefix("Dispatch")
        ? "goes on in `\(own)` after its caller has returned, when another request may have come."
        : "starts a task of its own with `\(own)`, beside its caller's."
      instead = "Let the worker come back on the right queue, or await it in the caller's task."
    }
    plain = plain.replacing(/`URLSession\w+`/, with: "`URLSession`")
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
    if isStandIn(part) { return true }
    // What is logged is for developers.
    if rule != .protocols,
      [mention.origin, mention.place].compactMap(\.self).contains(where: isLogged)
        || mention.way.contains(where: isLog)
    {
      return true
    }
    let owners = mention.way.compactMap { $0.split(separator: ".").first.map(String.init) }
    // A shared object is one finding, in place of all that it reaches.
    if owners.contains(where: isAssembler) || owners.first.map(told.shared.contains) == true {
      return true
    }
    // The maker of an object answers for what its init brings along.
    if !ownNames.isDisjoint(with: mention.way) { return true }
    if effects(of: mention).contains(.waiting), isHarmless(mention, in: part) { return true }
    switch rule {
    case .protocols:
      return isAssembly(mention) || !facts.isConcretePart(part.name) || isIdle(mention, in: part)
        || isFitting(mention, in: part)
    case .oneWay: return isAssembly(mention) || asks(part)
    case .noDecisions:
      if mention.form == .stored {
        return asks(part) || isCollaborator(mention, of: part) || !isSet(mention, in: part)
      }
      return asks(part) && !reachesOutside(mention)
        || !mention.way.isEmpty && effects(of: mention) == [.settings]
        || mention.names.first.map { told.shared.contains($0.lastName) } == true
    case .formatting:
      return mention.form == .sentence && (!mention.way.isEmpty || !isSentence(mention))
        || mention.way.contains { $0.contains(AppWords.words) }
    // What a part's own text says is found there.
    case .workers:
      return mention.way.isEmpty && effects(of: mention) == [.defaults]
        || effects(of: mention) == [.clock] && isStub(mention)
    case .weakBack, .plainModels, .parts: return false
    }
  }

  /// True if it stands in a function that makes the parts of a scene.
  func isAssembly(_ mention: Mention) -> Bool {
    guard let function = mention.inside.flatMap({ facts.declarations[$0] }) else { return false }
    return facts.assembles(function) || function.owner.map { isAssembler($0.lastName) } == true
  }

  /// True for a part that tests or previews use.
  func isStandIn(_ part: Part) -> Bool {
    part.shortName.contains(/^(Mock|Fake|Stub)|(Mock|Fake|Stub|Spy|Dummy)$/)
  }

  /// True for a shared object that tests needn't replace: one that logs, counts or colours.
  func isPlain(_ type: String) -> Bool {
    type.lastName.contains(
      /(?i)log|analytic|track|crash|error|config|theme|style|colou?r|font|formatter|image|keyboard|layout/
    )
  }

  /// True if a shared object is only what a protocol starts with.
  func isGiven(_ place: Place) -> Bool {
    text.line(place, isWhole: true).contains(#/: *(any )?\w+ *= *\w+\.\w+ *([,){]|$)/#)
  }

  /// True for what makes scenes, by its name.
  func isAssembler(_ type: String) -> Bool {
    type.contains(
      /(Configurator|Coordinator|Assembl(y|er)|Builder|Factory|Container|Module|Injector|DI)$/)
  }

  private func isLog(_ way: String) -> Bool {
    way.contains(/(^|\.)([lL]og(ger|ging)?|\w+Log(ger|s|ging)?|[lL]og[A-Z]\w*)(\.|$)/)
  }

  /// True but for VIPER's parts, and for a View's protocol by another name, which may be anything's.
  func isStrict(_ part: String) -> Bool {
    let isAny = facts.types[part]?.kind == .protocol && facts.roles(of: part) == [.view]
    return facts.isLogic(part) || !isAny && !told.isViper
  }

  /// True for a message that no function takes, nor any in it.
  func isIdle(_ message: OwnType) -> Bool {
    guard
      let outer = facts.around(message.name).last(where: { Self.messages.contains($0.lastName) })
    else { return false }
    if told.taken.isEmpty {
      let functions = facts.types.values.flatMap(\.bodies).flatMap { $0.nodes("members") }
      let parameters = functions.compactMap { $0.node("params") }.flatMap { $0.nodes("params") }
      for type in parameters.compactMap({ $0.text("interface_type") }).map(facts.names.type) {
        told.taken.formUnion(type.names)
      }
    }
    return !told.taken.contains(outer)
  }

  private static let messages: Set<String> = ["Request", "Response", "ViewModel"]

  /// True for VIPER's parts: a Presenter and a Router may ask any, and a View its Presenter.
  private func asks(_ part: Part) -> Bool {
    if facts.isLogic(part.name) { return false }
    if part.roles == [.view], facts.holds(["presenter"], in: part.name) {
      return !facts.holds(["interactor"], in: part.name)
    }
    return [[.view], [.presenter], [.router]].contains(part.roles) && told.isViper
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
    effectNames(of: mention).reduce(into: []) {
      $0.formUnion(SystemDeclarations.effects(of: $1))
    }
  }

  private func effectNames(of mention: Mention) -> [String] {
    mention.usr.flatMap(facts.names.declaration).map { [$0] } ?? mention.names
  }

  private func reachesOutside(_ mention: Mention) -> Bool {
    !effects(of: mention).isDisjoint(with: [.network, .files, .contents, .defaults])
  }

  /// True for a wait that another type is told of, for a hop to a queue, which an Interactor's text
  /// shows, and for a stub's.
  private func isHarmless(_ mention: Mention, in part: Part) -> Bool {
    let isHop = effectNames(of: mention).contains {
      $0.hasSuffix("DispatchQueue.async(group:qos:flags:execute:)")
    }
    return !mention.way.isEmpty || isHop && !part.isA(.worker) || isStub(mention)
  }

  /// True in a function that stands for a network which isn't there yet.
  private func isStub(_ mention: Mention) -> Bool {
    mention.inside.flatMap { facts.declarations[$0] }
      .map { text.has(#"(?i)\b(stub|mock|fake|dummy|simulat\w+)"#, in: $0.node) } == true
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
    return text.count(#"\b\#(name)\b"#, in: mention.place.file) < 2
  }

  /// True if a class is named as it must be, or as another line says: a View's own Views, an object
  /// that SwiftUI watches, what VIPER's Router puts together, a base class, and a cast.
  private func isFitting(_ mention: Mention, in part: Part) -> Bool {
    let named = mention.names.filter(facts.isConcretePart)
    let held = part.family.flatMap { facts.types[$0]?.stored ?? [] }.flatMap(\.type.names)
    let files = part.family.flatMap { facts.types[$0]?.bodies ?? [] }.map(\.place.file)
    return part.isA(.view)
      && (facts.types[part.name]?.kind == .struct || !files.contains(mention.place.file)
        || named.allSatisfy { facts.roles(of: $0) == [.view] })
      || part.isA(.worker) && !mention.way.isEmpty
      || !isStrict(part.name)
        && (part.isA(.router) && named.allSatisfy { facts.roles(of: $0) != [.view] }
          || mention.form == .used && named.allSatisfy { facts.roles(of: $0) == [.router] })
      || mention.form == .used
        && held.contains { facts.family(of: $0).dropFirst().contains(where: named.contains) }
      || mention.form == .cast
        && text.line(mention.place, isWhole: true)
          .contains(/\b(interactor|presenter|view|viewController)[?!]? as[?!]\s/)
  }

  /// True if a property gets another value once its object has been made.
  private func isSet(_ mention: Mention, in part: Part) -> Bool {
    guard let name = property(mention, of: part)?.name else { return true }
    let changes = #"(append|insert|remove\w*|sort|reverse|swapAt|toggle|merge|formUnion)\b"#
    let set = text.count(
      #"(^|[^.\w]|self\.)\#(name)(\[[^\]]*\])?[?!]?( *[-+*/]?= *[^=]|\.\#(changes))"#,
      in: mention.place.file)
    return set
      > text.count(#"self\.\#(name) = \#(name)\b|var \#(name) *="#, in: mention.place.file)
  }

  private func property(_ mention: Mention, of part: Part) -> OwnType.Property? {
    part.family.flatMap { facts.types[$0]?.stored ?? [] }.first { $0.place == mention.place }
  }

  func isLogged(_ place: Place) -> Bool {
    text.line(place, isWhole: true)
      .contains(
        /\b(print|debugPrint|dump|NSLog|os_log|fatalError|assert\w*|precondition\w*|NSError)\(|\b\w*[lL]og(ger)?\.|\b[lL]og\w*\(/
      )
  }

  /// True for several words that people read, and no format, query or key.
  private func isSentence(_ mention: Mention) -> Bool {
    let line = text.line(mention.place)
    let literal = line.dropFirst().prefix { $0 != "\"" }
    let words = literal.split(whereSeparator: \.isWhitespace)
    return words.count { $0.count > 1 && $0.allSatisfy { $0.isLetter || ".,!?:;'’…".contains($0) } }
      > 1
      && literal.contains { $0.isLowercase }
      && literal.firstMatch(
        of: /%@|==|\b(yyyy|MMM|HH|SELECT|dd)\b|(?i)\b(test|mock|dummy|user name)\b/) == nil
  }
}

extension ModuleFacts {
  /// True for a protocol of Clean Swift's, as in "BusinessLogic", and for what adopts one.
  func isLogic(_ name: String) -> Bool {
    let above = family(of: name).flatMap { conformances[$0, default: []] }
    return ([name] + above).contains {
      $0.hasSuffix("Logic") && endings.role(ofProtocol: $0) != nil
    }
  }
}
