import SpyKit
import WeatherScene

/// The messages in an overview's log: to its View, and to each worker.
nonisolated package enum KataOverviewCall: KataMessage {
  case view(View)
  case weather(WeatherWorker)
  case forecast(ForecastWorker)

  package static let cast: [KataPart] = [
    KataPart("caller", from: "interactor"), KataPart("view", from: "presenter"),
    KataPart("interactor", from: "view"), KataPart("presenter", from: "interactor"),
    KataPart("weather", from: "interactor"), KataPart("forecast", from: "interactor"),
  ]

  nonisolated package enum View: Equatable, Encodable, Sendable {
    case displayLoading(Bool)
    case displayOverview(Weather.Overview.ViewModel.Complete)
    case displayNowOnly(Weather.Overview.ViewModel.NowOnly)
    case displayProblem(Weather.Overview.ViewModel.Problem)
  }

  nonisolated package enum WeatherWorker: Equatable, Encodable, Sendable {
    case fetchWeather(for: Weather.Place)
  }

  nonisolated package enum ForecastWorker: Equatable, Encodable, Sendable {
    case fetchForecast(for: Weather.Place)
  }
}

/// The log of an overview's test.
package typealias KataOverviewLog = KataLog<KataOverviewCall>

/// The base class of all spies of an overview.
package class KataOverviewSpy: KataSpy {
  package let log: KataOverviewLog
  package let number: Int? = nil

  package init(_ log: KataOverviewLog) {
    self.log = log
  }
}
