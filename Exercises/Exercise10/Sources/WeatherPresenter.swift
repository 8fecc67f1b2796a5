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
    // Your task: the temperature in the unit that was asked for, and the condition in a word.
    ""
  }

  // Given.
  private func problem(for failure: Weather.Failure) -> Weather.Show.ViewModel.Problem {
    switch failure {
    case .missingPlace: .init(title: "Where?", message: "Enter a place.")
    case .noSuchPlace: .init(title: "Never heard of it", message: "Check how the place is spelled.")
    case .offline: .init(title: "You're offline", message: "Check your connection and try again.")
    case .unknown: .init(title: "Something went wrong", message: "Try again later.")
    }
  }
}
