import PlayWire

extension PlayPart {
  static let weatherPresenter = PlayPart("presenter")
  static let forecastWorker = PlayPart("reader")
  static let offlineInteractor = PlayPart("interactor")
  static let settingsScreen = PlayPart("settings")
}
