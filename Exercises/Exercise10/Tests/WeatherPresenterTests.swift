import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise10

@Suite(.flow) struct WeatherPresenterTests {
  let log = KataWeatherLog()
  let view: KataWeatherDisplaySpy
  let presenter = WeatherPresenter()

  /// A presenter whose view is a spy; the suite keeps the spy, as the presenter's link is weak.
  init() {
    view = KataWeatherDisplaySpy(log)
    presenter.view = view
  }

  @Test func `shows whole degrees in Celsius, and the condition in a word`() {
    presenter.presentWeather(
      .success(
        .init(place: .init(name: "Oslo"), temperature: .init(tenths: 220), condition: .sunny),
        .init(unit: .celsius, locale: "en_US")))

    #expect(log.calls == [.view(.displayWeather(.init(place: "Oslo", weather: "22°C, Sunny")))])
  }
}
