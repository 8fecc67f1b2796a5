/// Looks for the plainest scenario that still shows a difference, in rounds of many candidates.
///
/// Whoever plays the candidates pays for each round, and next to nothing for one more candidate.
package struct Shrinker: Sendable {
  /// The plainest scenario so far that shows a difference.
  package private(set) var best: JSONValue
  /// What to play next; none when nothing known makes the best one plainer.
  package private(set) var candidates: [JSONValue] = []

  package var isDone: Bool { candidates.isEmpty }

  private let limit: Int
  private var tried: Set<[UInt8]> = []
  private var bestPlainness: Plainness
  /// What the proposed simplifications start from.
  private var base: JSONValue
  private var proposed: [Proposal] = []
  private var isMerging = false

  private struct Proposal: Sendable {
    var value: JSONValue
    var plainness: Plainness
    var simplification: Simplification
  }

  /// Starts from a scenario that shows a difference; a round has at most so many candidates.
  package init(_ scenario: JSONValue, limit: Int = 450) {
    best = scenario
    base = scenario
    bestPlainness = Plainness(of: scenario)
    self.limit = max(1, limit)
    tried.insert(scenario.bytes)
    proposeSingles(atMost: max(1, limit / 3))
  }

  /// Takes whether each candidate still shows a difference; those without an answer come again.
  ///
  /// An answer to none of them ends the search.
  package mutating func take(_ stillDiffers: [Bool]) {
    guard !stillDiffers.isEmpty else { return candidates = [] }
    let answered = zip(proposed, stillDiffers)
    for (proposal, _) in answered { tried.insert(proposal.value.bytes) }
    let survivors = answered.filter(\.1).map(\.0)
    if let plainest = survivors.min(by: { $0.plainness < $1.plainness }) {
      best = plainest.value
      bestPlainness = plainest.plainness
    }
    if !isMerging, survivors.count > 1 {
      proposeMerged(survivors.map(\.simplification))
      guard isDone else { return }
    }
    // What follows a find is likely to find more; what follows none has to be gone through.
    proposeSingles(atMost: survivors.isEmpty ? limit : max(1, limit / 3))
  }

  private mutating func proposeSingles(atMost limit: Int) {
    base = best
    isMerging = false
    proposed = []
    var batch = Set<[UInt8]>()
    for stage in base.simplifications where proposed.count < limit {
      let fresh = stage().compactMap { proposal($0, &batch) }
      proposed += fresh.sorted { $0.plainness < $1.plainness }.prefix(limit - proposed.count)
    }
    candidates = proposed.map(\.value)
  }

  /// What worked one by one, tried together: most of it usually does.
  private mutating func proposeMerged(_ survivors: [Simplification]) {
    isMerging = true
    var batch = Set<[UInt8]>()
    let fresh = Self.merged(survivors, atMost: limit).compactMap { proposal($0, &batch) }
    proposed = Array(fresh.prefix(limit))
    candidates = proposed.map(\.value)
  }

  private func proposal(
    _ simplification: Simplification, _ batch: inout Set<[UInt8]>
  ) -> Proposal? {
    let value = simplification.applied(to: base)
    let bytes = value.bytes
    guard !tried.contains(bytes), batch.insert(bytes).inserted else { return nil }
    let plainness = Plainness(of: value)
    guard plainness < bestPlainness else { return nil }
    return Proposal(value: value, plainness: plainness, simplification: simplification)
  }
}

extension Shrinker {
  /// Everything; everything but one; the first ones and the last ones up to each place.
  static func merged(_ survivors: [Simplification], atMost limit: Int) -> [Simplification] {
    let count = survivors.count
    let places = stride(from: 0, to: count, by: max(1, count * 3 / limit))
    var merged = [Simplification(merging: survivors)]
    for place in places {
      let before = Array(survivors[..<place])
      merged.append(Simplification(merging: before))
      merged.append(Simplification(merging: Array(survivors[place...])))
      merged.append(Simplification(merging: before + survivors[(place + 1)...]))
    }
    return merged
  }
}
