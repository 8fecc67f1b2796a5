import PlayKit
import WeatherScene

extension Noted: WeatherOfflinePresentationLogic where Part == any WeatherOfflinePresentationLogic {
  package func presentReport(_ response: Weather.Offline.Response) {
    pass("presentReport", response) { $0.presentReport(response) }
  }
}

extension Noted: WeatherPresentationLogic where Part == any WeatherPresentationLogic {
  package func presentLoading(_ isLoading: Bool) {
    pass("presentLoading", isLoading) { $0.presentLoading(isLoading) }
  }

  package func presentWeather(_ response: Weather.Show.Response) {
    pass("presentWeather", response) { $0.presentWeather(response) }
  }
}

extension Noted: WeatherForecastWorkerLogic where Part == any WeatherForecastWorkerLogic {
  package func fetchForecast(for place: Weather.Place) async throws -> Weather.Forecast {
    try await pass("fetchForecast", place) { try await $0.fetchForecast(for: place) }
  }
}

extension Noted: WeatherStoreWorkerLogic where Part == any WeatherStoreWorkerLogic {
  package func load(_ key: String) async -> Weather.Offline.Entry? {
    await pass("load", key) { await $0.load(key) }
  }

  package func save(_ entry: Weather.Offline.Entry, as key: String) async {
    await pass("save", entry) { await $0.save(entry, as: key) }
  }
}
