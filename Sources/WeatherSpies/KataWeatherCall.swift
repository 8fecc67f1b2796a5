import SpyKit
import WeatherScene

/// The messages in a weather scene's log, told apart by the part that received them.
nonisolated package enum KataWeatherCall: KataMessage {
  case interactor(Interactor)
  case presenter(Presenter)
  case view(View)
  case worker(Worker)
  case client(Client)
  case reader(Reader)
  case store(Store)

  nonisolated package enum Interactor: Equatable, Encodable, Sendable {
    case showWeather(Weather.Show.Request)
  }

  nonisolated package enum Presenter: Equatable, Encodable, Sendable {
    case presentLoading(Bool)
    case presentWeather(Weather.Show.Response)
    case presentReport(Weather.Offline.Response)
  }

  nonisolated package enum View: Equatable, Encodable, Sendable {
    case displayLoading(Bool)
    case displayWeather(Weather.Show.ViewModel.Summary)
    case displayProblem(Weather.Show.ViewModel.Problem)
    case displayChoice(Weather.Module.Choose.ViewModel)
  }

  nonisolated package enum Worker: Equatable, Encodable, Sendable {
    case fetchWeather(for: Weather.Place)
  }
}

/// The log of a weather test.
package typealias KataWeatherLog = KataLog<KataWeatherCall>

/// The base class of all spies of a weather scene.
package class KataWeatherSpy: KataSpy {
  package let log: KataWeatherLog
  package let number: Int? = nil

  package init(_ log: KataWeatherLog) {
    self.log = log
  }
}
