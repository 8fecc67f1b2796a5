import PlayWire

extension PlayPart {
  static let weatherPresenter = PlayPart("presenter")
  static let forecastWorker = PlayPart("worker")
  static let offlineInteractor = PlayPart("interactor")
  static let settingsScreen = PlayPart("settings")
}
