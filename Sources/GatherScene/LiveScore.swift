/// The use case of following a match that others play.
package enum LiveScore {
  /// View → Interactor: the match, by its number.
  package struct Request: Equatable, Encodable, Sendable {
    package let match: Int

    package init(match: Int) {
      self.match = match
    }
  }

  /// Interactor → Presenter: a score that has come.
  package struct Response: Equatable, Encodable, Sendable {
    package let match: Int
    package let score: Gather.Score

    package init(match: Int, score: Gather.Score) {
      self.match = match
      self.score = score
    }
  }

  /// Interactor → Presenter: no more scores will come.
  package struct End: Equatable, Encodable, Sendable {
    package let match: Int
    package let outcome: Outcome

    package init(match: Int, outcome: Outcome) {
      self.match = match
      self.outcome = outcome
    }
  }

  package enum Outcome: Equatable, Encodable, Sendable {
    /// The match is over; the score that came last.
    case final(Gather.Score)
    /// The match is over, and no score has come.
    case noScore
    /// Nobody knows how it goes on; the score that came last, if there was one.
    case lost(Failure, last: Gather.Score?)
  }

  /// The reasons that the app knows.
  package enum Failure: Error, Equatable, Encodable, Sendable, CaseIterable {
    case offline
    case noSuchMatch
    case unknown
  }
}

/// View → Interactor: the caller owns the task, and cancels it when the screen goes.
@MainActor package protocol LiveScoreBusinessLogic: AnyObject {
  func followMatch(_ request: LiveScore.Request) async
}

/// Interactor → Presenter.
@MainActor package protocol LiveScorePresentationLogic: AnyObject {
  func presentScore(_ response: LiveScore.Response)
  func presentEnd(_ response: LiveScore.End)
}

/// Interactor → Worker.
@MainActor package protocol LiveScoreWorkerLogic: AnyObject {
  /// The scores of a match, one after another until it's over: a new sequence for each call.
  ///
  /// It throws a `LiveScore.Failure` where the reason is known, and any other error where it is not.
  func scores(of match: Int) -> any AsyncSequence<Gather.Score, any Error>
}
