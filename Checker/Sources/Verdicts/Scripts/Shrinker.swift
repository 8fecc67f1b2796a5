package import Basics

/// Looks for the plainest scenario that still shows a difference, in rounds of many candidates.
///
/// Each round takes two processes, and one candidate more takes next to nothing.
package struct Shrinker: Sendable {
  /// The plainest scenario so far that shows a difference.
  package private(set) var best: JSONValue
  /// The candidates to play next; none when nothing known makes the best one plainer.
  package private(set) var candidates: [JSONValue] = []

  package var isDone: Bool { candidates.isEmpty }

  private var tried: Set<JSONValue>
  /// The number of candidates in a round, at most.
  private static let limit = 300

  /// Starts from a scenario that shows a difference.
  package init(_ scenario: JSONValue) {
    best = scenario
    tried = [scenario]
    propose()
  }

  /// Takes whether each candidate still differs; no answer to any of them ends the search.
  package mutating func take(_ stillDiffers: [Bool]) {
    guard !stillDiffers.isEmpty else { return candidates = [] }
    let answered = zip(candidates, stillDiffers)
    tried.formUnion(answered.filter { !$0.1 }.map(\.0))
    if let plainer = answered.first(where: \.1)?.0 { best = plainer }
    tried.insert(best)
    propose()
  }

  private mutating func propose() {
    var seen = tried
    candidates = []
    for stage in best.plainerValues where candidates.count < Self.limit {
      let fresh = stage().filter { seen.insert($0).inserted }
      candidates += fresh.prefix(Self.limit - candidates.count)
    }
    guard candidates.isEmpty else { return }
    candidates = Array(best.withoutPairs.filter { !seen.contains($0) }.prefix(Self.limit))
  }
}
