import WeatherScene

/// Decides whether a report that is kept will do, and asks the service for another one.
final class OfflineInteractor: WeatherOfflineBusinessLogic {
  private typealias Source = () async -> Weather.Offline.Response?

  private let presenter: any WeatherOfflinePresentationLogic
  private let service: any WeatherWorkerLogic
  private let store: any WeatherStoreWorkerLogic
  private let clock: any WeatherClockWorkerLogic
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
    var failure = Weather.Failure.unknown
    let sources: [Source] = [
      { [self] in fresh(kept).map { .current($0) } },
      { [self] in
        do {
          let report = try await service.fetchWeather(for: .init(name: place))
          await store.save(.init(report: report, time: clock.now()), as: key)
          return .current(report)
        } catch let known as Weather.Failure {
          failure = known
        } catch {}
        return nil
      },
      { kept.map { .outdated($0.report) } },
      { .failure(failure) },
    ]
    for source in sources {
      guard let response = await source() else { continue }
      presenter.presentReport(response)
      return
    }
  }

  private func fresh(_ entry: Weather.Offline.Entry?) -> Weather.Report? {
    guard let entry, entry.time <= clock.now(), entry.time + ageLimit >= clock.now() else {
      return nil
    }
    return entry.report
  }
}
