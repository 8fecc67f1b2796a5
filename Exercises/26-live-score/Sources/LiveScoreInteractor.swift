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
    do {
      for try await score in worker.scores(of: request.match) {
        presenter.presentScore(.init(match: request.match, score: score))
      }
    } catch {
      // Your task: what becomes of an error, of the end, and of a caller who has left?
    }
  }
}
