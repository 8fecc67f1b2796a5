import WeatherScene

/// Stands in front of the store, which is behind a protocol already.
final class SettingsWorker: SettingsWorkerLogic {
  private let store: any WeatherSettingsStore

  init(store: any WeatherSettingsStore) {
    self.store = store
  }

  func loadSettings() -> (unit: Weather.Unit, dailyNotice: Bool) {
    let preferences = store.load()
    return (preferences.unit, preferences.dailyNotice)
  }

  func saveSettings(unit: Weather.Unit, dailyNotice: Bool) {
    store.save(.init(unit: unit, dailyNotice: dailyNotice))
  }
}
