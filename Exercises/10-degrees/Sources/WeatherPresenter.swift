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

  // Your task: this is right for 22 °C and sunshine, and wrong for many other reports.
  private func words(for report: Weather.Report, _ settings: Weather.Settings) -> String {
    let degrees = Double(report.temperature?.tenths ?? 0) / 10
    return String(format: "%.0f°C", degrees) + ", " + word(for: report.condition)
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
    // Your task, too: `.unreadable` has no words of its own yet.
    case .unreadable, .unknown: .init(title: "Something went wrong", message: "Try again later.")
    }
  }
}
