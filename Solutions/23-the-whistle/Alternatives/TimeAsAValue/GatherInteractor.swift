import GatherScene

/// Runs a gather: each request works on a copy of its state, and presents what has become of it.
final class GatherInteractor: GatherMatchBusinessLogic, GatherMatchDataStore {
  var lineUp: Gather.LineUp?

  private let presenter: any GatherMatchPresentationLogic
  private let ticker: any GatherTickerWorkerLogic
  private let clock: any GatherClockWorkerLogic
  private let worker: any GatherResultWorkerLogic
  private let locale: String
  private var time = Countdown(length: 1200)
  private var score = Gather.Score()
  /// Whether points may change, and whether anything may.
  private var (isOpen, hasEnded) = (true, false)

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
    if hasEnded { return }
    presentScore()
    change { $0.look(at: $1) }
    while await isWantedAfterTick() {
      if time.isRunning { change { $0.look(at: $1) } }
    }
  }

  private func isWantedAfterTick() async -> Bool {
    await ticker.tick()
    return !Task.isCancelled && !hasEnded
  }

  func setTime(_ request: Gather.Match.SetTime.Request) {
    if hasEnded || !time.canBeSet { return }
    switch request.seconds {
    case ...0: presenter.presentFailure(.noTime)
    case 1...3599: change { time, _ in time = Countdown(length: request.seconds) }
    default: presenter.presentFailure(.tooLong)
    }
  }

  func start(_ request: Gather.Match.Start.Request) {
    if !hasEnded, !time.isRunning { change { $0.start(at: $1) } }
  }

  func pause(_ request: Gather.Match.Pause.Request) {
    if !hasEnded, time.isRunning { change { $0.pause(at: $1) } }
  }

  func cancel(_ request: Gather.Match.Cancel.Request) {
    if !hasEnded { change { time, _ in time.reset() } }
  }

  func count(_ request: Gather.Match.Count.Request) {
    var new = score
    new[request.team] += request.change == .up ? 1 : -1
    guard isOpen, min(new.a, new.b) >= 0 else { return }
    score = new
    presentScore()
  }

  func end(_ request: Gather.Match.End.Request) async {
    guard isOpen, let lineUp else { return }
    isOpen = false
    if await isSent(.init(lineUp: lineUp, score: score)) {
      hasEnded = true
      presenter.presentResult(.init(score: score, locale: locale))
    } else {
      isOpen = true
      presenter.presentFailure(.notSent)
    }
  }

  private func isSent(_ result: Gather.Match.Result) async -> Bool {
    do {
      try await worker.sendResult(result)
      return true
    } catch { return false }
  }

  private func presentScore() {
    presenter.presentScore(.init(score: score, locale: locale))
  }

  private func change(_ body: (inout Countdown, _ now: Int) -> Void) {
    let wasOver = time.isOver
    body(&time, clock.now())
    presenter.presentTime(
      .init(left: time.left, isRunning: time.isRunning, locale: locale))
    if time.isOver, !wasOver { presenter.presentTimeUp() }
  }
}

/// A time that goes down while it runs; it looks at no clock itself, but is told what time it is.
private struct Countdown {
  let length: Int
  /// As it was when the clock was last looked at.
  private(set) var left: Int
  private var end: Int?
  private var isPaused = false

  init(length: Int) {
    self.length = length
    left = length
  }

  var isRunning: Bool { end != nil }
  var isOver: Bool { left == 0 }
  var canBeSet: Bool { !isRunning && !isPaused }

  mutating func look(at now: Int) {
    guard let end else { return }
    left = max(0, end - now)
    if isOver { self.end = nil }
  }

  mutating func start(at now: Int) {
    if isOver { left = length }
    isPaused = false
    end = now + left
  }

  mutating func pause(at now: Int) {
    look(at: now)
    end = nil
    isPaused = !isOver
  }

  mutating func reset() {
    self = Countdown(length: length)
  }
}
