import GatherScene
import PlayKit
import PlayWire

@testable import Exercise26

/// The page that follows a match of others, with 26's Interactor.
enum LivePage {
  static func make(_ stack: PageStack) -> Page {
    let screen = LiveScreen()
    let interactor = LiveScoreInteractor(
      presenter: Noted<any LiveScorePresentationLogic>(
        screen, on: stack, from: .liveScoreInteractor, to: .init("live score presenter")),
      worker: Noted<any LiveScoreWorkerLogic>(
        StadiumWorker(), on: stack, from: .liveScoreInteractor, to: .init("stadium")))
    return Page(
      "Live score", holding: [screen], task: { await interactor.followMatch(.init(match: 7)) }
    ) {
      [.text(screen.text), .text("If you go back now, nothing should say that it's over.")]
    }
  }
}

/// Presenter and View in one: no exercise asks for them.
private final class LiveScreen: LiveScorePresentationLogic {
  private(set) var text = "No score yet"

  func presentScore(_ response: LiveScore.Response) { text = words(for: response.score) }

  func presentEnd(_ response: LiveScore.End) {
    text =
      switch response.outcome {
      case .final(let score): "It's over. Final score: \(words(for: score))"
      case .noScore: "It's over."
      case .lost(_, let last): "The connection is lost. \(last.map(words) ?? "No score yet")"
      }
  }

  private func words(for score: Gather.Score) -> String { "\(score.a):\(score.b)" }
}

/// A match of ten seconds, in place of a service.
private final class StadiumWorker: LiveScoreWorkerLogic {
  func scores(of match: Int) -> any AsyncSequence<Gather.Score, any Error> {
    AsyncThrowingStream<Gather.Score, any Error> { stream in
      let task = Task {
        for (a, b) in [(0, 0), (1, 0), (1, 1), (2, 1), (1, 1)] {
          stream.yield(.init(a: a, b: b))
          try? await Task.sleep(for: .seconds(2))
        }
        stream.finish()
      }
      stream.onTermination = { _ in task.cancel() }
    }
  }
}

extension Noted: LiveScorePresentationLogic where Part == any LiveScorePresentationLogic {
  package func presentScore(_ response: LiveScore.Response) {
    pass("presentScore", response) { $0.presentScore(response) }
  }

  package func presentEnd(_ response: LiveScore.End) {
    pass("presentEnd", response) { $0.presentEnd(response) }
  }
}

extension Noted: LiveScoreWorkerLogic where Part == any LiveScoreWorkerLogic {
  package func scores(of match: Int) -> any AsyncSequence<Gather.Score, any Error> {
    pass("scores", match) { $0.scores(of: match) }
  }
}
