import GatherScene
import Observation

/// Shows the list, and sends for a tap on a row the id of its player.
@Observable
final class PlayersView: GatherPlayersDisplayLogic, GatherReturnDisplayLogic {
  /// The ViewModel displayed last; nil before the first.
  private(set) var players: Gather.Players.ViewModel?
  /// The row for which the user is asked whether its player should be deleted.
  private(set) var question: Gather.Players.ViewModel.Row?
  private(set) var alert: Gather.Players.ViewModel.Problem?

  private let interactor: any GatherPlayersBusinessLogic
  private let router: any GatherPlayersRoutingLogic

  init(interactor: any GatherPlayersBusinessLogic, router: any GatherPlayersRoutingLogic) {
    self.interactor = interactor
    self.router = router
  }

  func load() async {
    await interactor.loadPlayers(.init())
  }

  func tap(row: Int) {
    guard let row = shown(row) else { return }
    interactor.pickPlayer(.init(id: row.id))
  }

  func switchMode() {
    interactor.switchMode(.init())
  }

  func proceed() {
    interactor.proceed(.init())
  }

  func askToDelete(row: Int) {
    guard let row = shown(row) else { return }
    question = row
  }

  func delete() async {
    guard let row = question else { return }
    question = nil
    await interactor.deletePlayer(.init(id: row.id))
  }

  func dismissQuestion() {
    question = nil
  }

  func dismissAlert() {
    alert = nil
  }

  func displayPlayers(_ viewModel: Gather.Players.ViewModel) {
    players = viewModel
  }

  func displayProblem(_ viewModel: Gather.Players.ViewModel.Problem) {
    alert = viewModel
  }

  func displayDetails() {
    router.routeToDetails()
  }

  func displayAdd() {
    router.routeToAdd()
  }

  func displayMatch() {
    router.routeToMatch()
  }

  func playerSaved(_ player: Gather.Player) {
    interactor.replacePlayer(.init(player: player))
  }

  func matchIsOver() async {
    await interactor.startOver(.init())
  }

  private func shown(_ row: Int) -> Gather.Players.ViewModel.Row? {
    guard let rows = players?.rows, rows.indices.contains(row) else { return nil }
    return rows[row]
  }
}
