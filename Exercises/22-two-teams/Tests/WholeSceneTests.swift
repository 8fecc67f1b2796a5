import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

/// Your three parts as one scene, with the scene's Presenter.
@Suite(.flow) struct WholeSceneTests {
  let log = KataGatherLog()
  let census = KataCensus()
  let navigator: KataGatherNavigatorSpy
  let worker: KataPlayersWorkerSpy
  let requests: KataRequests<KataPlayersWorkerSpy.Answer>

  init() {
    worker = KataPlayersWorkerSpy(log)
    navigator = KataGatherNavigatorSpy(log)
    requests = KataRequests(worker.gate)
  }

  private func makeScene() -> PlayersView {
    let presenter = PlayersPresenter()
    let interactor = PlayersInteractor(presenter: presenter, worker: worker)
    let router = PlayersRouter(
      dataStore: interactor,
      destinations: KataGatherDestinationsSpy(log, worker: worker, census: census))
    let view = PlayersView(interactor: interactor, router: router)
    (presenter.view, router.view, router.navigator) = (view, view, navigator)
    census.watch(presenter, as: "presenter")
    census.watch(interactor, as: "interactor")
    census.watch(router, as: "router")
    census.watch(view, as: "view")
    return view
  }

  private func load(_ names: String...) async {
    let players = names.enumerated().map { Gather.Player(id: $0, name: $1) }
    await requests.answer(with: .success(players))
  }

  @Test(.edge(15, 16, 17, 20, 21)) func `from the list to a match, and back`() async throws {
    let view = makeScene()
    await requests.start { await view.load() }
    await load("Ann", "Ben")
    view.switchMode()
    for row in [0, 1, 1] { view.tap(row: row) }
    #expect(view.players?.rows.map(\.team) == ["Team A", "Team B"])
    view.proceed()
    let match = try #require(navigator.screens.last as? any GatherMatchScreen)
    #expect(
      match.dataStore.lineUp
        == .init(a: [.init(id: 0, name: "Ann")], b: [.init(id: 1, name: "Ben")]))

    await requests.start { await match.onOver?() }
    #expect(view.players?.rows.map(\.team) == ["", ""])
    #expect(view.players?.modeTitle == "Select")
    await load("Ann", "Ben", "Dan")
    #expect(view.players?.rows.map(\.name) == ["Ann", "Ben", "Dan"])
  }

  @Test(.edge(7, 21, 22)) func `what is saved reaches the list, as long as there is one`()
    async throws
  {
    var view: PlayersView? = makeScene()
    await requests.start { [weak view] in await view?.load() }
    await load("Ann", "Ben", "Ben")
    view?.tap(row: 2)
    var details = navigator.screens.last as? PlayerDetails
    try #require(details != nil)
    details?.name = "Bob"
    await requests.start { [weak details] in await details?.save() }
    await requests.answer(with: .success([]))
    #expect(view?.players?.rows.map(\.name) == ["Ann", "Ben", "Bob"])

    view = nil
    #expect(census.alive() == ["details"])
    let count = log.calls.count
    details?.onSaved?(.init(id: 0, name: "Anna"))
    #expect(log.calls.count == count)

    view = makeScene()
    await requests.start { [weak view] in await view?.load() }
    await load("Ann")
    view?.tap(row: 0)
    details = nil
    navigator.popAll()
    #expect(census.alive() == ["interactor", "presenter", "router", "view"])
  }
}
