/// A search under way.
struct RuleSearch {
  let facts: ModuleFacts
  private var findings: [Spot: RuleFinding] = [:]

  init(facts: ModuleFacts) {
    self.facts = facts
  }

  /// One finding for each rule and line is enough.
  private struct Spot: Hashable {
    var rule: Rule
    var file: String
    var line: Int
  }

  mutating func look(for rule: Rule) {
    switch rule {
    case .oneWay: lookForWaysBack()
    case .protocols: lookForConcreteParts()
    case .weakBack: lookForStrongReferences()
    case .formatting: lookForFormatting()
    case .noDecisions: lookForDecisions()
    case .workers: lookForEffects()
    case .plainModels: lookForLivingModels()
    }
  }

  mutating func report(_ rule: Rule, at place: Place, _ why: String, instead: String) {
    let file = facts.sources[place.file].path
    let spot = Spot(rule: rule, file: file, line: facts.line(place))
    guard findings[spot] == nil else { return }
    findings[spot] = RuleFinding(
      rule: rule, file: file, line: spot.line, why: why, instead: instead)
  }

  func hasReported(_ rule: Rule, at place: Place) -> Bool {
    findings[Spot(rule: rule, file: facts.sources[place.file].path, line: facts.line(place))] != nil
  }

  var sorted: [RuleFinding] {
    let order = Rule.allCases
    return findings.values.sorted { left, right in
      (left.file, left.line, order.firstIndex(of: left.rule) ?? 0)
        < (right.file, right.line, order.firstIndex(of: right.rule) ?? 0)
    }
  }
}
