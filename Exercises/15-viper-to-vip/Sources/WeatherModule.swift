import WeatherScene

// The module's borders, and the protocols between its parts, as VIPER draws them.

protocol WeatherModuleInput: AnyObject {
  func configureWithLocation(_ location: String)
}

protocol WeatherModuleOutput: AnyObject {
  func weatherModuleDidSelectLocation(_ location: String)
}

protocol WeatherViewOutput: AnyObject {
  func viewDidLoad() async
  func didTapRefresh() async
  func didTapLocation()
}

protocol WeatherInteractorInput: AnyObject {
  func fetchWeather(for location: String) async
}

protocol WeatherInteractorOutput: AnyObject {
  func didFetchWeather(_ entity: WeatherEntity)
  func didFailWithError(_ error: any Error)
}

func makeWeatherModule(
  view: any WeatherModuleDisplayLogic, worker: any WeatherWorkerLogic
) -> any WeatherModuleBusinessLogic {
  let interactor = WeatherModuleInteractor(worker: worker)
  let presenter = WeatherModulePresenter(interactor: interactor)
  interactor.output = presenter
  presenter.view = view
  presenter.moduleOutput = WeatherModuleOpener(view: view)
  return presenter
}

/// Stands for the module that opened this one, and is told of the choice.
private final class WeatherModuleOpener: WeatherModuleOutput {
  private let view: any WeatherModuleDisplayLogic

  init(view: any WeatherModuleDisplayLogic) {
    self.view = view
  }

  func weatherModuleDidSelectLocation(_ location: String) {
    view.displayChoice(.init(place: location))
  }
}
