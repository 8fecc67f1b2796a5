import WeatherScene

func makeWeatherModule(
  view: any WeatherModuleDisplayLogic, worker: any WeatherWorkerLogic
) -> any WeatherModuleBusinessLogic {
  let presenter = WeatherModulePresenter()
  presenter.view = view
  return WeatherModuleInteractor(presenter: presenter, worker: worker)
}
