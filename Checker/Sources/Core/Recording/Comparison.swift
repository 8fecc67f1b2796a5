/// The result of playing the same scripts on the reference and on the learner's code.
package enum Comparison: Sendable, Equatable {
  case agreed(scripts: Int)
  case differs(ScriptDifference)
  /// The learner's process ended in the middle of this script, or before the first (nil).
  case brokenOff(during: ScriptDifference?)

  /// The script that shows it; nil when there is none to show.
  package var difference: ScriptDifference? {
    switch self {
    case .agreed: nil
    case .differs(let difference): difference
    case .brokenOff(let difference): difference
    }
  }

  /// Compares two recordings of the same scripts: the shortest script that was played and differs is told.
  package init(reference: Recording, learner: Recording) {
    // Where the reference ran out of time, there is nothing to compare with.
    let known = reference.episodes.prefix { $0.ended }
    let pairs = zip(known, learner.episodes)
    let differing = pairs.filter { $0.name != $1.name || $0.entries != $1.entries || !$1.ended }
      .map { pair in
        let difference = ScriptDifference(
          scenario: pair.0.name, expected: pair.0.entries, recorded: pair.1.entries,
          cast: reference.cast)
        let isPlayed = pair.1.isPlayed(like: pair.0)
        return (difference: difference, ended: pair.1.ended, isPlayed: isPlayed)
      }
    let played = differing.filter { $0.ended && $0.isPlayed }
    let whole = played.isEmpty ? differing.filter(\.ended) : played
    if let shortest = whole.min(by: { $0.difference.size < $1.difference.size }) {
      self = .differs(shortest.difference)
    } else if let broken = differing.first {
      self = .brokenOff(during: broken.difference)
    } else if learner.episodes.count < known.count {
      self = .brokenOff(during: nil)
    } else {
      self = .agreed(scripts: known.count)
    }
  }
}

extension Recording.Episode {
  /// False if the player passed it over, as a remark in place of its first step says.
  package func isPlayed(like other: Self) -> Bool {
    entries.first?.step.map { $0 == other.entries.first?.step } ?? true
  }
}

/// A script on which the learner's code and the reference differ, with both recordings.
package struct ScriptDifference: Codable, Sendable, Equatable {
  /// The scenario, as the player reads it.
  package var scenario: String
  package var expected: [Recording.Entry]
  package var recorded: [Recording.Entry]
  /// The reference's.
  package var cast: Cast

  package init(
    scenario: String, expected: [Recording.Entry], recorded: [Recording.Entry], cast: Cast
  ) {
    (self.scenario, self.expected, self.recorded, self.cast) = (scenario, expected, recorded, cast)
  }

  /// The number of entries that both have in common.
  package var common: Int {
    zip(expected, recorded).prefix { $0 == $1 }.count
  }

  /// The amount to read: steps first, then letters.
  fileprivate var size: Int {
    expected.count { !$0.isMessage } * 10_000 + scenario.utf8.count
  }
}
