import WeatherScene

extension Weather.Module {
  /// Interactor → Presenter: what came of it, with all that has to be said.
  enum Response {
    case weather(place: String, Weather.Temperature?, Weather.Condition)
    case failure(place: String, Weather.Failure)
    case choice(place: String)
  }
}

/// Interactor → Presenter.
protocol WeatherModulePresentationLogic: AnyObject {
  func present(_ response: Weather.Module.Response)
}

/// Knows which place was opened, and which one is shown.
final class WeatherModuleInteractor: WeatherModuleBusinessLogic {
  private let presenter: any WeatherModulePresentationLogic
  private let worker: any WeatherWorkerLogic
  private var opened: String?
  private var shown: String?

  init(presenter: any WeatherModulePresentationLogic, worker: any WeatherWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func open(_ request: Weather.Module.Open.Request) async {
    opened = request.place
    await showWeather(in: request.place)
  }

  func refresh(_ request: Weather.Module.Refresh.Request) async {
    guard let opened else { return }
    await showWeather(in: opened)
  }

  func choose(_ request: Weather.Module.Choose.Request) {
    guard let shown else { return }
    presenter.present(.choice(place: shown))
  }

  private func showWeather(in place: String) async {
    do {
      let report = try await worker.fetchWeather(for: .init(name: place))
      shown = place
      presenter.present(.weather(place: place, report.temperature, report.condition))
    } catch {
      presenter.present(.failure(place: place, error as? Weather.Failure ?? .unknown))
    }
  }
}
