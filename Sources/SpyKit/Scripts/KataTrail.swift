/// Chooses what is played behind the random scripts: variations of those that came to rare places.
struct KataTrail<Scenario: KataScenario> {
  private let words: [String]
  private var length = 0
  private let most: Int
  private let least: Int
  private var random: KataRandom
  private var played: [KataScript<Scenario>] = []
  private var known: Set<String> = []
  private var counts: [UInt64] = []
  /// For each place of the code how many scripts have come there, and the shortest of them.
  private var scripts: [Int] = []
  private var shortest: [KataScript<Scenario>] = []

  init(_ scripts: KataScripts<Scenario>) {
    words = scripts.words ?? []
    most = scripts.following ?? 0
    least = min(most, scripts.followingAtLeast ?? most)
    random = KataRandom(seed: scripts.seed ^ 0x5DEE_CE66)
  }

  /// Takes what has been played, and how often each place has run by now.
  mutating func note(_ script: KataScript<Scenario>, _ now: [UInt64]) {
    guard !script.json.isEmpty else { return }
    played.append(script)
    known.insert(script.json)
    var place = 0
    while place < now.count {
      if place == counts.count {
        counts.append(0)
        scripts.append(0)
        shortest.append(script)
      }
      if now[place] > counts[place] {
        if scripts[place] == 0 || script.length < shortest[place].length {
          shortest[place] = script
        }
        scripts[place] += 1
        counts[place] = now[place]
      }
      place += 1
    }
  }

  /// What is to be played next; nil when it is enough.
  mutating func next() -> KataScript<Scenario>? {
    guard length < (isWorthIt ? most : least), !played.isEmpty else { return nil }
    let script = variation() ?? fresh()
    length += max(1, script.length)
    return script
  }

  /// Whether some place is left to which few have come, or nobody, who may not have known a word
  /// that the code asks for; where nobody counts, that is not known.
  private var isWorthIt: Bool {
    scripts.isEmpty || scripts.contains { $0 > 0 && $0 < 5 }
      || !words.isEmpty && scripts.contains(0)
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
    let reached = scripts.indices.filter { scripts[$0] > 0 }
    guard let fewest = reached.map({ scripts[$0] }).min() else { return random.pick(played) }
    let rare = random.once(in: 4) ? reached : reached.filter { scripts[$0] == fewest }
    return shortest[random.pick(rare)]
  }
}
