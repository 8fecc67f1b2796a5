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

  // Your task: of whom is each tap, and what does each of these ask, show or pass on?

  func load() async {}
  func tap(row: Int) {}
  func switchMode() {}
  func proceed() {}
  func askToDelete(row: Int) {}
  func delete() async {}
  func dismissQuestion() {}
  func dismissAlert() {}

  func displayPlayers(_ viewModel: Gather.Players.ViewModel) {}
  func displayProblem(_ viewModel: Gather.Players.ViewModel.Problem) {}
  func displayDetails() {}
  func displayAdd() {}
  func displayMatch() {}

  func playerSaved(_ player: Gather.Player) {}
  func matchIsOver() async {}
}
