import WeatherScene

func makeWeatherModule(
  view: any WeatherModuleDisplayLogic, worker: any WeatherWorkerLogic
) -> any WeatherModuleBusinessLogic {
  WeatherModuleInteractor(presenter: WeatherModulePresenter(view: view), worker: worker)
}
