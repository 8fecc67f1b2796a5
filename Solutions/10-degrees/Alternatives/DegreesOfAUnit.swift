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
      view?.displayWeather(.init(report, settings))
    case .failure(let failure):
      view?.displayProblem(problem(for: failure))
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

extension Weather.Show.ViewModel.Summary {
  fileprivate init(_ report: Weather.Report, _ settings: Weather.Settings) {
    let degrees = report.temperature.map {
      Degrees($0, settings.unit).text(in: Locale(identifier: settings.locale))
    }
    let words = [degrees ?? "–", wordOf[report.condition]].compactMap(\.self)
    self.init(place: report.place.name, weather: words.joined(separator: ", "))
  }
}

/// Whole degrees of one unit: the size is rounded, and the sign is put back.
private struct Degrees {
  let number: Int
  let unit: String

  init(_ temperature: Weather.Temperature, _ unit: Weather.Unit) {
    let exact = unit == .celsius ? temperature.tenths * 5 : temperature.tenths * 9 + 1600
    let (whole, rest) = Int(exact.magnitude).quotientAndRemainder(dividingBy: 50)
    number = exact.signum() * (rest < 25 ? whole : whole + 1)
    self.unit = unit == .celsius ? "°C" : "°F"
  }

  func text(in locale: Locale) -> String {
    number.formatted(.number.locale(locale)) + unit
  }
}

private let wordOf: [Weather.Condition: String] = [
  .sunny: "Sunny", .cloudy: "Cloudy", .foggy: "Foggy", .rainy: "Rainy", .snowy: "Snowy",
  .stormy: "Stormy",
]
