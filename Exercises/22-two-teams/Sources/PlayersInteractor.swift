import GatherScene

/// Keeps the list of players and who is in which team.
final class PlayersInteractor: GatherPlayersBusinessLogic, GatherPlayersDataStore {
  private(set) var player: Gather.Player?
  private(set) var lineUp: Gather.LineUp?

  private let presenter: any GatherPlayersPresentationLogic
  private let worker: any GatherPlayersWorkerLogic
  private var players: [Gather.Player] = []

  init(presenter: any GatherPlayersPresentationLogic, worker: any GatherPlayersWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  // Your task: who may have come, gone or changed while each of these waits?

  func loadPlayers(_ request: Gather.Players.Load.Request) async {
    players = (try? await worker.fetchPlayers()) ?? []
    presenter.presentPlayers(
      .init(
        members: players.map { .init(player: $0, team: nil) }, isChoosing: false, canSwitch: false))
  }

  func switchMode(_ request: Gather.Players.SwitchMode.Request) {}

  func pickPlayer(_ request: Gather.Players.Pick.Request) {}

  func deletePlayer(_ request: Gather.Players.Delete.Request) async {}

  func replacePlayer(_ request: Gather.Players.Replace.Request) {}

  func proceed(_ request: Gather.Players.Proceed.Request) {}

  func startOver(_ request: Gather.Players.StartOver.Request) async {}
}
