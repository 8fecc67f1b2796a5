import Foundation
import PlayKit
import PlayWire
import WeatherScene

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a service over HTTP, in whose address `{place}` stands for the place.
final class ForecastService: WeatherWorkerLogic {
  private let stack: PageStack
  private let address: String
  private let reader: any WeatherForecastWorkerLogic

  init(_ stack: PageStack, address: String, reader: any WeatherForecastWorkerLogic) {
    (self.stack, self.address, self.reader) = (stack, address, reader)
  }

  func fetchWeather(for place: Weather.Place) async throws -> Weather.Report {
    try await stack.message("fetchWeather", place, from: .offlineInteractor, to: .init("service")) {
      guard !place.name.isEmpty else { throw Weather.Failure.missingPlace }
      let body = try await body(for: place)
      let forecast = try stack.message("readForecast", from: .init("service"), to: .forecastWorker)
      {
        try reader.readForecast(from: body)
      }
      return .init(
        place: forecast.place, temperature: forecast.hours.first?.temperature,
        condition: forecast.hours.first?.condition ?? .notKnown)
    }
  }

  private func body(for place: Weather.Place) async throws -> Data {
    let name = place.name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    guard let url = URL(string: address.replacing("{place}", with: name)) else {
      throw Weather.Failure.unknown
    }
    let request = URLRequest(
      url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 5)
    let answer: (data: Data, response: URLResponse)
    do {
      answer = try await URLSession.shared.data(for: request)
    } catch {
      throw Weather.Failure.offline
    }
    switch (answer.response as? HTTPURLResponse)?.statusCode {
    case 200: return answer.data
    case 404: throw Weather.Failure.noSuchPlace
    default: throw Weather.Failure.unknown
    }
  }
}

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
