import Observation
import WeatherScene

/// Shows what it is told, and sends what the user sets.
@Observable
final class SettingsView: WeatherSettingsScreen, SettingsDisplayLogic {
  private var shownUnit = Weather.Preferences().unit
  private var shownNotice = Weather.Preferences().dailyNotice
  private let interactor: any SettingsBusinessLogic

  init(interactor: any SettingsBusinessLogic) {
    self.interactor = interactor
  }

  var unit: Weather.Unit {
    get { shownUnit }
    set { interactor.changeSettings(.init(unit: newValue, dailyNotice: shownNotice)) }
  }

  var dailyNotice: Bool {
    get { shownNotice }
    set { interactor.changeSettings(.init(unit: shownUnit, dailyNotice: newValue)) }
  }

  /// The third setting, which no part knows yet.
  var wind: Weather.Wind {
    get { Weather.Preferences().wind }
    set {}
  }

  func appear() {
    interactor.loadSettings(.init())
  }

  func displaySettings(_ viewModel: Settings.Load.ViewModel) {
    shownUnit = viewModel.unit
    shownNotice = viewModel.dailyNotice
  }

  func displayChange(_ viewModel: Settings.Change.ViewModel) {
    shownUnit = viewModel.unit
    shownNotice = viewModel.dailyNotice
  }
}
