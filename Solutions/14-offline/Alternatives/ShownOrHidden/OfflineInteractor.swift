import Foundation
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
    let name = request.place.trimmingCharacters(in: .whitespacesAndNewlines)
    let entry = await store.load(name.lowercased())
    if let entry {
      let age = clock.now() - entry.time
      if age >= 0, age <= ageLimit {
        presenter.presentReport(.current(entry.report))
        return
      }
    }
    do {
      let report = try await fetchAndSave(name)
      presenter.presentReport(.current(report))
    } catch {
      if let entry {
        presenter.presentReport(.outdated(entry.report))
      } else if let failure = error as? Weather.Failure {
        presenter.presentReport(.failure(failure))
      } else {
        presenter.presentReport(.failure(.unknown))
      }
    }
  }

  private func fetchAndSave(_ name: String) async throws -> Weather.Report {
    let report = try await service.fetchWeather(for: Weather.Place(name: name))
    let entry = Weather.Offline.Entry(report: report, time: clock.now())
    await store.save(entry, as: name.lowercased())
    return report
  }
}
