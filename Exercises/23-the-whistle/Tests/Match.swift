import GatherScene
import GatherSpies
import SpyKit

@testable import Exercise23

/// An Interactor between spies that write into one log; ticks and results wait to be answered.
struct Match {
  let log = KataGatherLog()
  let lineUp = Gather.LineUp(a: [.init(id: 7, name: "Ann")], b: [.init(id: 3, name: "Ben")])
  let store: GatherInteractor

  private let clock: KataMatchClockStub
  private let interactor: KataMatchForwarder
  private let requests: KataRequests<KataMatchAnswer>

  init(clock seconds: Int = 5000) {
    let gate = KataGate<KataMatchAnswer>()
    clock = KataMatchClockStub(log, seconds: seconds)
    store = GatherInteractor(
      presenter: KataMatchPresenterSpy(log), ticker: KataTickerSpy(log, gate: gate), clock: clock,
      worker: KataResultWorkerSpy(log, gate: gate), locale: "en_US")
    interactor = KataMatchForwarder(log, store)
    requests = KataRequests(gate)
  }

  /// Lets so many seconds pass.
  func pass(_ seconds: Int) { clock.seconds += seconds }

  /// Begins a run in a new task, and waits until the ticker is asked.
  func run() async { await requests.start { await interactor.run(.init()) } }

  func setTime(_ seconds: Int) { interactor.setTime(.init(seconds: seconds)) }
  func start() { interactor.start(.init()) }
  func pause() { interactor.pause(.init()) }
  func cancel() { interactor.cancel(.init()) }

  func count(_ team: Gather.Team, _ change: Gather.Match.Count.Change) {
    interactor.count(.init(team: team, change: change))
  }

  /// A gather that runs for so many seconds, with a run that follows it.
  func startRun(of seconds: Int) async {
    await run()
    setTime(seconds)
    start()
  }

  /// Gives a tick so many seconds later, to the oldest run or to a younger one.
  @discardableResult
  func tick(after seconds: Int = 0, run: Int = 0) async -> KataRequests<KataMatchAnswer>.Event? {
    pass(seconds)
    return await requests.answer(run, with: .success(()))
  }

  /// Cancels the task of the oldest run.
  func leave() { requests.cancel(0) }

  /// Begins to end the gather; the answer is `sent` or `fail`.
  func end() async { await requests.start { await interactor.end(.init()) } }

  /// Answers what waits behind so many runs.
  func sent(behind runs: Int = 0) async { await requests.answer(runs, with: .success(())) }

  func fail(with error: any Error, behind runs: Int = 0) async {
    await requests.answer(runs, with: .failure(error))
  }
}

extension KataGatherCall {
  static let tick = Self.ticker(.tick)
  static let isUp = Self.presenter(.presentTimeUp)

  /// A time that does not run.
  static func time(_ left: Int) -> Self {
    .presenter(.presentTime(.init(left: left, isRunning: false, locale: "en_US")))
  }

  static func running(_ left: Int) -> Self {
    .presenter(.presentTime(.init(left: left, isRunning: true, locale: "en_US")))
  }

  static func score(_ a: Int, _ b: Int) -> Self {
    .presenter(.presentScore(.init(score: .init(a: a, b: b), locale: "en_US")))
  }

  static func ended(_ a: Int, _ b: Int) -> Self {
    .presenter(.presentResult(.init(score: .init(a: a, b: b), locale: "en_US")))
  }

  static func failed(_ failure: Gather.Match.Failure) -> Self {
    .presenter(.presentFailure(failure))
  }
}
