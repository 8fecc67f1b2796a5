import WeatherScene

final class WeatherModulePresenter: WeatherModuleBusinessLogic {
  weak var view: (any WeatherModuleDisplayLogic)?
  var moduleOutput: (any WeatherModuleOutput)?
  private let interactor: any WeatherInteractorInput
  private var location = ""

  init(interactor: any WeatherInteractorInput) {
    self.interactor = interactor
  }

  // The new requests, translated for the old module.

  func open(_ request: Weather.Module.Open.Request) async {
    configureWithLocation(request.place)
    await viewDidLoad()
  }

  func refresh(_ request: Weather.Module.Refresh.Request) async {
    await didTapRefresh()
  }

  func choose(_ request: Weather.Module.Choose.Request) {
    didTapLocation()
  }
}

extension WeatherModulePresenter: WeatherModuleInput {
  func configureWithLocation(_ location: String) {
    self.location = location
  }
}

extension WeatherModulePresenter: WeatherViewOutput {
  func viewDidLoad() async {
    await interactor.fetchWeather(for: location)
  }

  func didTapRefresh() async {
    await interactor.fetchWeather(for: location)
  }

  func didTapLocation() {
    moduleOutput?.weatherModuleDidSelectLocation(location)
  }
}

extension WeatherModulePresenter: WeatherInteractorOutput {
  func didFetchWeather(_ entity: WeatherEntity) {
    view?.displayWeather(.init(place: entity.location, weather: entity.weather))
  }

  func didFailWithError(_ error: any Error) {
    let message =
      switch error as? Weather.Failure {
      case .noSuchPlace: "There is no such place."
      case .offline: "You are offline."
      case .unreadable(let field): "Tell support: \(field)."
      default: "Something went wrong."
      }
    view?.displayProblem(.init(title: location, message: message))
  }
}
