import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise23

@Suite(.flow) struct InteractorTests {
  let log = KataGatherLog()
  let clock: KataMatchClockStub
  let store: GatherInteractor
  let interactor: KataNotedMatch
  let requests: KataRequests<KataMatchAnswer>

  let lineUp = Gather.LineUp(a: [.init(id: 7, name: "Ann")], b: [.init(id: 3, name: "Ben")])
  let tick = KataGatherCall.ticker(.tick)
  let isUp = KataGatherCall.presenter(.presentTimeUp)

  /// An interactor between spies that write into the same log; ticks and results wait to be answered.
  init() {
    let gate = KataGate<KataMatchAnswer>()
    clock = KataMatchClockStub(log, seconds: 5000)
    store = GatherInteractor(
      presenter: KataMatchPresenterSpy(log), ticker: KataTickerSpy(log, gate: gate), clock: clock,
      worker: KataResultWorkerSpy(log, gate: gate), locale: "en_US")
    interactor = KataNotedMatch(log, store)
    requests = KataRequests(gate)
  }

  /// Begins a run in a new task, and waits until the ticker is asked.
  private func run() async {
    await requests.start { await interactor.run(.init()) }
  }

  /// Begins a run of a gather of so many seconds, and returns the number of calls so far.
  private func start(_ seconds: Int) async -> Int {
    await run()
    interactor.setTime(.init(seconds: seconds))
    interactor.start(.init())
    return log.calls.count
  }

  /// Gives a tick so many seconds later, to the oldest run or to a younger one.
  private func tick(after seconds: Int, run: Int = 0) async {
    clock.seconds += seconds
    await requests.answer(run, with: .success(()))
  }

  /// Begins to end the gather; its answer comes behind the run's tick, at 1.
  private func end() async {
    await requests.start { await interactor.end(.init()) }
  }

  private func count(_ team: Gather.Team, _ change: Gather.Match.Count.Change) {
    interactor.count(.init(team: team, change: change))
  }

  private func calls(after count: Int) -> [KataGatherCall] {
    Array(log.calls.dropFirst(count))
  }

  private func time(_ left: Int) -> KataGatherCall {
    .presenter(.presentTime(.init(left: left, isRunning: false, locale: "en_US")))
  }

  private func running(_ left: Int) -> KataGatherCall {
    .presenter(.presentTime(.init(left: left, isRunning: true, locale: "en_US")))
  }

  private func score(_ a: Int, _ b: Int) -> KataGatherCall {
    .presenter(.presentScore(.init(score: .init(a: a, b: b), locale: "en_US")))
  }

  private func failed(_ failure: Gather.Match.Failure) -> KataGatherCall {
    .presenter(.presentFailure(failure))
  }

  private func sent(_ a: Int, _ b: Int) -> KataGatherCall {
    .worker(.sendResult(.init(lineUp: lineUp, score: .init(a: a, b: b))))
  }

  private func ended(_ a: Int, _ b: Int) -> KataGatherCall {
    .presenter(.presentResult(.init(score: .init(a: a, b: b), locale: "en_US")))
  }

  @Test(.edge(6, 11)) func `run presents score and time, and waits for one tick after another`()
    async
  {
    await run()
    await tick(after: 1)
    count(.b, .up)
    interactor.start(.init())
    await run()
    await tick(after: 1)
    await tick(after: 0, run: 1)

    #expect(
      log.calls == [
        score(0, 0), time(1200), tick, tick, score(0, 1), running(1200),
        score(0, 1), running(1200), tick, running(1199), tick, running(1199), tick,
      ])
  }

  @Test(.edge(1)) func `a time of nothing or above 59:59 is refused, and changes nothing`() {
    for seconds in [0, -60, 3600, 86_400] { interactor.setTime(.init(seconds: seconds)) }
    interactor.start(.init())

    #expect(
      log.calls == [
        failed(.noTime), failed(.noTime), failed(.tooLong), failed(.tooLong), running(1200),
      ])
  }

  @Test(.edge(2, 3, 4)) func `a time is set unless another one is running or paused`() {
    for seconds in [1, 3599, 90] { interactor.setTime(.init(seconds: seconds)) }
    interactor.start(.init())
    for seconds in [60, 0] { interactor.setTime(.init(seconds: seconds)) }
    interactor.pause(.init())
    for seconds in [60, 3600] { interactor.setTime(.init(seconds: seconds)) }
    interactor.cancel(.init())

    #expect(log.calls == [time(1), time(3599), time(90), running(90), time(90), time(90)])
  }

  @Test(
    .edge(5, 6),
    arguments: [[1, 1, 1], [0, 0, 1], [7, 0, 0], [89], [30, 58, 1], [0, 0, 0, 0, 0]])
  func `what is left follows from the clock, however many ticks come`(seconds: [Int]) async {
    let count = await start(90)
    var passed = 0
    var expected: [KataGatherCall] = []
    for seconds in seconds {
      passed += seconds
      await tick(after: seconds)
      expected += [running(90 - passed), tick]
    }

    #expect(calls(after: count) == expected)
  }

  @Test(.edge(6, 7, 8)) func `a pause costs no time, and a second pause or start does nothing`()
    async
  {
    interactor.pause(.init())
    let count = await start(90)
    clock.seconds += 20
    interactor.start(.init())
    interactor.pause(.init())
    await tick(after: 600)
    interactor.pause(.init())
    clock.seconds += 5
    interactor.start(.init())
    await tick(after: 3)
    interactor.pause(.init())

    #expect(count == 5)
    #expect(
      calls(after: count) == [time(70), tick, running(70), running(67), tick, time(67)])
  }

  @Test(.edge(6, 9)) func `cancel goes back to the seconds that were set, and silences ticks`()
    async
  {
    let count = await start(90)
    await tick(after: 10)
    interactor.cancel(.init())
    await tick(after: 100)
    interactor.cancel(.init())
    interactor.start(.init())
    clock.seconds += 5
    interactor.pause(.init())
    interactor.cancel(.init())
    interactor.start(.init())
    await tick(after: 90)
    interactor.cancel(.init())

    #expect(
      calls(after: count) == [
        running(80), tick, time(90), tick, time(90), running(90), time(85), time(90), running(90),
        time(0), isUp, tick, time(90),
      ])
  }

  @Test(.edge(4, 5, 10)) func `a tick, a pause or a new run says once that the time is up`() async {
    let count = await start(60)
    await tick(after: 59)
    await tick(after: 1)
    await tick(after: 1)
    interactor.pause(.init())
    await run()
    #expect(
      calls(after: count) == [
        running(1), tick, time(0), isUp, tick, tick, score(0, 0), time(0), tick,
      ])

    let next = log.calls.count
    interactor.start(.init())
    clock.seconds += 60
    interactor.pause(.init())
    interactor.start(.init())
    clock.seconds += 900
    await run()
    await tick(after: 0)
    #expect(
      calls(after: next) == [
        running(60), time(0), isUp, running(60), score(0, 0), time(0), isUp, tick, tick,
      ])
  }

  @Test(.edge(11, 12)) func `a cancelled run returns at its next tick, and others go on`() async {
    let count = await start(90)
    await run()
    requests.cancel(0)
    let event = await requests.answer(with: .success(()))
    await tick(after: 4)

    #expect(event == .ended(0))
    #expect(calls(after: count) == [score(0, 0), running(90), tick, running(86), tick])
  }

  @Test(.edge(13)) func `points go up and down, and never below zero`() {
    let changes: [(Gather.Team, Gather.Match.Count.Change)] = [
      (.a, .down), (.a, .up), (.b, .up), (.a, .up), (.b, .down), (.b, .down), (.a, .down),
    ]
    for (team, change) in changes { count(team, change) }

    #expect(
      log.calls == [score(1, 0), score(1, 1), score(2, 1), score(2, 0), score(1, 0)])
  }

  @Test(.edge(14, 15)) func `the result is sent once, by end alone, and points are closed`() async {
    let count = await start(60)
    await end()
    store.lineUp = lineUp
    self.count(.b, .up)
    await tick(after: 60)
    await end()
    await end()
    self.count(.b, .up)
    interactor.start(.init())
    await tick(after: 5)
    interactor.pause(.init())
    interactor.cancel(.init())
    interactor.setTime(.init(seconds: 30))

    #expect(
      calls(after: count) == [
        score(0, 1), time(0), isUp, tick, sent(0, 1), running(60), running(55), tick, time(55),
        time(60), time(30),
      ])
  }

  @Test(.edge(16)) func `after an error the gather goes on, and can be ended again`() async {
    store.lineUp = lineUp
    let count = await start(60)
    await end()
    await requests.answer(1, with: .failure(KataOddError("offline")))
    await tick(after: 5)
    self.count(.a, .up)
    await end()
    await requests.answer(1, with: .failure(CancellationError()))

    #expect(
      calls(after: count) == [
        sent(0, 0), failed(.notSent), running(55), tick, score(1, 0), sent(1, 0), failed(.notSent),
      ])
  }

  @Test(.edge(12, 14, 17)) func `after the end, all requests return and present nothing`() async {
    store.lineUp = lineUp
    count(.a, .up)
    let count = await start(60)
    await end()
    await requests.answer(1, with: .success(()))
    interactor.pause(.init())
    interactor.cancel(.init())
    for seconds in [0, 20] { interactor.setTime(.init(seconds: seconds)) }
    interactor.start(.init())
    self.count(.a, .up)
    await end()
    await run()
    let event = await requests.answer(with: .success(()))

    #expect(calls(after: count) == [sent(1, 0), ended(1, 0)])
    #expect(event == .ended(0))
  }
}
