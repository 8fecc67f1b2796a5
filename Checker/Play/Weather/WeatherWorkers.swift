import Foundation
import PlayKit
import PlayWire
import WeatherScene

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes a report of the first hour of a forecast.
final class ForecastService: WeatherWorkerLogic {
  private let stack: PageStack
  private let asker: PlayPart
  private let worker: any WeatherForecastWorkerLogic

  init(_ stack: PageStack, asker: PlayPart, worker: any WeatherForecastWorkerLogic) {
    (self.stack, self.asker, self.worker) = (stack, asker, worker)
  }

  func fetchWeather(for place: Weather.Place) async throws -> Weather.Report {
    try await stack.message("fetchWeather", place, from: asker, to: .init("service")) {
      guard !place.name.isEmpty else { throw Weather.Failure.missingPlace }
      let forecast = try await worker.fetchForecast(for: place)
      return .init(
        place: forecast.place, temperature: forecast.hours.first?.temperature,
        condition: forecast.hours.first?.condition ?? .notKnown)
    }
  }
}

/// Asks over HTTP, at an address in which `{place}` stands for the place.
nonisolated struct SessionClient: WeatherClient {
  let stack: PageStack
  let address: String

  func send(
    _ path: String,
    completion: @escaping @Sendable (Result<Weather.ClientAnswer, any Error>) -> Void
  ) -> any WeatherClientHandle {
    Task { @MainActor in
      stack.message("send", path, from: .forecastWorker, to: .init("client")) {}
    }
    let place = path.replacing("forecast/", with: "", maxReplacements: 1)
    let name = place.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let url = URL(string: address.replacing("{place}", with: name)) ?? URL(filePath: "/")
    let request = URLRequest(
      url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 5)
    let task = URLSession.shared.dataTask(with: request) { body, response, error in
      if let error { return completion(.failure(error)) }
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      completion(.success(.init(status: status, body: body ?? Data())))
    }
    task.resume()
    return task
  }
}

extension URLSessionTask: WeatherClientHandle {}

final class WallClock: WeatherClockWorkerLogic {
  func now() -> Int { Int(Date.now.timeIntervalSince1970) }
}

/// A file of preferences; it stays from one play to the next.
final class PreferencesFile: WeatherSettingsStore {
  private let stack: PageStack
  private let file: URL

  private struct Record: Codable {
    var unit: String
    var dailyNotice: Bool
    var wind: String
  }

  init(_ stack: PageStack, file: URL) {
    (self.stack, self.file) = (stack, file)
  }

  func load() -> Weather.Preferences {
    stack.message("load", from: .settingsScreen, to: .init("store")) { kept }
  }

  func save(_ preferences: Weather.Preferences) {
    stack.message("save", preferences, from: .settingsScreen, to: .init("store")) {
      let record = Record(
        unit: "\(preferences.unit)", dailyNotice: preferences.dailyNotice,
        wind: "\(preferences.wind)")
      try? JSONEncoder().encode(record).write(to: file, options: .atomic)
    }
  }

  /// The preferences in the file; the defaults if there are none.
  var kept: Weather.Preferences {
    guard let data = try? Data(contentsOf: file),
      let record = try? JSONDecoder().decode(Record.self, from: data)
    else { return .init() }
    return .init(
      unit: Weather.Unit.allCases.first { "\($0)" == record.unit } ?? .celsius,
      dailyNotice: record.dailyNotice,
      wind: Weather.Wind.allCases.first { "\($0)" == record.wind } ?? .metersPerSecond)
  }
}

/// An account with settings from another phone; it answers after three seconds.
final class PlayedAccount: WeatherSettingsAccount {
  var isOffline = false
  private let stack: PageStack

  init(_ stack: PageStack) {
    self.stack = stack
  }

  func fetch() async throws -> Weather.Preferences? {
    let account = PlayPart("settings account")
    stack.message("fetch", from: .settingsScreen, to: account) {}
    try await Task.sleep(for: .seconds(3))
    if isOffline {
      let error = Weather.AccountError.offline
      stack.message("fails", error, from: account, to: .settingsScreen) {}
      throw error
    }
    let kept = Weather.Preferences(unit: .fahrenheit, dailyNotice: true, wind: .knots)
    stack.message("answers", kept, from: account, to: .settingsScreen) {}
    return kept
  }
}
