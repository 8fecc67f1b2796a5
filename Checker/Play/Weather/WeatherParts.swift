import PlayWire

extension PlayPart {
  static let weatherPresenter = PlayPart("presenter")
  static let forecastWorker = PlayPart("worker")
  static let offlineInteractor = PlayPart("interactor")
  static let latestInteractor = PlayPart("now interactor")
  static let overview = PlayPart("overview")
  static let nowView = PlayPart("now view")
  static let settingsScreen = PlayPart("settings")
}
