import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

@Suite(.flow) struct RouterTests {
  let log = KataGatherLog()
  let census = KataCensus()
  let store = KataPlayersDataStoreStub()
  let navigator: KataGatherNavigatorSpy
  let requests: KataRequests<KataPlayersWorkerSpy.Answer>
  let router: PlayersRouter

  let ann = Gather.Player(id: 7, name: "Ann")
  let lineUp = Gather.LineUp(
    a: [.init(id: 7, name: "Ann")], b: [.init(id: 3, name: "Ben"), .init(id: 9, name: "Ben")])

  /// A router whose destinations and navigator are spies.
  init() {
    let worker = KataPlayersWorkerSpy(log)
    navigator = KataGatherNavigatorSpy(log)
    requests = KataRequests(worker.gate)
    router = PlayersRouter(
      dataStore: store,
      destinations: KataGatherDestinationsSpy(log, worker: worker, census: census))
    router.navigator = navigator
  }

  @Test(.edge(20)) func `a route makes a screen, passes on what it needs, and pushes it`() {
    router.routeToDetails()
    router.routeToMatch()
    store.player = ann
    store.lineUp = lineUp
    router.navigator = nil
    router.routeToDetails()
    router.routeToAdd()
    router.routeToMatch()
    #expect(log.calls == [])

    router.navigator = navigator
    router.routeToDetails()
    router.routeToAdd()
    router.routeToMatch()

    #expect(
      log.calls == [
        .destinations(.makeDetails), .navigator(.push(.details(of: ann, reports: true))),
        .destinations(.makeAdd), .navigator(.push(.add)),
        .destinations(.makeMatch), .match(.setLineUp(lineUp)),
        .navigator(.push(.match(lineUp, reports: true))),
      ])
  }

  @Test(.edge(21)) func `a save and the end of a match are reported to the View`() async throws {
    let view = KataReturnSpy(log)
    let reports = KataRequests(view.gate)
    let (details, match) = try routeToBoth(reportingTo: view)

    details.name = "Anna"
    var returned: [String] = []
    let calls = try await log.calls {
      await requests.start { await details.save() }
      await requests.answer(with: .success([]))
      await reports.start {
        await match.onOver?()
        returned.append("onOver")
      }
      try #require(returned == [])
      await reports.answer(with: ())
    }

    #expect(returned == ["onOver"])
    let anna = Gather.Player(id: 7, name: "Anna")
    #expect(
      calls == [
        .worker(.savePlayer(anna)), .view(.playerSaved(anna)), .view(.matchIsOver),
      ])
  }

  @Test(.edge(22)) func `the screens don't keep the View, and report to nobody once it's gone`()
    async throws
  {
    var view: KataReturnSpy? = KataReturnSpy(log)
    let reports = KataRequests(try #require(view).gate)
    census.watch(view, as: "view")
    let (details, match) = try routeToBoth(reportingTo: try #require(view))

    view = nil
    #expect(census.alive() == ["details", "match"])
    let calls = await log.calls {
      details.onSaved?(.init(id: 7, name: "Anna"))
      await reports.start { await match.onOver?() }
      await reports.answer(with: ())
    }
    #expect(calls == [])
  }

  private func routeToBoth(
    reportingTo view: KataReturnSpy
  ) throws -> (PlayerDetails, any GatherMatchScreen) {
    router.view = view
    store.player = ann
    store.lineUp = lineUp
    router.routeToDetails()
    router.routeToMatch()
    return (
      try #require(navigator.screens.first as? PlayerDetails),
      try #require(navigator.screens.last as? any GatherMatchScreen)
    )
  }
}
