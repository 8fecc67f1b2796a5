package import KataCore

/// The report of `kata check`.
package struct CheckSummary {
  /// Verdicts in the course's order.
  package var verdicts: [Verdict]
  /// The number of exercises that were asked for.
  package var asked: Int
  package var offers: Offers
  /// The exercises on the learner's path, as they are remembered.
  package var path: PathState

  package init(
    _ verdicts: [Verdict], asked: Int, offers: Offers, path: PathState
  ) {
    self.verdicts = verdicts
    self.asked = asked
    self.offers = offers
    self.path = path
  }
}

extension Report {
  /// The verdicts: one alone at full length, several in a line each unless there is more to do.
  package static func verdicts(
    _ summary: CheckSummary, choice: Choice = .usual, unicode: Bool, isPlain: Bool
  ) -> [Line] {
    summary.verdicts.flatMap {
      summary.asked > 1
        ? brief($0, summary.offers, choice: choice, isPlain: isPlain)
        : verdict(
          $0, summary.offers, choice: choice, unicode: unicode, isPlain: isPlain)
    }
  }

  /// The count of passed exercises, and what comes next; a red verdict has said that itself.
  package static func closing(_ summary: CheckSummary) -> [Line] {
    let verdicts = summary.verdicts
    let settled = verdicts.filter(\.outcome.isSettled)
    let isAnyRed = verdicts.contains { $0.outcome != .notStarted && !$0.outcome.isSettled }
    let isAnyOpen = summary.path.exercises.contains(where: \.isOpen)
    guard !isAnyRed, verdicts.count > 1 ? isAnyOpen : !settled.isEmpty else {
      return closing(verdicts)
    }
    let isWhyOffered = verdicts.count == 1 && summary.offers.solutions.contains(verdicts[0].id)
    return closing(verdicts)
      + onward(summary.path, after: settled.map(\.id), why: isWhyOffered)
  }
}
