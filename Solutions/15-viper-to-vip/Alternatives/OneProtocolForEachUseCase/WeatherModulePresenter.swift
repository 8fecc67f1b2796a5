import WeatherScene

final class WeatherModulePresenter {
  private weak var view: (any WeatherModuleDisplayLogic)?

  init(view: any WeatherModuleDisplayLogic) {
    self.view = view
  }
}

extension WeatherModulePresenter: WeatherReportPresentationLogic {
  func presentReport(_ response: Weather.Module.Open.Response) {
    switch response.result {
    case .success(let report):
      view?.displayWeather(.init(place: response.place.name, weather: report.words))
    case .failure(let failure):
      view?.displayProblem(.init(title: response.place.name, message: failure.words))
    }
  }
}

extension WeatherModulePresenter: WeatherChoicePresentationLogic {
  func presentChoice(_ response: Weather.Module.Choose.Response) {
    view?.displayChoice(.init(place: response.place.name))
  }
}

extension Weather.Report {
  fileprivate var words: String {
    var words = "–"
    if let tenths = temperature?.tenths {
      let sign = tenths < 0 ? "-" : ""
      words = "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)°C"
    }
    return condition == .notKnown ? words : "\(words), \(condition)"
  }
}

extension Weather.Failure {
  fileprivate var words: String {
    switch self {
    case .noSuchPlace: "There is no such place."
    case .offline: "You are offline."
    case .unreadable(let field): "Tell support: \(field)."
    default: "Something went wrong."
    }
  }
}
