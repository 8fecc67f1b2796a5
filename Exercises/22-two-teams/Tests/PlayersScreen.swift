import GatherScene
import GatherSpies
import SpyKit

@testable import Exercise22

/// A View between spies that write into one log; what waits for the Interactor is held.
struct PlayersScreen {
  let log = KataGatherLog()
  let view: PlayersView

  private let requests: KataRequests<Void>

  /// All that a user sees.
  struct Content: Equatable {
    var players: Gather.Players.ViewModel?
    var question: Gather.Players.ViewModel.Row?
    var alert: Gather.Players.ViewModel.Problem?
  }

  init() {
    let interactor = KataPlayersInteractorSpy(log)
    view = PlayersView(interactor: interactor, router: KataPlayersRouterSpy(log))
    requests = KataRequests(interactor.gate)
  }

  var content: Content { .init(players: view.players, question: view.question, alert: view.alert) }

  /// The messages that arrive while a closure runs.
  func calls(during act: @MainActor () async -> Void) async -> [KataGatherCall] {
    await log.calls(during: act)
  }

  /// Displays rows, each given by the player's id and name.
  func display(_ rows: (Int, String)...) {
    view.displayPlayers(.init(rows.map { .init(id: $0, name: $1, team: "") }))
  }

  /// Displays a list, an alert and a question about the first row.
  func fill() -> Content {
    display((7, "Ann"), (3, "Ben"))
    view.displayProblem(.init(title: "a", message: "b"))
    view.askToDelete(row: 0)
    return content
  }

  /// Begins a request in a new task, and waits until it asks the Interactor.
  func begin(_ request: @escaping @MainActor () async -> Void) async {
    await requests.start(request)
  }

  /// Lets the Interactor return from the oldest request.
  func finish() async { await requests.answer(with: ()) }
}

extension Gather.Players.ViewModel {
  init(_ rows: [Row]) {
    self.init(rows: rows, modeTitle: "Select", canSwitch: true, actionTitle: "Add player")
  }
}

extension KataGatherCall {
  static func pick(_ id: Int) -> Self { .interactor(.pickPlayer(.init(id: id))) }
  static func delete(_ id: Int) -> Self { .interactor(.deletePlayer(.init(id: id))) }
}
