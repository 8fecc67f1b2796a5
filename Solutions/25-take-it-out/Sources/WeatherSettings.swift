import Observation
import WeatherScene

func makeSettingsScreen(store: any WeatherSettingsStore) -> any WeatherSettingsScreen {
  WeatherSettings(store: store)
}

/// Shows the preferences, and saves what the user sets.
@Observable
private final class WeatherSettings: WeatherSettingsScreen {
  private var preferences = Weather.Preferences()
  private let store: any WeatherSettingsStore

  init(store: any WeatherSettingsStore) {
    self.store = store
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

  func appear() {
    preferences = store.load()
  }

  private func change(_ change: (inout Weather.Preferences) -> Void) {
    change(&preferences)
    store.save(preferences)
  }
}
