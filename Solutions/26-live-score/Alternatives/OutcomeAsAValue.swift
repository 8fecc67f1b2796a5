import GatherScene

/// Finds the outcome of a match; nil if nobody looked until its end.
final class LiveScoreInteractor: LiveScoreBusinessLogic {
  private let presenter: any LiveScorePresentationLogic
  private let worker: any LiveScoreWorkerLogic

  init(presenter: any LiveScorePresentationLogic, worker: any LiveScoreWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func followMatch(_ request: LiveScore.Request) async {
    let outcome = await outcome(of: request.match)
    if let outcome, !Task.isCancelled {
      presenter.presentEnd(.init(match: request.match, outcome: outcome))
    }
  }

  private func outcome(of match: Int) async -> LiveScore.Outcome? {
    var last: Gather.Score?
    do {
      for try await score in worker.scores(of: match) {
        if Task.isCancelled { return nil }
        presenter.presentScore(.init(match: match, score: score))
        last = score
      }
    } catch let failure as LiveScore.Failure {
      return .lost(failure, last: last)
    } catch {
      return .lost(.unknown, last: last)
    }
    guard let last else { return .noScore }
    return .final(last)
  }
}
