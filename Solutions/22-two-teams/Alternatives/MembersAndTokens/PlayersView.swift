import GatherScene
import Observation

/// Shows the list, and sends for a tap on a row the id of its player.
@Observable
final class PlayersView: GatherPlayersDisplayLogic, GatherReturnDisplayLogic {
  private(set) var players: Gather.Players.ViewModel?
  private(set) var question: Gather.Players.ViewModel.Row?
  private(set) var alert: Gather.Players.ViewModel.Problem?

  private let interactor: any GatherPlayersBusinessLogic
  private let router: any GatherPlayersRoutingLogic

  init(interactor: any GatherPlayersBusinessLogic, router: any GatherPlayersRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  func load() async { await interactor.loadPlayers(.init()) }

  func tap(row: Int) {
    with(row) { interactor.pickPlayer(.init(id: $0.id)) }
  }

  func switchMode() { interactor.switchMode(.init()) }

  func proceed() { interactor.proceed(.init()) }

  func askToDelete(row: Int) {
    with(row) { question = $0 }
  }

  func delete() async {
    let asked = question
    dismissQuestion()
    if let asked { await interactor.deletePlayer(.init(id: asked.id)) }
  }

  func dismissQuestion() { question = nil }

  func dismissAlert() { alert = nil }

  func displayPlayers(_ viewModel: Gather.Players.ViewModel) { players = viewModel }

  func displayProblem(_ viewModel: Gather.Players.ViewModel.Problem) { alert = viewModel }

  func displayDetails() { router.routeToDetails() }

  func displayAdd() { router.routeToAdd() }

  func displayMatch() { router.routeToMatch() }

  func playerSaved(_ player: Gather.Player) { interactor.replacePlayer(.init(player: player)) }

  func matchIsOver() async { await interactor.startOver(.init()) }

  private func with(_ number: Int, _ act: (Gather.Players.ViewModel.Row) -> Void) {
    for (place, row) in (players?.rows ?? []).enumerated() where place == number { act(row) }
  }
}
