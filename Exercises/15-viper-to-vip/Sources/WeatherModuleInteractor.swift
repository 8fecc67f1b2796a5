import Foundation
import WeatherScene

/// A place and its weather; the Interactor updates this one object again and again.
final class WeatherEntity {
  var location = ""
  var weather = ""
}

final class WeatherModuleInteractor: WeatherInteractorInput {
  weak var output: (any WeatherInteractorOutput)?
  private let worker: any WeatherWorkerLogic
  private let entity = WeatherEntity()

  init(worker: any WeatherWorkerLogic) {
    self.worker = worker
  }

  func fetchWeather(for location: String) async {
    entity.location = location
    do {
      entity.weather = words(for: try await worker.fetchWeather(for: .init(name: location)))
      output?.didFetchWeather(entity)
    } catch {
      output?.didFailWithError(error)
    }
  }

  /// These are the right words, in the wrong place.
  private func words(for report: Weather.Report) -> String {
    let degrees = report.temperature.map { temperature in
      (Double(temperature.tenths) / 10).formatted(
        .number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))) + "°C"
    }
    return [degrees ?? "–", report.condition == .notKnown ? nil : "\(report.condition)"]
      .compactMap(\.self).joined(separator: ", ")
  }
}
