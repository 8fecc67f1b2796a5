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
    [temperature(report.temperature, settings), word(for: report.condition)]
      .filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func temperature(
    _ temperature: Weather.Temperature?, _ settings: Weather.Settings
  ) -> String {
    guard let temperature else { return "–" }
    let celsius = Decimal(temperature.tenths) / 10
    return switch settings.unit {
    case .celsius: whole(celsius, settings) + "°C"
    case .fahrenheit: whole(celsius * 9 / 5 + 32, settings) + "°F"
    }
  }

  private func whole(_ degrees: Decimal, _ settings: Weather.Settings) -> String {
    var (exact, rounded) = (degrees, Decimal())
    NSDecimalRound(&rounded, &exact, 0, .plain)
    return rounded.formatted(.number.locale(Locale(identifier: settings.locale)))
  }

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
