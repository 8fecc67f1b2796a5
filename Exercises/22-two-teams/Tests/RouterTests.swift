import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

@Suite(.flow) struct RouterTests {
  let log = KataGatherLog()
  let leakCheck = KataLeakCheck()
  let store = KataPlayersDataStoreStub()
  let navigator: KataGatherNavigatorSpy
  let view: KataReturnSpy
  let router: PlayersRouter
  let saves: KataRequests<KataPlayersWorkerSpy.Answer>
  let reports: KataRequests<Void>

  let ann = Gather.Player(id: 7, name: "Ann")
  let anna = Gather.Player(id: 7, name: "Anna")
  let lineUp = Gather.LineUp(
    a: [.init(id: 7, name: "Ann")], b: [.init(id: 3, name: "Ben"), .init(id: 9, name: "Ben")])

  /// A router whose destinations and navigator are spies, and which has all to pass on.
  init() {
    let worker = KataPlayersWorkerSpy(log)
    navigator = KataGatherNavigatorSpy(log)
    view = KataReturnSpy(log)
    router = PlayersRouter(
      dataStore: store,
      destinations: KataGatherDestinationsSpy(log, worker: worker, leakCheck: leakCheck))
    saves = KataRequests(worker.gate)
    reports = KataRequests(view.gate)
    (router.navigator, router.view) = (navigator, view)
    (store.player, store.lineUp) = (ann, lineUp)
  }

  private func openDetails() throws -> PlayerDetails {
    router.routeToDetails()
    return try #require(navigator.screens.last as? PlayerDetails)
  }

  private func openMatch() throws -> any GatherMatchScreen {
    router.routeToMatch()
    return try #require(navigator.screens.last as? any GatherMatchScreen)
  }

  // Routes.

  @Test(.tags(.edge20)) func `the details are made, get player and report, and are pushed`() async {
    let calls = await log.calls { router.routeToDetails() }

    #expect(
      calls == [.destinations(.makeDetails), .navigator(.push(.details(of: ann, reports: true)))])
  }

  @Test(.tags(.edge20)) func `the form is made and pushed`() async {
    let calls = await log.calls { router.routeToAdd() }

    #expect(calls == [.destinations(.makeAdd), .navigator(.push(.add))])
  }

  @Test(.tags(.edge20)) func `the match is made, gets line-up and report, and is pushed`() async {
    let calls = await log.calls { router.routeToMatch() }

    #expect(
      calls == [
        .destinations(.makeMatch), .match(.setLineUp(lineUp)),
        .navigator(.push(.match(lineUp, reports: true))),
      ])
  }

  @Test(.tags(.edge20)) func `without a player, no details are made`() async {
    store.player = nil

    let calls = await log.calls { router.routeToDetails() }
    #expect(calls == [])
  }

  @Test(.tags(.edge20)) func `without a line-up, no match is made`() async {
    store.lineUp = nil

    let calls = await log.calls { router.routeToMatch() }
    #expect(calls == [])
  }

  @Test(.tags(.edge20)) func `without a navigator, no screen is made`() async {
    router.navigator = nil

    let calls = await log.calls {
      router.routeToDetails()
      router.routeToAdd()
      router.routeToMatch()
    }
    #expect(calls == [])
  }

  // Reports.

  @Test(.tags(.edge21)) func `a save is reported to the View`() async throws {
    let details = try openDetails()
    details.name = "Anna"
    await saves.start { await details.save() }

    let calls = await log.calls { await saves.answer(with: .success([])) }
    #expect(calls == [.view(.playerSaved(anna))])
  }

  @Test(.tags(.edge21)) func `the end of a match is reported to the View`() async throws {
    let match = try openMatch()

    let calls = await log.calls { await reports.start { await match.onOver?() } }
    #expect(calls == [.view(.matchIsOver)])
  }

  @Test(.tags(.edge21)) func `onOver returns after the View`() async throws {
    let match = try openMatch()
    var returned: [String] = []
    await reports.start {
      await match.onOver?()
      returned.append("onOver")
    }
    returned.append("view")
    await reports.answer(with: ())

    #expect(returned == ["view", "onOver"])
  }

  // A View that is freed while other screens are still open.

  @Test(.tags(.edge22)) func `details and match keep no View alive`() throws {
    var view: KataReturnSpy? = KataReturnSpy(log)
    leakCheck.watch(view, as: "view")
    router.view = view
    _ = try openDetails()
    _ = try openMatch()

    view = nil
    #expect(leakCheck.alive() == ["details", "match"])
  }

  @Test(.tags(.edge22)) func `once the View is freed, a save is reported to nobody`() async throws {
    var view: KataReturnSpy? = KataReturnSpy(log)
    router.view = view
    let details = try openDetails()

    view = nil
    let calls = await log.calls { details.onSaved?(anna) }
    #expect(calls == [])
  }

  @Test(.tags(.edge22)) func `once the View is freed, the end of a match is reported to nobody`()
    async throws
  {
    var view: KataReturnSpy? = KataReturnSpy(log)
    let reports = KataRequests(try #require(view).gate)
    router.view = view
    let match = try openMatch()

    view = nil
    let calls = await log.calls { await reports.start { await match.onOver?() } }
    #expect(calls == [])
  }
}
