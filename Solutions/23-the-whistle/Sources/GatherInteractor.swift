import GatherScene

/// Keeps the moment at which the gather is over, the points, and whether the result was sent.
final class GatherInteractor: GatherMatchBusinessLogic, GatherMatchDataStore {
  var lineUp: Gather.LineUp?

  private let presenter: any GatherMatchPresentationLogic
  private let ticker: any GatherTickerWorkerLogic
  private let clock: any GatherClockWorkerLogic
  private let worker: any GatherResultWorkerLogic
  private let locale: String

  /// The time that was set, in seconds.
  private var time = 1200
  private var phase = Phase.stopped
  private var score = Gather.Score()
  private var sending = Sending.no

  private enum Phase {
    case stopped
    /// The moment at which nothing is left.
    case running(until: Int)
    case paused(left: Int)
    case over
  }

  private enum Sending {
    case no, underWay, done
  }

  init(
    presenter: any GatherMatchPresentationLogic, ticker: any GatherTickerWorkerLogic,
    clock: any GatherClockWorkerLogic, worker: any GatherResultWorkerLogic, locale: String
  ) {
    self.presenter = presenter
    self.ticker = ticker
    self.clock = clock
    self.worker = worker
    self.locale = locale
  }

  func run(_ request: Gather.Match.Run.Request) async {
    guard sending != .done else { return }
    presenter.presentScore(points)
    updateTime()
    while true {
      await ticker.tick()
      if Task.isCancelled || sending == .done { return }
      if isRunning { updateTime() }
    }
  }

  func setTime(_ request: Gather.Match.SetTime.Request) {
    guard sending != .done else { return }
    switch phase {
    case .running, .paused: return
    case .stopped, .over: break
    }
    guard request.seconds > 0 else {
      presenter.presentFailure(.noTime)
      return
    }
    guard request.seconds < 3600 else {
      presenter.presentFailure(.tooLong)
      return
    }
    time = request.seconds
    phase = .stopped
    updateTime()
  }

  func start(_ request: Gather.Match.Start.Request) {
    guard sending != .done else { return }
    switch phase {
    case .running: return
    case .paused(let left): phase = .running(until: clock.now() + left)
    case .stopped, .over: phase = .running(until: clock.now() + time)
    }
    updateTime()
  }

  func pause(_ request: Gather.Match.Pause.Request) {
    guard sending != .done, case .running(let end) = phase else { return }
    let left = end - clock.now()
    if left > 0 { phase = .paused(left: left) }
    updateTime()
  }

  func cancel(_ request: Gather.Match.Cancel.Request) {
    guard sending != .done else { return }
    phase = .stopped
    updateTime()
  }

  func count(_ request: Gather.Match.Count.Request) {
    let points = score[request.team] + (request.change == .up ? 1 : -1)
    guard sending == .no, points >= 0 else { return }
    score[request.team] = points
    presenter.presentScore(self.points)
  }

  func end(_ request: Gather.Match.End.Request) async {
    guard sending == .no, let lineUp else { return }
    sending = .underWay
    do {
      try await worker.sendResult(.init(lineUp: lineUp, score: score))
      sending = .done
      presenter.presentResult(points)
    } catch {
      sending = .no
      presenter.presentFailure(.notSent)
    }
  }

  /// Presents what is left now, and says so if that is nothing for the first time.
  private func updateTime() {
    let wasRunning = isRunning
    let left = settle()
    presenter.presentTime(.init(left: left, isRunning: isRunning, locale: locale))
    if wasRunning, left == 0 { presenter.presentTimeUp() }
  }

  /// Gives what is left now; a running time with nothing left is over.
  private func settle() -> Int {
    switch phase {
    case .stopped: return time
    case .paused(let left): return left
    case .over: return 0
    case .running(let end):
      let left = max(0, end - clock.now())
      if left == 0 { phase = .over }
      return left
    }
  }

  private var isRunning: Bool {
    if case .running = phase { true } else { false }
  }

  private var points: Gather.Match.Points.Response {
    .init(score: score, locale: locale)
  }
}
