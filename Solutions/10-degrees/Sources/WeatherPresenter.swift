import Foundation
import WeatherScene

/// Puts the weather into words, and has the View show them.
final class WeatherPresenter: WeatherPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any WeatherDisplayLogic)?

  func presentLoading(_ isLoading: Bool) {
    view?.displayLoading(isLoading)
  }

  func presentWeather(_ response: Weather.Show.Response) {
    switch response {
    case .success(let report, let settings):
      view?.displayWeather(
        .init(place: report.place.name, weather: words(for: report, settings)))
    case .failure(let failure):
      view?.displayProblem(problem(for: failure))
    }
  }

  private func words(for report: Weather.Report, _ settings: Weather.Settings) -> String {
    let temperature = report.temperature.map { text(for: $0, settings) } ?? "–"
    let condition = word(for: report.condition)
    return condition.isEmpty ? temperature : "\(temperature), \(condition)"
  }

  private func text(for temperature: Weather.Temperature, _ settings: Weather.Settings) -> String {
    let (degrees, sign) =
      switch settings.unit {
      case .celsius: (rounded(temperature.tenths, over: 10), "°C")
      // n tenths of °C are n × 9/50 + 32 °F: fiftieths hold them exactly.
      case .fahrenheit: (rounded(temperature.tenths * 9 + 1600, over: 50), "°F")
      }
    return degrees.formatted(.number.locale(Locale(identifier: settings.locale))) + sign
  }

  /// The quotient as the nearest whole number, and a tie away from zero.
  private func rounded(_ dividend: Int, over divisor: Int) -> Int {
    let half = dividend < 0 ? -divisor / 2 : divisor / 2
    return (dividend + half) / divisor
  }

  // Given.
  private func word(for condition: Weather.Condition) -> String {
    switch condition {
    case .sunny: "Sunny"
    case .cloudy: "Cloudy"
    case .foggy: "Foggy"
    case .rainy: "Rainy"
    case .snowy: "Snowy"
    case .stormy: "Stormy"
    case .notKnown: ""
    }
  }

  private func problem(for failure: Weather.Failure) -> Weather.Show.ViewModel.Problem {
    switch failure {
    case .missingPlace: .init(title: "Where?", message: "Enter a place.")
    case .noSuchPlace: .init(title: "Never heard of it", message: "Check how the place is spelled.")
    case .offline: .init(title: "You're offline", message: "Check your connection and try again.")
    case .unreadable(let field):
      .init(title: "The weather can't be read", message: "Tell support: \(field).")
    case .unknown: .init(title: "Something went wrong", message: "Try again later.")
    }
  }
}
