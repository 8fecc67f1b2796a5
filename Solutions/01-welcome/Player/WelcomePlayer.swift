import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise01

@Test func play() async throws {
  try await KataPlayback.play(WelcomeScenario.self) { scenario, recorder in
    let player = WelcomePlayer(recorder, scenario)
    withExtendedLifetime(player) { player.play() }
  }
}

/// Plays one scenario on a Presenter of its own, and is its View.
private final class WelcomePlayer: LoginDisplayLogic {
  private let recorder: KataRecorder
  private let spy = KataDisplaySpy(KataLoginLog())
  private let presenter = LoginPresenter()
  private var items: ArraySlice<WelcomeScenario.Item>

  init(_ recorder: KataRecorder, _ scenario: WelcomeScenario) {
    self.recorder = recorder
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
    recorder.step("\(when)present \(KataText.of(response))")
    presenter.presentLogin(response)
  }
}
