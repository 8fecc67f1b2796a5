import Foundation

/// The scripts that a learner's player has chosen itself, behind those that it was given.
///
/// It can say what it likes, and chooses scripts by that and nothing else: the reference plays the
/// very same ones.
package struct Followed: Sendable {
  private var episodes: [Recording.Episode] = []
  /// Whether they are as long together as was asked for, or one of them shows what is wrong.
  private var isWhole = false

  /// What stands in the learner's recording behind so many; what is past the length is not looked at.
  package init(in learner: Recording, behind given: Int, length: ClosedRange<Int>) {
    var played = 0
    for episode in learner.episodes.dropFirst(given) where played < length.upperBound {
      played += max(1, episode.name.utf8.count)
      if Self.isJSON(episode.name) { episodes.append(episode) }
    }
    isWhole = played >= length.lowerBound || episodes.last?.ended == false
  }

  /// What the reference is to play.
  package var scenarios: [String] { episodes.map(\.name) }

  /// What the reference knows under another name, or does not play, says nothing.
  package func comparison(with reference: Recording) -> Comparison {
    let pairs = zip(reference.episodes, episodes).filter { expected, recorded in
      expected.name == recorded.name && !expected.entries.isEmpty
    }
    var (expected, recorded) = (reference, Recording(reading: ""))
    expected.episodes = pairs.map(\.0)
    recorded.episodes = pairs.map(\.1)
    let comparison = Comparison(reference: expected, learner: recorded)
    if case .agreed = comparison, !isWhole { return .brokenOff(during: nil) }
    return comparison
  }

  private static func isJSON(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
  }
}

extension Comparison {
  /// The same with what comes of more scripts, where these agree.
  package func and(
    _ later: () throws(Complaint) -> Comparison
  ) throws(Complaint) -> Comparison {
    guard case .agreed(let scripts) = self else { return self }
    let later = try later()
    guard case .agreed(let more) = later else { return later }
    return .agreed(scripts: scripts + more)
  }
}
