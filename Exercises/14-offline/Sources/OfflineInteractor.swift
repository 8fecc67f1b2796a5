import WeatherScene

/// Decides whether the stored report is fresh enough, and otherwise asks the service.
final class OfflineInteractor: WeatherOfflineBusinessLogic {
  private let presenter: any WeatherOfflinePresentationLogic
  private let service: any WeatherWorkerLogic
  private let store: any WeatherStoreWorkerLogic
  private let clock: any WeatherClockWorkerLogic
  /// In seconds.
  private let ageLimit: Int

  init(
    presenter: any WeatherOfflinePresentationLogic, service: any WeatherWorkerLogic,
    store: any WeatherStoreWorkerLogic, clock: any WeatherClockWorkerLogic, ageLimit: Int
  ) {
    self.presenter = presenter
    self.service = service
    self.store = store
    self.clock = clock
    self.ageLimit = ageLimit
  }

  func showWeather(_ request: Weather.Offline.Request) async {
    // Your task: when is a stored report fresh, and what is saved? Nothing is saved yet.
    if let kept = await store.load(request.place), kept.time + ageLimit > clock.now() {
      presenter.presentReport(.current(kept.report))
      return
    }
    do {
      let report = try await service.fetchWeather(for: .init(name: request.place))
      presenter.presentReport(.current(report))
    } catch {
      presenter.presentReport(.failure(.unknown))
    }
  }
}
