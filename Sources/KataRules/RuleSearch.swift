/// A search for broken rules under way.
struct RuleSearch {
  let facts: ModuleFacts
  let parts: [Part]
  private var findings: [Spot: (way: [String], finding: RuleFinding)] = [:]

  init(facts: ModuleFacts) {
    self.facts = facts
    parts = facts.parts
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

  /// Notes a finding; one in a part's own code goes before one that another part only reaches.
  mutating func report(
    _ rule: Rule, at place: Place, way: [String] = [], _ why: String, instead: String? = nil
  ) {
    let file = facts.sources[place.file].path
    let spot = Spot(rule: rule, file: file, line: facts.line(place))
    if let known = findings[spot], known.way.count <= way.count { return }
    findings[spot] = (
      way,
      RuleFinding(
        rule: rule, file: file, line: spot.line, why: why, instead: instead ?? rule.instead)
    )
  }

  /// A part as a sentence's subject, with the way to the code that it reaches.
  func subject(_ part: Part, _ way: [String]) -> String {
    guard !way.isEmpty else { return part.shortName }
    return "\(part.shortName), through " + way.map { "`\($0)`" }.joined(separator: " → ") + ","
  }

  func hasReported(_ rule: Rule, at place: Place) -> Bool {
    findings[Spot(rule: rule, file: facts.sources[place.file].path, line: facts.line(place))] != nil
  }

  var sorted: [RuleFinding] {
    let order = Rule.allCases
    return findings.values.map(\.finding).sorted { left, right in
      (left.file, left.line, order.firstIndex(of: left.rule) ?? 0)
        < (right.file, right.line, order.firstIndex(of: right.rule) ?? 0)
    }
  }
}
