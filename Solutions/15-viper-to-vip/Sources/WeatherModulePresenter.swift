import Foundation
import WeatherScene

/// Puts what happened into words, and knows of nothing else.
final class WeatherModulePresenter: WeatherModulePresentationLogic {
  /// Weak, because the View owns the parts behind it.
  weak var view: (any WeatherModuleDisplayLogic)?

  func present(_ response: Weather.Module.Response) {
    switch response {
    case .weather(let place, let temperature, let condition):
      view?.displayWeather(.init(place: place, weather: words(for: temperature, condition)))
    case .failure(let place, let failure):
      view?.displayProblem(.init(title: place, message: message(for: failure)))
    case .choice(let place):
      view?.displayChoice(.init(place: place))
    }
  }

  private func words(
    for temperature: Weather.Temperature?, _ condition: Weather.Condition
  ) -> String {
    let degrees = temperature.map { temperature in
      (Double(temperature.tenths) / 10).formatted(
        .number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US"))) + "°C"
    }
    return [degrees ?? "–", condition == .notKnown ? nil : "\(condition)"]
      .compactMap(\.self).joined(separator: ", ")
  }

  private func message(for failure: Weather.Failure) -> String {
    switch failure {
    case .noSuchPlace: "There is no such place."
    case .offline: "You are offline."
    case .unreadable(let field): "Tell support: \(field)."
    case .missingPlace, .unknown: "Something went wrong."
    }
  }
}
