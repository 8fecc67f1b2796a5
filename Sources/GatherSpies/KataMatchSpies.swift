import GatherScene
import SpyKit

/// Records what the View asks of its Interactor; what waits is held until it is released.
package final class KataMatchInteractorSpy: KataGatherSpy, GatherMatchBusinessLogic {
  package let gate = KataGate<Void>()
  /// Called once `end` is released, where an Interactor would present what came of it.
  package var onEnd = {}

  package func run(_ request: Gather.Match.Run.Request) async {
    record(.interactor(.run))
    await gate.answer()
  }

  package func setTime(_ request: Gather.Match.SetTime.Request) {
    record(.interactor(.setTime(request)))
  }

  package func start(_ request: Gather.Match.Start.Request) {
    record(.interactor(.start))
  }

  package func pause(_ request: Gather.Match.Pause.Request) {
    record(.interactor(.pause))
  }

  package func cancel(_ request: Gather.Match.Cancel.Request) {
    record(.interactor(.cancel))
  }

  package func count(_ request: Gather.Match.Count.Request) {
    record(.interactor(.count(request)))
  }

  package func end(_ request: Gather.Match.End.Request) async {
    record(.interactor(.end))
    await gate.answer()
    onEnd()
  }
}

/// Records what the Interactor hands to its Presenter.
package final class KataMatchPresenterSpy: KataGatherSpy, GatherMatchPresentationLogic {
  package func presentTime(_ response: Gather.Match.Time.Response) {
    record(.presenter(.presentTime(response)))
  }

  package func presentTimeUp() {
    record(.presenter(.presentTimeUp))
  }

  package func presentScore(_ response: Gather.Match.Points.Response) {
    record(.presenter(.presentScore(response)))
  }

  package func presentFailure(_ failure: Gather.Match.Failure) {
    record(.presenter(.presentFailure(failure)))
  }

  package func presentResult(_ response: Gather.Match.Points.Response) {
    record(.presenter(.presentResult(response)))
  }
}

/// Records what the Presenter has the View show.
package final class KataMatchDisplaySpy: KataGatherSpy, GatherMatchDisplayLogic {
  package func displayTime(_ viewModel: Gather.Match.Time.ViewModel) {
    record(.view(.displayTime(viewModel)))
  }

  package func displayTimeUp(_ notice: Gather.Match.Notice) {
    record(.view(.displayTimeUp(notice)))
  }

  package func displayScore(_ viewModel: Gather.Match.Points.ViewModel) {
    record(.view(.displayScore(viewModel)))
  }

  package func displayFailure(_ notice: Gather.Match.Notice) {
    record(.view(.displayFailure(notice)))
  }

  package func displayResult(_ notice: Gather.Match.Notice) {
    record(.view(.displayResult(notice)))
  }
}

/// A clock that stands still until it is moved; a drawing shows each look at it.
package final class KataMatchClockStub: KataGatherSpy, GatherClockWorkerLogic {
  package var seconds: Int

  package init(_ log: KataGatherLog, seconds: Int) {
    self.seconds = seconds
    super.init(log)
  }

  package func now() -> Int {
    log.look(at: "clock", "now() → \(seconds)")
    return seconds
  }
}

/// The release of a tick or a result that is held; a tick carries no answer.
package typealias KataMatchAnswer = Result<Void, any Error>

/// Records each wait for a tick, which ends when it is released.
package final class KataTickerSpy: KataGatherSpy, GatherTickerWorkerLogic {
  private let gate: KataGate<KataMatchAnswer>

  /// The gate may hold the calls of other workers, too.
  package init(_ log: KataGatherLog, gate: KataGate<KataMatchAnswer>) {
    self.gate = gate
    super.init(log)
  }

  package func tick() async {
    let question = record(.ticker(.tick))
    _ = await gate.answer()
    log.answer(question, "returns")
  }
}

/// Records each result that is sent, and answers when it is released.
package final class KataResultWorkerSpy: KataGatherSpy, GatherResultWorkerLogic {
  private let gate: KataGate<KataMatchAnswer>

  package init(_ log: KataGatherLog, gate: KataGate<KataMatchAnswer>) {
    self.gate = gate
    super.init(log)
  }

  package func sendResult(_ result: Gather.Match.Result) async throws {
    let question = record(.worker(.sendResult(result)))
    switch await gate.answer() {
    case .success: log.answer(question, "returns")
    case .failure(let error): _ = try log.give(Result<Bool, any Error>.failure(error), to: question)
    }
  }
}
