import WeatherScene

/// View → Interactor.
protocol SettingsBusinessLogic: AnyObject {
  func loadSettings(_ request: Settings.Load.Request)
  func changeSettings(_ request: Settings.Change.Request)
}

/// Interactor → Presenter.
protocol SettingsPresentationLogic: AnyObject {
  func presentSettings(_ response: Settings.Load.Response)
  func presentChange(_ response: Settings.Change.Response)
}

/// Presenter → View.
protocol SettingsDisplayLogic: AnyObject {
  func displaySettings(_ viewModel: Settings.Load.ViewModel)
  func displayChange(_ viewModel: Settings.Change.ViewModel)
}

/// Interactor → Worker.
protocol SettingsWorkerLogic: AnyObject {
  func loadSettings() -> (unit: Weather.Unit, dailyNotice: Bool)
  func saveSettings(unit: Weather.Unit, dailyNotice: Bool)
}
