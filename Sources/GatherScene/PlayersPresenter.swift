/// Puts the list, and what did not work, into words.
@MainActor package final class PlayersPresenter: GatherPlayersPresentationLogic {
  package weak var view: (any GatherPlayersDisplayLogic)?

  package init() {}

  package func presentPlayers(_ response: Gather.Players.Response) {
    view?.displayPlayers(
      .init(
        rows: response.members.map {
          .init(id: $0.player.id, name: $0.player.name, team: $0.team.map(title) ?? "")
        },
        modeTitle: response.isChoosing ? "Cancel" : "Select", canSwitch: response.canSwitch,
        actionTitle: response.isChoosing ? "Confirm players" : "Add player"))
  }

  package func presentProblem(_ problem: Gather.Players.Problem) {
    let viewModel: Gather.Players.ViewModel.Problem =
      switch problem {
      case .notLoaded: .init(title: "No players loaded", message: "Try again later.")
      case .notDeleted: .init(title: "Not deleted", message: "Look at the list, and try again.")
      case .emptyTeam(let team):
        .init(title: "\(title(of: team)) is empty", message: "Tap a player to choose a team.")
      }
    view?.displayProblem(viewModel)
  }

  package func presentStep(_ step: Gather.Players.Step) {
    switch step {
    case .details: view?.displayDetails()
    case .add: view?.displayAdd()
    case .match: view?.displayMatch()
    }
  }

  private func title(of team: Gather.Team) -> String {
    switch team {
    case .a: "Team A"
    case .b: "Team B"
    }
  }
}
