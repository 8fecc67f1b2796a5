import Observation
import WeatherScene

func makeSettingsScreen(store: any WeatherSettingsStore) -> any WeatherSettingsScreen {
  WeatherSettings(store: store)
}

/// Tells its readers itself, without the macro: a change of one setting is news of all three.
private final class WeatherSettings: WeatherSettingsScreen, Observable {
  private let store: any WeatherSettingsStore
  private let registrar = ObservationRegistrar()
  private var kept = Weather.Preferences()

  init(store: any WeatherSettingsStore) {
    self.store = store
  }

  private var shown: Weather.Preferences {
    get {
      registrar.access(self, keyPath: \.shown)
      return kept
    }
    set { registrar.withMutation(of: self, keyPath: \.shown) { kept = newValue } }
  }

  var unit: Weather.Unit {
    get { shown.unit }
    set { save(.init(unit: newValue, dailyNotice: shown.dailyNotice, wind: shown.wind)) }
  }

  var dailyNotice: Bool {
    get { shown.dailyNotice }
    set { save(.init(unit: shown.unit, dailyNotice: newValue, wind: shown.wind)) }
  }

  var wind: Weather.Wind {
    get { shown.wind }
    set { save(.init(unit: shown.unit, dailyNotice: shown.dailyNotice, wind: newValue)) }
  }

  func appear() {
    shown = store.load()
  }

  private func save(_ preferences: Weather.Preferences) {
    store.save(preferences)
    shown = preferences
  }
}
