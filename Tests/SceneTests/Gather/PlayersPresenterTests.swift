import GatherScene
import GatherSpies
import Testing

/// The words of the scene's own Presenter.
@Suite struct PlayersPresenterTests {
  private final class Screen: GatherPlayersDisplayLogic {
    var list: Gather.Players.ViewModel?
    var titles: [String] = []

    func displayPlayers(_ viewModel: Gather.Players.ViewModel) { list = viewModel }
    func displayProblem(_ viewModel: Gather.Players.ViewModel.Problem) {
      titles.append(viewModel.title)
    }
    func displayDetails() { titles.append("details") }
    func displayAdd() { titles.append("add") }
    func displayMatch() { titles.append("match") }
  }

  private let screen = Screen()
  private let presenter = PlayersPresenter()

  init() {
    presenter.view = screen
  }

  @Test func `rows bear ids and teams, and the buttons what they do`() {
    let ann = Gather.Player(id: 7, name: "Ann")
    presenter.presentPlayers(
      .init(members: [.init(player: ann, team: nil)], isChoosing: false, canSwitch: false))
    #expect(
      screen.list
        == .init(
          rows: [.init(id: 7, name: "Ann", team: "")], modeTitle: "Select", canSwitch: false,
          actionTitle: "Add player"))

    presenter.presentPlayers(
      .init(members: [.init(player: ann, team: .b)], isChoosing: true, canSwitch: true))
    #expect(
      screen.list
        == .init(
          rows: [.init(id: 7, name: "Ann", team: "Team B")], modeTitle: "Cancel", canSwitch: true,
          actionTitle: "Confirm players"))
  }

  @Test func `each problem has its words, and each step its message`() {
    for problem in [Gather.Players.Problem.notLoaded, .notDeleted, .emptyTeam(.a), .emptyTeam(.b)] {
      presenter.presentProblem(problem)
    }
    for step in Gather.Players.Step.allCases { presenter.presentStep(step) }

    #expect(
      screen.titles == [
        "No players loaded", "Not deleted", "Team A is empty", "Team B is empty", "details", "add",
        "match",
      ])
  }
}
