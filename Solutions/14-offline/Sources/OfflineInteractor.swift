import WeatherScene

/// Decides whether a report that is kept will do, and asks the service for another one.
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
    let place = trimmed(request.place)
    let key = place.lowercased()
    let kept = await store.load(key)
    if let kept, isFresh(kept) {
      presenter.presentReport(.current(kept.report))
      return
    }
    do {
      let report = try await service.fetchWeather(for: .init(name: place))
      await store.save(.init(report: report, time: clock.now()), as: key)
      presenter.presentReport(.current(report))
    } catch {
      presenter.presentReport(
        kept.map { .outdated($0.report) } ?? .failure(error as? Weather.Failure ?? .unknown))
    }
  }

  private func isFresh(_ entry: Weather.Offline.Entry) -> Bool {
    (0...ageLimit).contains(clock.now() - entry.time)
  }
}
