import Observation
import WeatherScene

func makeSettingsScreen(store: any WeatherSettingsStore) -> any WeatherSettingsScreen {
  WeatherSettings(store: store)
}

/// Keeps each setting in a property of its own, which saves all three whenever it is set.
@Observable
private final class WeatherSettings: WeatherSettingsScreen {
  var unit = Weather.Preferences().unit { didSet { save() } }
  var dailyNotice = Weather.Preferences().dailyNotice { didSet { save() } }
  var wind = Weather.Preferences().wind { didSet { save() } }

  private let store: any WeatherSettingsStore
  /// True while the properties are set by `appear`, which saves nothing.
  @ObservationIgnored private var isLoading = false

  init(store: any WeatherSettingsStore) {
    self.store = store
  }

  func appear() {
    isLoading = true
    let loaded = store.load()
    (unit, dailyNotice, wind) = (loaded.unit, loaded.dailyNotice, loaded.wind)
    isLoading = false
  }

  private func save() {
    guard !isLoading else { return }
    store.save(.init(unit: unit, dailyNotice: dailyNotice, wind: wind))
  }
}
