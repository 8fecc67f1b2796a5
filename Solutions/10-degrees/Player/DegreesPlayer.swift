import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise10

@Test func play() async throws {
  try await KataPlayback.play(DegreesScenario.self) { scenario, recorder in
    let view = KataWeatherDisplaySpy(KataWeatherLog())
    let presenter = WeatherPresenter()
    presenter.view = view
    withExtendedLifetime(view) {
      for message in scenario.messages.compactMap(\.message) {
        recorder.step("present \(message.kataText)")
        switch message {
        case .weather(let response): presenter.presentWeather(response)
        case .loading(let isLoading): presenter.presentLoading(isLoading)
        }
      }
    }
  }
}
