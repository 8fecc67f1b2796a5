import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise01

@Test func play() async throws {
  try await KataStage.play(WelcomeScenario.self) { scenario, stage in
    let player = WelcomePlayer(stage, scenario)
    withExtendedLifetime(player) { player.play() }
  }
}

/// Plays one scenario on a Presenter of its own, and is its View.
private final class WelcomePlayer: LoginDisplayLogic {
  private let stage: KataRecorder
  private let spy = KataDisplaySpy(KataLoginLog())
  private let presenter = LoginPresenter()
  private var items: ArraySlice<WelcomeScenario.Item>

  init(_ stage: KataRecorder, _ scenario: WelcomeScenario) {
    self.stage = stage
    items = scenario.responses[...]
  }

  func play() {
    presenter.view = self
    while let item = items.popFirst() { present(item, "") }
  }

  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {
    spy.displayWelcome(viewModel)
    presentMeanwhile()
  }

  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {
    spy.displayProblem(viewModel)
    presentMeanwhile()
  }

  private func presentMeanwhile() {
    guard items.first?.isMeanwhile == true, let item = items.popFirst() else { return }
    present(item, "meanwhile, ")
  }

  private func present(_ item: WelcomeScenario.Item, _ when: String) {
    guard let response = item.response else { return }
    stage.step("\(when)present \(KataText.of(response))")
    presenter.presentLogin(response)
  }
}
