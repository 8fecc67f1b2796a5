/// The result of playing the same scripts on the reference and on the learner's code.
package enum Comparison: Sendable, Equatable {
  case agreed(scripts: Int)
  case differs(ScriptDifference)
  /// The learner's process ended in the middle of this script, or before the first (nil).
  case brokenOff(during: ScriptDifference?)

  /// The script that shows it; nil when there is none to show.
  package var difference: ScriptDifference? {
    switch self {
    case .agreed, .brokenOff(nil): nil
    case .differs(let difference), .brokenOff(let difference?): difference
    }
  }

  /// Compares two recordings of the same scripts: the shortest script that differs is told.
  package init(reference: Recording, learner: Recording) {
    // Scripts on which the reference ran out of time have nothing to compare with.
    let played = reference.episodes.prefix { $0.ended }
    let pairs = zip(played, learner.episodes)
    let differing = pairs.filter { $0.name != $1.name || $0.entries != $1.entries || !$1.ended }
      .map { pair in
        let difference = ScriptDifference(
          scenario: pair.0.name, expected: pair.0.entries, recorded: pair.1.entries,
          cast: reference.cast)
        return (difference: difference, ended: pair.1.ended)
      }
    let whole = differing.filter(\.ended)
    if let shortest = whole.min(by: { $0.difference.size < $1.difference.size }) {
      self = .differs(shortest.difference)
    } else if let broken = differing.first {
      self = .brokenOff(during: broken.difference)
    } else if learner.episodes.count < played.count {
      self = .brokenOff(during: nil)
    } else {
      self = .agreed(scripts: played.count)
    }
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

  /// The number of entries that both have in common.
  package var common: Int { zip(expected, recorded).prefix { $0 == $1 }.count }

  /// The amount to read: steps first, then letters; a script that was passed over comes last.
  fileprivate var size: Int {
    let steps = expected.count { !$0.isMessage } * 10_000
    return (recorded.isPlay(of: expected) ? 0 : 1 << 40) + steps + scenario.utf8.count
  }
}

extension [Recording.Entry] {
  /// False if the player passed the script over, as a remark in place of its first step says.
  func isPlay(of script: Self) -> Bool { first?.step.map { $0 == script.first?.step } ?? true }
}
