import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

/// The parts of 22 with the scene's own Presenter and details, from the first load to the next match.
@Suite struct GatherSceneTests {
  let log = KataGatherLog()
  let navigator: KataGatherNavigatorSpy
  let worker: KataPlayersWorkerSpy
  let requests: KataRequests<KataPlayersWorkerSpy.Answer>
  let view: PlayersView
  let players = ["Ann", "Ben", "Carla", "Dan"].enumerated().map {
    Gather.Player(id: 10 + $0, name: $1)
  }

  init() {
    worker = KataPlayersWorkerSpy(log)
    navigator = KataGatherNavigatorSpy(log)
    requests = KataRequests(worker.gate)
    let presenter = PlayersPresenter()
    let interactor = PlayersInteractor(presenter: presenter, worker: worker)
    let router = PlayersRouter(
      dataStore: interactor, destinations: KataGatherDestinationsSpy(log, worker: worker))
    view = PlayersView(interactor: interactor, router: router)
    (presenter.view, router.view, router.navigator) = (view, view, navigator)
  }

  private var names: [String] { view.players?.rows.map(\.name) ?? [] }

  @Test func `an evening: one is deleted, one renamed, and the teams play`() async throws {
    await requests.start { [view] in await view.load() }
    await requests.answer(with: .success(players))
    #expect(view.players?.modeTitle == "Select")
    #expect(view.players?.actionTitle == "Add player")

    view.askToDelete(row: 1)
    await requests.start { [view] in await view.load() }
    await requests.answer(with: .success(players.reversed()))
    await requests.start { [view] in await view.delete() }
    #expect(names == ["Dan", "Carla", "Ben", "Ann"])
    view.tap(row: 0)
    let details = try #require(navigator.screens.last as? PlayerDetails)
    details.name = "Daniel"
    await requests.answer(with: .success([]))
    await requests.start { await details.save() }
    await requests.answer(with: .success([]))
    #expect(names == ["Daniel", "Carla", "Ann"])

    view.switchMode()
    view.tap(row: 2)
    view.proceed()
    #expect(view.alert?.title == "Team B is empty")
    for row in [0, 0, 1] { view.tap(row: row) }
    #expect(view.players?.rows.map(\.team) == ["Team B", "Team A", "Team A"])
    view.proceed()
    let match = try #require(navigator.screens.last as? any GatherMatchScreen)
    #expect(match.dataStore.lineUp?.a.map(\.name) == ["Carla", "Ann"])
    #expect(match.dataStore.lineUp?.b.map(\.name) == ["Daniel"])

    await requests.start { await match.onOver?() }
    await requests.answer(with: .failure(KataOddError("offline")))
    #expect(view.players?.rows.map(\.team) == ["", "", ""])
    #expect(view.players?.modeTitle == "Select")
    #expect(view.alert?.title == "No players loaded")
  }
}
