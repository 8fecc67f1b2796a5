import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise17

@Test func play() async throws {
  try await KataStage.play(PricesScenario.self) { scenario, stage in
    let view = KataOrderDisplaySpy(KataIceCreamLog())
    let presenter = OrderPresenter()
    presenter.view = view
    withExtendedLifetime(view) {
      for response in scenario.responses.compactMap(\.response) {
        stage.step("present \(KataText.of(response))")
        presenter.presentOrder(response)
      }
    }
  }
}
