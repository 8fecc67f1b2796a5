package import KataCore

extension Report {
  /// The report of `kata check` on so many exercises that were asked for: one verdict at full
  /// length, several in a line each unless there is more to do; then their count and what comes next.
  package static func check(
    _ verdicts: [Verdict], asked: Int, on path: PathState, _ offers: Offers,
    choice: Choice = .usual, unicode: Bool, isPlain: Bool
  ) -> [Line] {
    let lines =
      verdicts.flatMap {
        asked > 1
          ? brief($0, offers, isPlain: isPlain)
          : verdict($0, offers, choice: choice, unicode: unicode, isPlain: isPlain)
      } + closing(verdicts)
    let settled = verdicts.filter(\.outcome.isSettled)
    let isAnyOpen = path.exercises.contains(where: \.isOpen)
    // A red verdict has said itself what comes next.
    guard !verdicts.contains(where: \.outcome.isRed),
      verdicts.count > 1 ? isAnyOpen : !settled.isEmpty
    else { return lines }
    let isWhyOffered = verdicts.count == 1 && offers.solutions.contains(verdicts[0].id)
    return lines + onward(path, after: settled.map(\.id), why: isWhyOffered)
  }
}
