import WeatherScene

/// Has nothing to word.
final class SettingsPresenter: SettingsPresentationLogic {
  weak var view: (any SettingsDisplayLogic)?

  func presentSettings(_ response: Settings.Load.Response) {
    view?.displaySettings(.init(unit: response.unit, dailyNotice: response.dailyNotice))
  }

  func presentChange(_ response: Settings.Change.Response) {
    view?.displayChange(.init(unit: response.unit, dailyNotice: response.dailyNotice))
  }
}
