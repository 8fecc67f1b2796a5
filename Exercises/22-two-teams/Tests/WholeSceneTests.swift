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

  @Test(.edge(7, 11, 20, 21)) func `what is saved reaches the list`() async throws {
    let view = makeScene()
    await requests.start { await view.load() }
    await load("Ann", "Ben", "Ben")
    view.tap(row: 2)
    let details = try #require(navigator.screens.last as? PlayerDetails)
    details.name = "Bob"
    await requests.start { await details.save() }
    await requests.answer(with: .success([]))

    #expect(view.players?.rows.map(\.name) == ["Ann", "Ben", "Bob"])
  }

  @Test(.edge(22)) func `the list and the other screens don't keep each other alive`() async throws
  {
    var view: PlayersView? = makeScene()
    try await visitAll(from: view)
    view = nil
    #expect(census.alive() == ["details", "form", "match"])
    let calls = await log.calls {
      for screen in navigator.screens {
        (screen as? any GatherDetailsScreen)?.onSaved?(.init(id: 0, name: "Anna"))
        await requests.start { await (screen as? any GatherMatchScreen)?.onOver?() }
      }
    }
    #expect(calls == [])

    navigator.popAll()
    view = makeScene()
    try await visitAll(from: view)
    navigator.popAll()
    #expect(census.alive() == ["interactor", "presenter", "router", "view"])
  }

  /// Opens the details, the form and the match.
  private func visitAll(from view: PlayersView?) async throws {
    await requests.start { await view?.load() }
    await load("Ann", "Ben")
    view?.tap(row: 0)
    view?.proceed()
    view?.switchMode()
    for row in [0, 1, 1] { view?.tap(row: row) }
    view?.proceed()
    try #require(navigator.screens.count == 3)
  }
}
