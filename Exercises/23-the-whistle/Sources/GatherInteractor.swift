import GatherScene

/// Knows how much time is left, and who has how many points.
final class GatherInteractor: GatherMatchBusinessLogic, GatherMatchDataStore {
  var lineUp: Gather.LineUp?

  private let presenter: any GatherMatchPresentationLogic
  private let ticker: any GatherTickerWorkerLogic
  private let clock: any GatherClockWorkerLogic
  private let worker: any GatherResultWorkerLogic
  private let locale: String
  private var left = 1200

  init(
    presenter: any GatherMatchPresentationLogic, ticker: any GatherTickerWorkerLogic,
    clock: any GatherClockWorkerLogic, worker: any GatherResultWorkerLogic, locale: String
  ) {
    (self.presenter, self.ticker, self.clock) = (presenter, ticker, clock)
    (self.worker, self.locale) = (worker, locale)
  }

  // Your task: this counts ticks. Ask the clock instead, and write the other methods.
  func run(_ request: Gather.Match.Run.Request) async {
    while left > 0 {
      await ticker.tick()
      left -= 1
      presenter.presentTime(.init(left: left, isRunning: true, locale: locale))
    }
  }

  func setTime(_ request: Gather.Match.SetTime.Request) {}
  func start(_ request: Gather.Match.Start.Request) {}
  func pause(_ request: Gather.Match.Pause.Request) {}
  func cancel(_ request: Gather.Match.Cancel.Request) {}

  // The change request.
  func count(_ request: Gather.Match.Count.Request) {}
  func end(_ request: Gather.Match.End.Request) async {}
}
