import GatherScene

/// Follows matches for as long as somebody looks, and presents each score and the end.
final class LiveScoreInteractor: LiveScoreBusinessLogic {
  private let presenter: any LiveScorePresentationLogic
  private let worker: any LiveScoreWorkerLogic

  init(presenter: any LiveScorePresentationLogic, worker: any LiveScoreWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func followMatch(_ request: LiveScore.Request) async {
    var last: Gather.Score?
    let outcome: LiveScore.Outcome
    do {
      for try await score in worker.scores(of: request.match) {
        guard !Task.isCancelled else { return }
        last = score
        presenter.presentScore(.init(match: request.match, score: score))
      }
      outcome = last.map { .final($0) } ?? .noScore
    } catch {
      outcome = .lost(error as? LiveScore.Failure ?? .unknown, last: last)
    }
    guard !Task.isCancelled else { return }
    presenter.presentEnd(.init(match: request.match, outcome: outcome))
  }
}
