import WeatherScene

/// Decides whether a report that is kept will do, and asks the service for another one.
final class OfflineInteractor: WeatherOfflineBusinessLogic {
  private let presenter: any WeatherOfflinePresentationLogic
  private let service: any WeatherWorkerLogic
  private let store: any WeatherStoreWorkerLogic
  private let clock: any WeatherClockWorkerLogic
  private let policy: Policy

  init(
    presenter: any WeatherOfflinePresentationLogic, service: any WeatherWorkerLogic,
    store: any WeatherStoreWorkerLogic, clock: any WeatherClockWorkerLogic, ageLimit: Int
  ) {
    self.presenter = presenter
    self.service = service
    self.store = store
    self.clock = clock
    policy = Policy(ageLimit: ageLimit)
  }

  func showWeather(_ request: Weather.Offline.Request) async {
    presenter.presentReport(await response(to: Place(typed: request.place)))
  }

  private func response(to place: Place) async -> Weather.Offline.Response {
    let entry = await store.load(place.key)
    switch policy.judge(entry, at: clock.now()) {
    case .good(let report):
      return .current(report)
    case .poor(let report):
      return await renewed(place) { _ in .outdated(report) }
    case .nothing:
      return await renewed(place) { .failure($0) }
    }
  }

  private func renewed(
    _ place: Place, otherwise: (Weather.Failure) -> Weather.Offline.Response
  ) async -> Weather.Offline.Response {
    switch await answer(for: place) {
    case .success(let report):
      await store.save(.init(report: report, time: clock.now()), as: place.key)
      return .current(report)
    case .failure(let failure):
      return otherwise(failure)
    }
  }

  private func answer(for place: Place) async -> Result<Weather.Report, Weather.Failure> {
    do {
      return .success(try await service.fetchWeather(for: .init(name: place.name)))
    } catch let failure as Weather.Failure {
      return .failure(failure)
    } catch {
      return .failure(.unknown)
    }
  }
}

/// How good a kept report is.
private struct Policy {
  enum Judgement {
    case good(Weather.Report)
    case poor(Weather.Report)
    case nothing
  }

  let ageLimit: Int

  func judge(_ entry: Weather.Offline.Entry?, at now: Int) -> Judgement {
    guard let entry else { return .nothing }
    let isFresh = entry.time <= now && now - entry.time <= ageLimit
    return isFresh ? .good(entry.report) : .poor(entry.report)
  }
}

private struct Place {
  let name: String
  let key: String

  init(typed: String) {
    var characters = Array(typed)
    while characters.first?.isWhitespace == true { characters.removeFirst() }
    while characters.last?.isWhitespace == true { characters.removeLast() }
    name = String(characters)
    key = name.lowercased()
  }
}
