import GatherScene
import GatherSpies
import SpyKit
import Testing

@testable import Exercise22

@Test func play() async throws {
  try await KataPlayback.play(PlayersScenario.self) { scenario, recorder in
    switch scenario {
    case .interactor(let steps): await InteractorPlayer(recorder).play(steps)
    case .view(let steps): await ViewPlayer(recorder).play(steps)
    case .router(let steps): await RouterPlayer(recorder).play(steps)
    case .scene(let steps): await ScenePlayer(recorder).play(steps)
    }
  }
}

/// What other errors may be like.
nonisolated private enum ServiceFault: Error, Encodable {
  case offline
}

/// Starts requests, and names them by their numbers where they are answered.
private final class Callers<Answer: Sendable> {
  private let recorder: KataRecorder
  private let requests: KataRequests<Answer>
  /// For each request that was started, whether it loads the players.
  private var loads: [Bool] = []

  init(_ recorder: KataRecorder, _ gate: KataGate<Answer>) {
    self.recorder = recorder
    requests = KataRequests(gate)
  }

  var waiting: Int { requests.waiting.count }

  func start(
    _ words: String, loads: Bool = false, _ request: @escaping @MainActor () async -> Void
  ) async {
    self.loads.append(loads)
    let number = self.loads.count
    recorder.step("request \(number): \(words)")
    requests.begin { [recorder] in
      await request()
      recorder.message(to: "caller", "returned(request: \(number))")
    }
    await requests.settle()
  }

  /// A load is told with what it gets.
  func answer(
    _ place: Int, with answer: Answer, _ words: String, load players: [Gather.Player]? = nil
  ) async {
    let waiting = requests.waiting
    guard waiting.indices.contains(place) else { return }
    let name = waiting[place].map { "request \($0 + 1)" } ?? "a call of no request's"
    let isLoad = waiting[place].map { loads[$0] } ?? true
    let gets = players.flatMap { isLoad ? " with \(KataText.of($0))" : nil } ?? ""
    recorder.step("\(name) \(words)\(gets)")
    requests.release(place, with: answer)
    await requests.settle()
  }
}

/// Plays on an Interactor between spies.
private final class InteractorPlayer {
  private let recorder: KataRecorder
  private let interactor: PlayersInteractor
  private let callers: Callers<KataPlayersWorkerSpy.Answer>

  init(_ recorder: KataRecorder) {
    let log = KataGatherLog()
    let worker = KataPlayersWorkerSpy(log)
    let presenter = KataPlayersPresenterSpy(log)
    let interactor = PlayersInteractor(presenter: presenter, worker: worker)
    presenter.onStep = { [weak interactor] step in
      switch step {
      case .details: recorder.message(to: "store", "player: \(KataText.of(interactor?.player))")
      case .match: recorder.message(to: "store", "lineUp: \(KataText.of(interactor?.lineUp))")
      case .add: break
      }
    }
    (self.recorder, self.interactor) = (recorder, interactor)
    callers = Callers(recorder, worker.gate)
  }

  func play(_ steps: [PlayersScenario.Ask]) async {
    for step in steps { await play(step) }
    while callers.waiting > 0 { await play(.fail(place: 0, error: .plain)) }
  }

  private func play(_ step: PlayersScenario.Ask) async {
    switch step {
    case .load:
      await callers.start("load", loads: true) { [interactor] in
        await interactor.loadPlayers(.init())
      }
    case .delete(let id):
      await callers.start("delete player \(id)") { [interactor] in
        await interactor.deletePlayer(.init(id: id))
      }
    case .startOver:
      await callers.start("start over", loads: true) { [interactor] in
        await interactor.startOver(.init())
      }
    case .switchMode:
      recorder.step("switch the mode")
      interactor.switchMode(.init())
    case .pick(let id):
      recorder.step("pick player \(id)")
      interactor.pickPlayer(.init(id: id))
    case .replace(let item):
      recorder.step("player \(item.id) was saved as \(KataText.quoted(item.name))")
      interactor.replacePlayer(.init(player: item.player))
    case .proceed:
      recorder.step("proceed")
      interactor.proceed(.init())
    case .answer(let place, let items):
      let players = items.map(\.player)
      await callers.answer(place, with: .success(players), "is answered", load: players)
    case .fail(let place, let error):
      await callers.answer(
        place, with: .failure(error.error(like: ServiceFault.offline)),
        "fails with \(error.words(like: ServiceFault.offline))")
    }
  }
}

/// Plays on a View between spies.
private final class ViewPlayer {
  private let recorder: KataRecorder
  private let view: PlayersView
  private let callers: Callers<Void>
  private let screen: KataObserver

  init(_ recorder: KataRecorder) {
    let log = KataGatherLog()
    let interactor = KataPlayersInteractorSpy(log)
    view = PlayersView(interactor: interactor, router: KataPlayersRouterSpy(log))
    callers = Callers(recorder, interactor.gate)
    screen = onlooker(recorder, of: view)
    self.recorder = recorder
  }

  func play(_ steps: [PlayersScenario.Touch]) async {
    screen.look()
    for step in steps {
      await play(step)
      screen.look()
    }
    while callers.waiting > 0 {
      await play(.returns(place: 0))
      screen.look()
    }
  }

  private func play(_ step: PlayersScenario.Touch) async {
    switch step {
    case .load: await callers.start("load") { [view] in await view.load() }
    case .delete: await callers.start("delete") { [view] in await view.delete() }
    case .over: await callers.start("the match is over") { [view] in await view.matchIsOver() }
    case .returns(let place): await callers.answer(place, with: (), "has been handled")
    case .tap(let row): touch("tap row \(row)") { view.tap(row: row) }
    case .switchMode: touch("switch the mode") { view.switchMode() }
    case .proceed: touch("proceed") { view.proceed() }
    case .ask(let row): touch("ask to delete row \(row)") { view.askToDelete(row: row) }
    case .dismissQuestion: touch("dismiss the question") { view.dismissQuestion() }
    case .dismissAlert: touch("dismiss the alert") { view.dismissAlert() }
    case .details: touch("display the details") { view.displayDetails() }
    case .add: touch("display the form") { view.displayAdd() }
    case .match: touch("display the match") { view.displayMatch() }
    case .saved(let item):
      touch("\(KataText.of(item.player)) was saved") { view.playerSaved(item.player) }
    case .problem(let title):
      touch("display the problem \(KataText.quoted(title))") {
        view.displayProblem(.init(title: title, message: "m"))
      }
    case .list(let items):
      touch("display the list \(KataText.of(items.map(\.player)))") {
        view.displayPlayers(
          .init(
            rows: items.map { .init(id: $0.id, name: $0.name, team: "") }, modeTitle: "Select",
            canSwitch: items.count > 1, actionTitle: "Add player"))
      }
    }
  }

  private func touch(_ words: String, _ act: () -> Void) {
    recorder.step(words)
    act()
  }
}

/// Writes down what a View shows, and whether its readers were told of a change.
private func onlooker(_ recorder: KataRecorder, of view: PlayersView) -> KataObserver {
  let onlooker = KataObserver(recorder)
  onlooker.watch("players") { [weak view] in view?.players }
  onlooker.watch("question") { [weak view] in view?.question }
  onlooker.watch("alert") { [weak view] in view?.alert }
  return onlooker
}

/// Plays on a Router between spies.
private final class RouterPlayer {
  private let recorder: KataRecorder
  private let log = KataGatherLog()
  private let leakCheck = KataLeakCheck()
  private let store = KataPlayersDataStoreStub()
  private let router: PlayersRouter
  private let worker: KataPlayersWorkerSpy
  private let callers: Callers<Void>
  private var navigators: [KataGatherNavigatorSpy] = []
  private var view: KataReturnSpy?

  init(_ recorder: KataRecorder) {
    let view = KataReturnSpy(log)
    worker = KataPlayersWorkerSpy(log)
    callers = Callers(recorder, view.gate)
    router = PlayersRouter(
      dataStore: store,
      destinations: KataGatherDestinationsSpy(log, worker: worker, leakCheck: leakCheck)
    )
    router.view = view
    (self.recorder, self.view) = (recorder, view)
    leakCheck.watch(view, as: "view")
  }

  func play(_ steps: [PlayersScenario.Way]) async {
    for step in steps { await play(step) }
    while callers.waiting > 0 { await play(.returns(place: 0)) }
    await play(.viewGoes)
    await play(.navigatorGoes)
  }

  private var screens: [any GatherScreen] { navigators.flatMap(\.screens) }

  private func play(_ step: PlayersScenario.Way) async {
    switch step {
    case .player(let item):
      recorder.step("the data store's player is \(KataText.of(item?.player))")
      store.player = item?.player
    case .lineUp(let a, let b):
      let lineUp = Gather.LineUp(a: a.map(\.player), b: b.map(\.player))
      recorder.step("the data store's line-up is \(KataText.of(lineUp))")
      store.lineUp = lineUp
    case .details:
      recorder.step("route to the details")
      router.routeToDetails()
    case .add:
      recorder.step("route to the form")
      router.routeToAdd()
    case .match:
      recorder.step("route to the match")
      router.routeToMatch()
    case .navigatorComes:
      recorder.step("a navigator is set")
      navigators.append(KataGatherNavigatorSpy(log))
      leakCheck.watch(navigators.last, as: "navigator")
      router.navigator = navigators.last
    case .navigatorGoes:
      recorder.step("the navigators are let go, with their screens")
      navigators = []
      _ = leakCheck.alive()
    case .viewGoes:
      // A View that still handles the end of a match is held by it.
      guard callers.waiting == 0 else { return }
      recorder.step("the View is let go")
      view = nil
      _ = leakCheck.alive()
    case .reports(let place, let item):
      guard screens.indices.contains(place) else { return }
      await report(screens[place], place, item.player)
    case .returns(let place): await callers.answer(place, with: (), "has been handled")
    }
  }

  private func report(_ screen: any GatherScreen, _ place: Int, _ player: Gather.Player) async {
    switch screen {
    case let details as any GatherDetailsScreen:
      recorder.step("screen \(place) saves \(KataText.of(player))")
      details.onSaved?(player)
    case let match as any GatherMatchScreen:
      await callers.start("the match of screen \(place) is over") { [weak match] in
        await match?.onOver?()
      }
    default: break
    }
  }
}

/// Plays on a scene of the three parts.
private final class ScenePlayer {
  private let recorder: KataRecorder
  private let leakCheck = KataLeakCheck()
  private let worker: KataPlayersWorkerSpy
  private let navigator: KataGatherNavigatorSpy
  private let callers: Callers<KataPlayersWorkerSpy.Answer>
  private let screen: KataObserver
  private var view: PlayersView?

  init(_ recorder: KataRecorder) {
    let log = KataGatherLog()
    worker = KataPlayersWorkerSpy(log)
    navigator = KataGatherNavigatorSpy(log)
    callers = Callers(recorder, worker.gate)
    let presenter = PlayersPresenter()
    let interactor = PlayersInteractor(presenter: presenter, worker: worker)
    let router = PlayersRouter(
      dataStore: interactor, destinations: KataGatherDestinationsSpy(log, worker: worker))
    let view = PlayersView(interactor: interactor, router: router)
    (presenter.view, router.view, router.navigator) = (view, view, navigator)
    leakCheck.watch(presenter, as: "presenter")
    leakCheck.watch(interactor, as: "interactor")
    leakCheck.watch(router, as: "router")
    leakCheck.watch(view, as: "view")
    screen = onlooker(recorder, of: view)
    (self.recorder, self.view) = (recorder, view)
  }

  func play(_ steps: [PlayersScenario.Act]) async {
    screen.look()
    for step in steps {
      await play(step)
      screen.look()
    }
    while callers.waiting > 0 { await play(.fail(place: 0)) }
    recorder.step("the list is let go; the other screens stay")
    view = nil
    _ = leakCheck.alive()
    for place in navigator.screens.indices { await play(.reports(place: place, name: "Zoe")) }
    while callers.waiting > 0 { await play(.answer(place: 0, players: [])) }
  }

  private func play(_ step: PlayersScenario.Act) async {
    switch step {
    case .load: await callers.start("load", loads: true) { [weak view] in await view?.load() }
    case .delete: await callers.start("delete") { [weak view] in await view?.delete() }
    case .tap(let row):
      recorder.step("tap row \(row)")
      view?.tap(row: row)
    case .switchMode:
      recorder.step("switch the mode")
      view?.switchMode()
    case .proceed:
      recorder.step("proceed")
      view?.proceed()
    case .ask(let row):
      recorder.step("ask to delete row \(row)")
      view?.askToDelete(row: row)
    case .answer(let place, let items):
      let players = items.map(\.player)
      await callers.answer(place, with: .success(players), "is answered", load: players)
    case .fail(let place):
      await callers.answer(place, with: .failure(KataOddError("offline")), "fails")
    case .reports(let place, let name):
      guard navigator.screens.indices.contains(place) else { return }
      await report(navigator.screens[place], place, name)
    }
  }

  private func report(_ screen: any GatherScreen, _ place: Int, _ name: String) async {
    switch screen {
    case let details as PlayerDetails:
      details.name = name
      await callers.start("screen \(place) saves \(KataText.quoted(name))") { await details.save() }
    case let match as any GatherMatchScreen:
      await callers.start("the match of screen \(place) is over", loads: true) {
        await match.onOver?()
      }
    default: break
    }
  }
}
