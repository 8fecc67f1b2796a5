import GatherScene
import PlayKit

extension Noted: GatherPlayersBusinessLogic where Part == any GatherPlayersBusinessLogic {
  package func loadPlayers(_ request: Gather.Players.Load.Request) async {
    await pass("loadPlayers") { await $0.loadPlayers(request) }
  }

  package func switchMode(_ request: Gather.Players.SwitchMode.Request) {
    pass("switchMode") { $0.switchMode(request) }
  }

  package func pickPlayer(_ request: Gather.Players.Pick.Request) {
    pass("pickPlayer", request) { $0.pickPlayer(request) }
  }

  package func deletePlayer(_ request: Gather.Players.Delete.Request) async {
    await pass("deletePlayer", request) { await $0.deletePlayer(request) }
  }

  package func replacePlayer(_ request: Gather.Players.Replace.Request) {
    pass("replacePlayer", request) { $0.replacePlayer(request) }
  }

  package func proceed(_ request: Gather.Players.Proceed.Request) {
    pass("proceed") { $0.proceed(request) }
  }

  package func startOver(_ request: Gather.Players.StartOver.Request) async {
    await pass("startOver") { await $0.startOver(request) }
  }
}

extension Noted: GatherPlayersPresentationLogic where Part == any GatherPlayersPresentationLogic {
  package func presentPlayers(_ response: Gather.Players.Response) {
    pass("presentPlayers", response) { $0.presentPlayers(response) }
  }

  package func presentProblem(_ problem: Gather.Players.Problem) {
    pass("presentProblem", problem) { $0.presentProblem(problem) }
  }

  package func presentStep(_ step: Gather.Players.Step) {
    pass("presentStep", step) { $0.presentStep(step) }
  }
}

extension Noted: GatherPlayersDisplayLogic where Part == any GatherPlayersDisplayLogic {
  package func displayPlayers(_ viewModel: Gather.Players.ViewModel) {
    pass("displayPlayers", viewModel) { $0.displayPlayers(viewModel) }
  }

  package func displayProblem(_ viewModel: Gather.Players.ViewModel.Problem) {
    pass("displayProblem", viewModel) { $0.displayProblem(viewModel) }
  }

  package func displayDetails() { pass("displayDetails") { $0.displayDetails() } }
  package func displayAdd() { pass("displayAdd") { $0.displayAdd() } }
  package func displayMatch() { pass("displayMatch") { $0.displayMatch() } }
}

extension Noted: GatherPlayersRoutingLogic where Part == any GatherPlayersRoutingLogic {
  package func routeToDetails() { pass("routeToDetails") { $0.routeToDetails() } }
  package func routeToAdd() { pass("routeToAdd") { $0.routeToAdd() } }
  package func routeToMatch() { pass("routeToMatch") { $0.routeToMatch() } }
}

extension Noted: GatherReturnDisplayLogic where Part == any GatherReturnDisplayLogic {
  package func playerSaved(_ player: Gather.Player) {
    pass("playerSaved", player) { $0.playerSaved(player) }
  }

  package func matchIsOver() async { await pass("matchIsOver") { await $0.matchIsOver() } }
}
