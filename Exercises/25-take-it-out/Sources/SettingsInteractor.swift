import WeatherScene

/// Has nothing to decide.
final class SettingsInteractor: SettingsBusinessLogic {
  private let presenter: any SettingsPresentationLogic
  private let worker: any SettingsWorkerLogic

  init(presenter: any SettingsPresentationLogic, worker: any SettingsWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func loadSettings(_ request: Settings.Load.Request) {
    let settings = worker.loadSettings()
    presenter.presentSettings(.init(unit: settings.unit, dailyNotice: settings.dailyNotice))
  }

  func changeSettings(_ request: Settings.Change.Request) {
    worker.saveSettings(unit: request.unit, dailyNotice: request.dailyNotice)
    presenter.presentChange(.init(unit: request.unit, dailyNotice: request.dailyNotice))
  }
}
