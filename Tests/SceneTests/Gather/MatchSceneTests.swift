import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22
@testable import Exercise23

/// The parts of 23 with the scene's own View; and the way to it from the list of 22, and back.
@Suite struct MatchSceneTests {
  let log = KataGatherLog()
  let clock: KataMatchClockStub
  let requests: KataRequests<KataMatchAnswer>
  let makeMatch: () -> MatchView

  init() {
    let gate = KataGate<KataMatchAnswer>()
    let ticker = KataTickerSpy(log, gate: gate)
    let worker = KataResultWorkerSpy(log, gate: gate)
    let clock = KataMatchClockStub(log, seconds: 5000)
    makeMatch = {
      let presenter = GatherPresenter()
      let interactor = GatherInteractor(
        presenter: presenter, ticker: ticker, clock: clock, worker: worker, locale: "en_US")
      let view = MatchView(interactor: interactor, dataStore: interactor)
      presenter.view = view
      return view
    }
    self.clock = clock
    requests = KataRequests(gate)
  }

  @Test func `a gather: ten minutes in a pocket, a point too many, and a draw`() async {
    let view = makeMatch()
    view.dataStore.lineUp = .init(a: [.init(id: 7, name: "Ann")], b: [.init(id: 3, name: "Ben")])
    var reports = 0
    view.onOver = { reports += 1 }
    await requests.start { await view.run() }
    #expect(view.time == .init(text: "20:00", tone: .calm, isRunning: false))
    #expect(view.score?.text == "0 : 0")

    view.setTime(minutes: 60, seconds: 0)
    #expect(view.notice?.title == "Too long")
    view.dismissNotice()
    view.setTime(minutes: 10, seconds: 5)
    view.start()
    clock.seconds += 560
    view.pause()
    #expect(view.time == .init(text: "00:45", tone: .lastMinute, isRunning: false))
    view.start()
    clock.seconds += 600
    await requests.answer(with: .success(()))
    #expect(view.time == .init(text: "00:00", tone: .over, isRunning: false))
    #expect(view.notice?.title == "Time is up")

    for team in [Gather.Team.a, .a, .b] { view.countUp(team) }
    view.countDown(.a)
    view.cancel()
    #expect(view.time?.text == "10:05")
    await requests.start { await view.end() }
    await requests.answer(1, with: .failure(KataOddError("offline")))
    #expect(view.notice?.title == "Not sent")
    #expect(reports == 0)
    await requests.start { await view.end() }
    await requests.answer(1, with: .success(()))
    #expect(view.notice == .init(title: "A draw", message: "1 : 1"))
    await requests.start { await view.end() }
    let last = await requests.answer(with: .success(()))
    #expect(last == .ended(0))
    #expect(reports == 1)
  }

  @Test func `the list's teams play, and the list starts over when they have ended`() async throws {
    let players = KataPlayersWorkerSpy(log)
    players.gate.onHold { number in
      players.gate.release(
        number, with: .success([.init(id: 7, name: "Ann"), .init(id: 3, name: "Ben")]))
    }
    let presenter = PlayersPresenter()
    let interactor = PlayersInteractor(presenter: presenter, worker: players)
    let destinations = Destinations(makeMatch)
    let router = PlayersRouter(dataStore: interactor, destinations: destinations)
    let list = PlayersView(interactor: interactor, router: router)
    let navigator = KataGatherNavigatorSpy(log)
    (presenter.view, router.view, router.navigator) = (list, list, navigator)

    await list.load()
    list.switchMode()
    for row in [0, 1, 1] { list.tap(row: row) }
    list.proceed()
    let match = try #require(navigator.screens.last as? MatchView)
    await requests.start { await match.end() }
    await requests.answer(with: .success(()))

    let lineUp = Gather.LineUp(a: [.init(id: 7, name: "Ann")], b: [.init(id: 3, name: "Ben")])
    #expect(log.calls.contains(.worker(.sendResult(.init(lineUp: lineUp, score: .init())))))
    #expect(list.players?.rows.map(\.team) == ["", ""])
    #expect(list.players?.modeTitle == "Select")
  }

  @Test func `a screen that has gone leaves nothing behind`() async {
    let leakCheck = KataLeakCheck()
    do {
      let view = makeMatch()
      leakCheck.watch(view, as: "view")
      await requests.start { await view.run() }
      requests.cancel(0)
      await requests.answer(with: .success(()))
    }
    #expect(leakCheck.living == [])
  }

  /// Makes matches of 23's parts.
  private final class Destinations: GatherDestinations {
    private let match: () -> MatchView

    init(_ match: @escaping () -> MatchView) {
      self.match = match
    }

    func makeDetails() -> any GatherDetailsScreen {
      PlayerDetails(worker: KataPlayersWorkerSpy(KataGatherLog()))
    }

    func makeAdd() -> any GatherScreen { makeDetails() }
    func makeMatch() -> any GatherMatchScreen { match() }
  }
}
