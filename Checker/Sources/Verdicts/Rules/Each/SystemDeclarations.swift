/// The effect of a system declaration, in words.
package enum Effect: String, CaseIterable {
  case formatting = "a formatter"
  case network = "the network"
  case files = "files"
  case contents = "files or the network"
  /// Files that came with the app: pictures and words, for Views and Presenters.
  case resources = "the app's files"
  case defaults = "stored settings"
  case clock = "the clock"
  case processes = "the process"
  /// Asks how this machine's owner reads: locale, calendar, time zone.
  case settings = "the machine's settings"
  case chance = "chance"
  case waiting = "work that ends later"

  /// The effects that reach outside the app.
  package static let world: Set<Effect> = [
    .network, .files, .contents, .defaults, .clock, .processes, .settings, .chance,
  ]
}

/// The system's declarations that the rules name: the ones that code of apps really uses.
package enum SystemDeclarations {
  /// Their names as people write them.
  ///
  /// A word stands for the declaration and all that is inside it, one that ends in `*` for all names
  /// that start so, and one after `*.` for members of any type.
  private static let words: [Effect: String] = [
    .formatting: """
    *.formatted *.format *.localizedDescription String(format: String(localized:
    String.localizedStringWithFormat NSLocalizedString DateFormatter.string*
    DateFormatter.localizedString* NumberFormatter.string* NumberFormatter.localizedString*
    RelativeDateTimeFormatter.* ListFormatter.* ByteCountFormatter.* MeasurementFormatter.string*
    """,
    .network: "URLSession* NWConnection",
    .files: """
    FileManager FileHandle Data.write String.write
    StringProtocol.write URL.documentsDirectory URL.temporaryDirectory NSTemporaryDirectory
    """,
    .contents: "Data(contentsOf: String(contentsOf*",
    .resources: "Bundle",
    .defaults: "UserDefaults AppStorage SecItem*",
    .clock: """
    Date() Date(timeIntervalSinceNow: Date.now Date.timeIntervalSinceNow Calendar.isDateInToday
    Calendar.isDateInTomorrow Calendar.isDateInYesterday ContinuousClock() ContinuousClock.now
    ContinuousClock.Instant.now SuspendingClock Task.sleep Thread.sleep* Timer DispatchTime.now
    DispatchQueue.asyncAfter time clock
    """,
    .processes: "Process ProcessInfo CommandLine getenv exit",
    .settings: """
    Locale.current Locale.autoupdatingCurrent Locale.preferredLanguages Calendar.current
    Calendar.autoupdatingCurrent TimeZone.current TimeZone.autoupdatingCurrent
    *.localizedUppercase *.localizedLowercase *.localizedCapitalized *.localizedStandardContains
    *.localizedCaseInsensitiveContains *.localizedStandardCompare String.localizedStringWithFormat
    """,
    .chance: "*.random *.randomElement *.shuffle *.shuffled SystemRandomNumberGenerator",
    .waiting: "Task( Task.detached Task.immediate DispatchQueue.async* OperationQueue Timer",
  ]

  private static let list = words.flatMap { effect, words in
    words.split(whereSeparator: \.isWhitespace).map { (effect, withoutPrefix($0)) }
  }

  /// The effects of a system declaration or type; none if the list does not name it.
  package static func effects(of name: String) -> Set<Effect> {
    // A generator that is handed over gives what its owner wants.
    guard name.isSystems, !name.contains("using:") else { return [] }
    let written = withoutPrefix(name.asWritten[...])
    return Set(list.filter { fits(written, $0.1) }.map(\.0))
  }

  /// Foundation's own prefix, which Swift leaves out on some systems.
  private static func withoutPrefix(_ name: Substring) -> Substring {
    name.hasPrefix("NS") ? name.dropFirst(2) : name
  }

  private static func fits(_ name: Substring, _ word: Substring) -> Bool {
    if word.hasPrefix("*.") { return name.prefix { $0 != "(" }.hasSuffix(word.dropFirst()) }
    if word.hasSuffix("*") { return name.hasPrefix(word.dropLast()) }
    guard name.hasPrefix(word) else { return false }
    let next = name.dropFirst(word.count).first
    return "(:)".contains(word.last ?? " ") || next == nil || next == "." || next == "("
  }
}

extension String {
  /// `Foundation.Date.init()` → `Date()`.
  var asWritten: String {
    var written = drop { $0 != "." }.dropFirst()
    if hasPrefix("__C.NS") { written = written.dropFirst(2) }
    if !written.contains("(") { written = written.prefix { $0 != ":" } }
    return String(written).replacing(".init(", with: "(")
  }
}

extension RuleSearch {
  /// The uses of declarations with these effects, in a part's own code and all that it reaches.
  package func effects(
    of part: Part, among watched: Set<Effect>
  ) -> [(effect: Effect, name: String, mention: Mention)] {
    part.mentions.flatMap { mention in
      let used = mention.usr.map { facts.declarations[$0] == nil ? [$0] : [] }
      let names = used?.compactMap(facts.names.declaration) ?? mention.names
      return names.compactMap { name in
        let effects = facts.effects(of: name).intersection(watched)
        return Effect.allCases.first(where: effects.contains).map { ($0, name.asWritten, mention) }
      }
    }
  }
}

extension ModuleFacts {
  func effects(of name: String) -> Set<Effect> {
    if let known = memory.effects[name] { return known }
    let effects = SystemDeclarations.effects(of: name)
    memory.effects[name] = effects
    return effects
  }
}
