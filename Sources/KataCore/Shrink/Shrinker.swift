import Foundation

/// Looks for the plainest scenario that still shows a difference, in rounds of many candidates.
///
/// Each round takes two processes, and one candidate more takes next to nothing.
package struct Shrinker: Sendable {
  /// The plainest scenario so far that shows a difference.
  package private(set) var best: JSONValue
  /// The candidates to play next; none when nothing known makes the best one plainer.
  package private(set) var candidates: [JSONValue] = []

  package var isDone: Bool { candidates.isEmpty }

  private let limit: Int
  private var tried: Set<Data>

  /// Starts from a scenario that shows a difference; a round has at most so many candidates.
  package init(_ scenario: JSONValue, limit: Int = 450) {
    best = scenario
    self.limit = limit
    tried = [scenario.bytes]
    propose(atMost: limit / 3)
  }

  /// Takes whether each candidate still shows a difference; those without an answer come again.
  ///
  /// An answer to none of them ends the search.
  package mutating func take(_ stillDiffers: [Bool]) {
    guard !stillDiffers.isEmpty else { return candidates = [] }
    let answered = zip(candidates, stillDiffers)
    for (candidate, _) in answered { tried.insert(candidate.bytes) }
    // They are sorted: the first that still differs is the plainest of its stage.
    let plainest = answered.filter(\.1).map(\.0).min { Plainness(of: $0) < Plainness(of: $1) }
    if let plainest { best = plainest }
    // After a find, more is likely to be found; after none, all has to be gone through.
    propose(atMost: plainest == nil ? limit : limit / 3)
  }

  private mutating func propose(atMost limit: Int) {
    let plainness = Plainness(of: best)
    var seen = tried
    candidates = []
    for stage in best.plainerValues where candidates.count < limit {
      let fresh = stage().filter { seen.insert($0.bytes).inserted }
        .map { (value: $0, plainness: Plainness(of: $0)) }
        .filter { $0.plainness < plainness }
        .sorted { $0.plainness < $1.plainness }
      candidates += fresh.prefix(limit - candidates.count).map(\.value)
    }
  }
}
