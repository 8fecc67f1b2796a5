/// A reader of an app's code, who may take a finding of a part as their own.
package protocol AppSearch {
  func takes(
    _ rule: Rule, _ part: Part, _ mention: Mention, _ does: String, _ instead: String,
    _ search: inout RuleSearch
  ) -> Bool
  /// True if a part's messages must go around, and bring nothing back.
  func isStrict(_ part: String) -> Bool
  /// True for a message that nothing takes.
  func isIdle(_ message: OwnType) -> Bool
}

/// A search for broken rules under way.
package struct RuleSearch {
  package let facts: ModuleFacts
  package let parts: [Part]
  /// What is said otherwise of an app's code.
  package var app: (any AppSearch)?
  /// The parts that the scene must have; nil if any will do.
  private let required: [SceneRole]?
  private let mostMessages: Int?
  private var reported: Set<Spot> = []
  private var findings: [Spot: (steps: Int, finding: RuleFinding)] = [:]

  init(facts: ModuleFacts, required: [SceneRole]?, mostMessages: Int?) {
    (self.facts, self.required, self.mostMessages) = (facts, required, mostMessages)
    parts = facts.parts
  }

  /// One finding for each rule and line is enough.
  private struct Spot: Hashable {
    var rule: Rule
    var file: String
    var line: Int
    /// In an app, what is said there, since another thing may be said, too.
    var about: String
  }

  mutating func look(for rule: Rule) {
    switch rule {
    case .oneWay:
      lookForWaysBack()
      lookForReturnedValues()
    case .protocols: lookForConcreteParts()
    case .weakBack: lookForStrongReferences()
    case .formatting: lookForFormatting()
    case .noDecisions: lookForDecisions()
    case .workers: lookForEffects()
    case .plainModels: lookForLivingModels()
    case .parts: if let required { lookForParts(required, mostMessages: mostMessages) }
    }
  }

  /// Notes what a part's code does, after the way by which the part reaches it.
  package mutating func report(
    _ rule: Rule, _ part: Part, _ mention: Mention, _ does: String, instead: String? = nil
  ) {
    if let app, app.takes(rule, part, mention, does, instead ?? rule.instead, &self) { return }
    let way = mention.way.map { "`\($0)`" }.joined(separator: " → ")
    let subject = part.shortName + (way.isEmpty ? "" : ", through \(way),")
    report(
      rule, at: mention.place, steps: mention.way.count, "\(subject) \(does)", instead: instead)
  }

  /// Notes a finding; one in a part's own code goes before one that another part only reaches.
  package mutating func report(
    _ rule: Rule, at place: Place, steps: Int = 0, about: String = "", _ why: String,
    instead: String? = nil
  ) {
    let spot = spot(rule, place, about)
    if let known = findings[spot], known.steps <= steps { return }
    reported.insert(self.spot(rule, place))
    let finding = RuleFinding(
      rule: rule, file: spot.file, line: spot.line, why: why, instead: instead ?? rule.instead)
    findings[spot] = (steps, finding)
  }

  /// Notes that a finding may turn tests red by itself.
  mutating func markCause(_ rule: Rule, at place: Place) {
    if !facts.isApp { findings[spot(rule, place)]?.finding.isCause = true }
  }

  private func spot(_ rule: Rule, _ place: Place, _ about: String = "") -> Spot {
    Spot(rule: rule, file: facts.sources[place.file].path, line: facts.line(place), about: about)
  }

  func hasReported(_ rule: Rule, at place: Place) -> Bool { reported.contains(spot(rule, place)) }

  var sorted: [RuleFinding] {
    let order = Rule.allCases
    return findings.values.map(\.finding).sorted { left, right in
      (left.file, left.line, order.firstIndex(of: left.rule) ?? 0, left.why)
        < (right.file, right.line, order.firstIndex(of: right.rule) ?? 0, right.why)
    }
  }
}
