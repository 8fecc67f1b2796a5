import GatherScene

/// Follows a stream of ticks, and presents at each of them what the clock says.
final class GatherInteractor: GatherMatchBusinessLogic, GatherMatchDataStore {
  var lineUp: Gather.LineUp?

  private let presenter: any GatherMatchPresentationLogic
  private let ticker: any GatherTickerWorkerLogic
  private let clock: any GatherClockWorkerLogic
  private let worker: any GatherResultWorkerLogic
  private let locale: String

  private var length = 1200
  /// Set while the time is running.
  private var end: Int?
  /// What was left when the time stopped running; nil after it was set or cancelled.
  private var rest: Int?
  private var points: [Gather.Team: Int] = [:]
  /// The score that is being sent or was sent.
  private var final: Gather.Score?
  private var isOver = false

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
    guard !isOver else { return }
    presentScore()
    updateTime()
    for await _ in Ticks(ticker: ticker) {
      if isOver { break }
      if end != nil { updateTime() }
    }
  }

  func setTime(_ request: Gather.Match.SetTime.Request) {
    guard !isOver, end == nil, (rest ?? 0) == 0 else { return }
    if request.seconds <= 0 {
      presenter.presentFailure(.noTime)
    } else if request.seconds > 3599 {
      presenter.presentFailure(.tooLong)
    } else {
      length = request.seconds
      rest = nil
      updateTime()
    }
  }

  func start(_ request: Gather.Match.Start.Request) {
    guard !isOver, end == nil else { return }
    let left = rest == 0 ? length : rest ?? length
    end = clock.now() + left
    rest = nil
    updateTime()
  }

  func pause(_ request: Gather.Match.Pause.Request) {
    guard !isOver, let end else { return }
    let left = end - clock.now()
    if left > 0 { (self.end, rest) = (nil, left) }
    updateTime()
  }

  func cancel(_ request: Gather.Match.Cancel.Request) {
    guard !isOver else { return }
    (end, rest) = (nil, nil)
    updateTime()
  }

  func count(_ request: Gather.Match.Count.Request) {
    let old = points[request.team, default: 0]
    guard final == nil, request.change == .up || old > 0 else { return }
    points[request.team] = old + (request.change == .up ? 1 : -1)
    presentScore()
  }

  func end(_ request: Gather.Match.End.Request) async {
    guard final == nil, let lineUp else { return }
    let score = score
    final = score
    let answer: ()? = try? await worker.sendResult(.init(lineUp: lineUp, score: score))
    guard answer != nil else {
      final = nil
      presenter.presentFailure(.notSent)
      return
    }
    isOver = true
    presenter.presentResult(.init(score: score, locale: locale))
  }

  private var score: Gather.Score {
    .init(a: points[.a, default: 0], b: points[.b, default: 0])
  }

  private func presentScore() {
    presenter.presentScore(.init(score: score, locale: locale))
  }

  private func updateTime() {
    let wasRunning = end != nil
    let left = settle()
    presenter.presentTime(.init(left: left, isRunning: end != nil, locale: locale))
    if wasRunning, end == nil { presenter.presentTimeUp() }
  }

  /// Gives what is left now; a time with nothing left has stopped running.
  private func settle() -> Int {
    guard let end else { return rest ?? length }
    let left = max(0, end - clock.now())
    if left == 0 { (self.end, rest) = (nil, 0) }
    return left
  }
}

/// The ticks of a ticker, up to the one that comes after the task was cancelled.
private struct Ticks: AsyncSequence, AsyncIteratorProtocol {
  let ticker: any GatherTickerWorkerLogic

  func makeAsyncIterator() -> Ticks { self }

  func next() async -> Void? {
    await ticker.tick()
    return Task.isCancelled ? nil : ()
  }
}
