import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

/// Your three parts as one scene, with the scene's Presenter.
@Suite(.flow) struct WholeSceneTests {
  let log = KataGatherLog()
  let leakCheck = KataLeakCheck()
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
      destinations: KataGatherDestinationsSpy(log, worker: worker, leakCheck: leakCheck))
    let view = PlayersView(interactor: interactor, router: router)
    (presenter.view, router.view, router.navigator) = (view, view, navigator)
    leakCheck.watch(presenter, as: "presenter")
    leakCheck.watch(interactor, as: "interactor")
    leakCheck.watch(router, as: "router")
    leakCheck.watch(view, as: "view")
    return view
  }

  /// Answers a load with players whose ids count from 0.
  private func answer(with names: String...) async {
    let players = names.enumerated().map { Gather.Player(id: $0, name: $1) }
    await requests.answer(with: .success(players))
  }

  private func load(into view: PlayersView) async {
    await requests.start { await view.load() }
    await answer(with: "Ann", "Ben")
  }

  /// Puts row 0 into team a, row 1 into team b, and starts their match.
  private func startMatch(in view: PlayersView) throws -> any GatherMatchScreen {
    view.switchMode()
    view.tap(row: 0)
    view.tap(row: 1)
    view.tap(row: 1)
    view.proceed()
    return try #require(navigator.screens.last as? any GatherMatchScreen)
  }

  /// Opens the details, the form and the match.
  private func openAll(from view: PlayersView) async throws {
    await load(into: view)
    view.tap(row: 0)
    view.proceed()
    _ = try startMatch(in: view)
    try #require(
      leakCheck.living
        == ["details", "form", "interactor", "match", "presenter", "router", "view"])
  }

  // There and back.

  @Test(.tags(.edge15, .edge17, .edge20))
  func `from the list to a match of the teams that were tapped`()
    async throws
  {
    let view = makeScene()
    await load(into: view)
    let match = try startMatch(in: view)

    #expect(
      match.dataStore.lineUp
        == .init(a: [.init(id: 0, name: "Ann")], b: [.init(id: 1, name: "Ben")]))
  }

  @Test(.tags(.edge16, .edge21)) func `from a match to a list without mode and teams`() async throws
  {
    let view = makeScene()
    await load(into: view)
    let match = try startMatch(in: view)
    await requests.start { await match.onOver?() }

    #expect(
      view.players
        == .init(
          rows: [.init(id: 0, name: "Ann", team: ""), .init(id: 1, name: "Ben", team: "")],
          modeTitle: "Select", canSwitch: true, actionTitle: "Add player"))
  }

  @Test(.tags(.edge16, .edge21)) func `from a match to the players of the next load`() async throws
  {
    let view = makeScene()
    await load(into: view)
    let match = try startMatch(in: view)
    await requests.start { await match.onOver?() }
    await answer(with: "Ann", "Ben", "Dan")

    #expect(view.players?.rows.map(\.name) == ["Ann", "Ben", "Dan"])
  }

  @Test(.tags(.edge7, .edge11, .edge20, .edge21)) func `what is saved reaches the list`()
    async throws
  {
    let view = makeScene()
    await load(into: view)
    view.tap(row: 1)
    let details = try #require(navigator.screens.last as? PlayerDetails)
    details.name = "Bob"
    await requests.start { await details.save() }
    await requests.answer(with: .success([]))

    #expect(view.players?.rows.map(\.name) == ["Ann", "Bob"])
  }

  // Who keeps whom alive.

  @Test(.tags(.edge22)) func `the other screens keep no part of the list alive`() async throws {
    var view: PlayersView? = makeScene()
    if let view { try await openAll(from: view) }

    view = nil
    #expect(leakCheck.alive() == ["details", "form", "match"])
  }

  @Test(.tags(.edge22)) func `the list keeps none of the other screens alive`() async throws {
    let view = makeScene()
    try await openAll(from: view)

    navigator.popAll()
    #expect(leakCheck.alive() == ["interactor", "presenter", "router", "view"])
    withExtendedLifetime(view) {}
  }

  @Test(.tags(.edge22)) func `once the list is freed, a save is reported to nobody`() async throws {
    var view: PlayersView? = makeScene()
    if let view { try await openAll(from: view) }
    let details = try #require(navigator.screens.first as? any GatherDetailsScreen)

    view = nil
    let calls = await log.calls { details.onSaved?(.init(id: 0, name: "Anna")) }
    #expect(calls == [])
  }

  @Test(.tags(.edge22)) func `once the list is freed, the end of a match is reported to nobody`()
    async throws
  {
    var view: PlayersView? = makeScene()
    if let view { try await openAll(from: view) }
    let match = try #require(navigator.screens.last as? any GatherMatchScreen)

    view = nil
    let calls = await log.calls { await requests.start { await match.onOver?() } }
    #expect(calls == [])
  }
}
