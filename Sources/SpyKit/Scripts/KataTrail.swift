/// Chooses what is played behind the random scripts: variations of those that came to rare places.
struct KataTrail<Scenario: KataScenario> {
  private let words: [String]
  private var left: Int
  private var random: KataRandom
  private var played: [KataScript<Scenario>] = []
  private var known: Set<String> = []
  private var counts: [UInt64] = []
  /// For each place of the code who has come there; nil where nobody has.
  private var reached: [Reach?] = []

  private struct Reach {
    var scripts: Int
    var shortest: KataScript<Scenario>
  }

  init(_ scripts: KataScripts<Scenario>) {
    words = scripts.words ?? []
    left = scripts.following ?? 0
    random = KataRandom(seed: scripts.seed ^ 0x5DEE_CE66)
  }

  /// Takes what has been played, and how often each place has run by now.
  mutating func note(_ script: KataScript<Scenario>, _ now: [UInt64]) {
    guard !script.json.isEmpty else { return }
    played.append(script)
    known.insert(script.json)
    for (place, count) in now.enumerated() {
      if place == reached.count { reached.append(nil) }
      let before = counts.indices.contains(place) ? counts[place] : 0
      if count > before { reach(place, script) }
    }
    counts = now
  }

  private mutating func reach(_ place: Int, _ script: KataScript<Scenario>) {
    var reach = reached[place] ?? Reach(scripts: 0, shortest: script)
    reach.scripts += 1
    if script.json.utf8.count < reach.shortest.json.utf8.count { reach.shortest = script }
    reached[place] = reach
  }

  /// What is to be played next; nil when it is enough.
  mutating func next() -> KataScript<Scenario>? {
    guard left > 0, !played.isEmpty else { return nil }
    let script = variation() ?? fresh()
    left -= max(1, script.json.utf8.count)
    return script
  }

  private mutating func fresh() -> KataScript<Scenario> {
    KataScript(Scenario.random(using: &random))
  }

  private mutating func variation() -> KataScript<Scenario>? {
    for _ in 0..<20 {
      guard var pieces = KataPieces(parent().json), let other = KataPieces(fresh().json) else {
        return nil
      }
      pieces.vary(with: other, words: words, using: &random)
      let script = KataScript<Scenario>(reading: pieces.json)
      if script.scenario?.isCovered == true, !known.contains(script.json) { return script }
    }
    return nil
  }

  /// Mostly one where fewest have been; where nobody counts, any of those played.
  private mutating func parent() -> KataScript<Scenario> {
    let all = reached.compactMap(\.self)
    guard let fewest = all.map(\.scripts).min() else { return random.pick(played) }
    let rare = random.once(in: 4) ? all : all.filter { $0.scripts == fewest }
    return random.pick(rare).shortest
  }
}
