import IceCreamScene
import IceCreamSpies
import SpyKit
import Testing

@testable import Exercise18

@Test func play() async throws {
  try await KataPlayback.play(OrderScenario.self) { scenario, recorder in
    let interactor = OrderInteractor(
      presenter: KataOrderPresenterSpy(KataIceCreamLog()), menu: scenario.menu.menu,
      locale: scenario.locale)
    recorder.step("the menu is \(KataText.of(scenario.menu.menu))")
    for command in scenario.commands.compactMap(\.command) {
      recorder.step(command.kataText)
      switch command {
      case .choose(let request): interactor.choose(request)
      case .remove(let request): interactor.remove(request)
      case .move(let request): interactor.move(request)
      case .confirm: interactor.confirm(.init())
      }
    }
  }
}
