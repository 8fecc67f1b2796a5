import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise01

@Test func play() async throws {
  try await KataStage.play(WelcomeScenario.self) { scenario, stage in
    let view = KataDisplaySpy(KataLoginLog())
    let presenter = LoginPresenter()
    presenter.view = view
    withExtendedLifetime(view) {
      for response in scenario.responses.compactMap(\.response) {
        stage.step("present \(KataText.of(response))")
        presenter.presentLogin(response)
      }
    }
  }
}
