/// The distance of two words, for "did you mean".
package enum Spelling {
  /// The number of letters to change, add or remove (Levenshtein).
  package static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }

  /// The candidate that is meant most likely; nil when none is close.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let ranked = candidates.map { (candidate: $0, distance: distance(word, $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, word.count / 3) ? best.candidate : nil
  }
}
