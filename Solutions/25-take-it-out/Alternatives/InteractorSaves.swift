import Observation
import WeatherScene

func makeSettingsScreen(store: any WeatherSettingsStore) -> any WeatherSettingsScreen {
  Settings(load: store.load, save: store.save)
}

/// Knows no store, but how to load and how to save.
@Observable
private final class Settings: WeatherSettingsScreen {
  var unit: Weather.Unit {
    get { self[\.unit] }
    set { self[\.unit] = newValue }
  }

  var dailyNotice: Bool {
    get { self[\.dailyNotice] }
    set { self[\.dailyNotice] = newValue }
  }

  var wind: Weather.Wind {
    get { self[\.wind] }
    set { self[\.wind] = newValue }
  }

  private var shown = Weather.Preferences()
  private let load: () -> Weather.Preferences
  private let save: (Weather.Preferences) -> Void

  init(load: @escaping () -> Weather.Preferences, save: @escaping (Weather.Preferences) -> Void) {
    (self.load, self.save) = (load, save)
  }

  func appear() {
    shown = load()
  }

  private subscript<Value>(setting: WritableKeyPath<Weather.Preferences, Value>) -> Value {
    get { shown[keyPath: setting] }
    set {
      shown[keyPath: setting] = newValue
      save(shown)
    }
  }
}
