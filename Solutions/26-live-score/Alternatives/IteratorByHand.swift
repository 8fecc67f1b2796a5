import GatherScene

/// Asks the sequence for each score, and knows with each answer whether anybody still looks.
final class LiveScoreInteractor: LiveScoreBusinessLogic {
  private let presenter: any LiveScorePresentationLogic
  private let worker: any LiveScoreWorkerLogic

  init(presenter: any LiveScorePresentationLogic, worker: any LiveScoreWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func followMatch(_ request: LiveScore.Request) async {
    await follow(request.match, worker.scores(of: request.match))
  }

  private func follow(
    _ match: Int, _ scores: some AsyncSequence<Gather.Score, any Error>
  ) async {
    var iterator = scores.makeAsyncIterator()
    var last: Gather.Score?
    while true {
      let next: Result<Gather.Score?, any Error>
      do {
        next = .success(try await iterator.next(isolation: #isolation))
      } catch {
        next = .failure(error)
      }
      if Task.isCancelled { return }
      switch next {
      case .success(let score?):
        presenter.presentScore(.init(match: match, score: score))
        last = score
      case .success(nil):
        let outcome = last.map(LiveScore.Outcome.final) ?? .noScore
        return presenter.presentEnd(.init(match: match, outcome: outcome))
      case .failure(let error):
        let failure = error as? LiveScore.Failure ?? .unknown
        return presenter.presentEnd(.init(match: match, outcome: .lost(failure, last: last)))
      }
    }
  }
}
