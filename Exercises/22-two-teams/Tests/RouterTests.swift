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

  @Test(.edge(21, 22))
  func `a save and the end of a match are reported to the View, which they don't keep`()
    async throws
  {
    var view: KataReturnSpy? = KataReturnSpy(log)
    let reports = KataRequests(try #require(view).gate)
    census.watch(view, as: "view")
    router.view = view
    store.player = ann
    store.lineUp = lineUp
    router.routeToDetails()
    router.routeToMatch()
    let count = log.calls.count
    let details = try #require(navigator.screens.first as? PlayerDetails)
    let match = try #require(navigator.screens.last as? any GatherMatchScreen)

    details.name = "Anna"
    await requests.start { await details.save() }
    await requests.answer(with: .success([]))
    var returned: [String] = []
    await reports.start {
      await match.onOver?()
      returned.append("onOver")
    }
    try #require(returned == [])
    await reports.answer(with: ())
    #expect(returned == ["onOver"])

    view = nil
    #expect(census.alive() == ["details", "match"])
    let anna = Gather.Player(id: 7, name: "Anna")
    details.onSaved?(anna)
    await reports.start { await match.onOver?() }
    await reports.answer(with: ())
    #expect(
      Array(log.calls.dropFirst(count)) == [
        .worker(.savePlayer(anna)), .view(.playerSaved(anna)), .view(.matchIsOver),
      ])
  }
}
