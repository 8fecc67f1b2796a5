import SpyKit
import WeatherScene

/// Hands each request on to an Interactor, and has `kata flow` draw it.
package final class KataWeatherForwarder: KataWeatherSpy, WeatherBusinessLogic {
  private let interactor: any WeatherBusinessLogic

  package init(_ log: KataWeatherLog, _ interactor: any WeatherBusinessLogic) {
    self.interactor = interactor
    super.init(log)
  }

  package func showWeather(_ request: Weather.Show.Request) async {
    log.ask("showWeather", request)
    await interactor.showWeather(request)
  }
}

/// Hands each response on to a Presenter, and has `kata flow` draw it.
package final class KataWeatherPresenterForwarder: KataWeatherSpy, WeatherPresentationLogic {
  private let presenter: any WeatherPresentationLogic

  package init(_ log: KataWeatherLog, _ presenter: any WeatherPresentationLogic) {
    self.presenter = presenter
    super.init(log)
  }

  package func presentLoading(_ isLoading: Bool) {
    log.ask("presentLoading", isLoading, from: "interactor", to: "presenter")
    presenter.presentLoading(isLoading)
  }

  package func presentWeather(_ response: Weather.Show.Response) {
    log.ask("presentWeather", response, from: "interactor", to: "presenter")
    presenter.presentWeather(response)
  }
}

/// Hands each request on to an offline Interactor, and has `kata flow` draw it.
package final class KataOfflineForwarder: KataWeatherSpy, WeatherOfflineBusinessLogic {
  private let interactor: any WeatherOfflineBusinessLogic

  package init(_ log: KataWeatherLog, _ interactor: any WeatherOfflineBusinessLogic) {
    self.interactor = interactor
    super.init(log)
  }

  package func showWeather(_ request: Weather.Offline.Request) async {
    log.ask("showWeather", request)
    await interactor.showWeather(request)
  }
}
