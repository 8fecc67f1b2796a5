import Observation
import WeatherScene

func makeSettingsScreen(
  store: any WeatherSettingsStore, account: any WeatherSettingsAccount
) -> any WeatherSettingsScreen {
  let presenter = RestorePresenter()
  let interactor = RestoreInteractor(presenter: presenter, account: account)
  let settings = WeatherSettings(store: store, interactor: interactor)
  presenter.view = settings
  return settings
}

/// Shows the preferences, and saves what the user sets.
@Observable
private final class WeatherSettings: WeatherSettingsScreen, WeatherSettingsWishes {
  private(set) var isRestoring = false
  private(set) var message: String?
  private var preferences = Weather.Preferences()
  private let store: any WeatherSettingsStore
  private let interactor: any RestoreBusinessLogic

  init(store: any WeatherSettingsStore, interactor: any RestoreBusinessLogic) {
    (self.store, self.interactor) = (store, interactor)
  }

  var unit: Weather.Unit {
    get { preferences.unit }
    set { change { $0.unit = newValue } }
  }

  var dailyNotice: Bool {
    get { preferences.dailyNotice }
    set { change { $0.dailyNotice = newValue } }
  }

  var wind: Weather.Wind {
    get { preferences.wind }
    set { change { $0.wind = newValue } }
  }

  var isChanged: Bool { preferences != Weather.Preferences() }

  func appear() {
    preferences = store.load()
  }

  func reset() {
    change { $0 = Weather.Preferences() }
  }

  func restore() async {
    await interactor.restore()
  }

  private func change(_ change: (inout Weather.Preferences) -> Void) {
    interactor.userHasSet()
    change(&preferences)
    store.save(preferences)
  }
}

extension WeatherSettings: RestoreDisplayLogic {
  func displayRestoring(_ isRestoring: Bool) {
    self.isRestoring = isRestoring
    message = nil
  }

  func displayRestored(_ viewModel: Restore.ViewModel.Restored) {
    preferences = viewModel.preferences
    store.save(preferences)
    message = viewModel.message
  }

  func displayProblem(_ viewModel: Restore.ViewModel.Problem) {
    message = viewModel.message
  }
}
