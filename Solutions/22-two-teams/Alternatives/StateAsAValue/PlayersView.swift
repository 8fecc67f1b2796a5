import GatherScene
import Observation

/// Shows the list, and sends for a tap on a row the id of its player.
@Observable
final class PlayersView: GatherPlayersDisplayLogic, GatherReturnDisplayLogic {
  var players: Gather.Players.ViewModel? { shown.players }
  var question: Gather.Players.ViewModel.Row? { shown.question }
  var alert: Gather.Players.ViewModel.Problem? { shown.alert }

  private var shown = Shown()
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
    if let row = shown[row] { interactor.pickPlayer(.init(id: row.id)) }
  }

  func switchMode() {
    interactor.switchMode(.init())
  }

  func proceed() {
    interactor.proceed(.init())
  }

  func askToDelete(row: Int) {
    shown.question = shown[row] ?? shown.question
  }

  func delete() async {
    guard let id = shown.takeQuestion()?.id else { return }
    await interactor.deletePlayer(.init(id: id))
  }

  func dismissQuestion() {
    _ = shown.takeQuestion()
  }

  func dismissAlert() {
    shown.alert = nil
  }

  func displayPlayers(_ viewModel: Gather.Players.ViewModel) {
    shown.players = viewModel
  }

  func displayProblem(_ viewModel: Gather.Players.ViewModel.Problem) {
    shown.alert = viewModel
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
}

/// All that is on the screen.
nonisolated private struct Shown {
  var players: Gather.Players.ViewModel?
  var question: Gather.Players.ViewModel.Row?
  var alert: Gather.Players.ViewModel.Problem?

  subscript(row: Int) -> Gather.Players.ViewModel.Row? {
    guard row >= 0 else { return nil }
    return players?.rows.dropFirst(row).first
  }

  mutating func takeQuestion() -> Gather.Players.ViewModel.Row? {
    defer { question = nil }
    return question
  }
}
