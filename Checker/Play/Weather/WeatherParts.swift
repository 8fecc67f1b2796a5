import PlayWire

extension PlayPart {
  static let weatherPresenter = PlayPart("weather presenter")
  static let forecastWorker = PlayPart("forecast worker")
  static let offlineInteractor = PlayPart("offline interactor")
  static let weatherView = PlayPart("weather view")
  static let latestInteractor = PlayPart("now interactor")
  static let overview = PlayPart("overview")
  static let nowView = PlayPart("now view")
  static let searchInteractor = PlayPart("search interactor")
  static let settingsScreen = PlayPart("settings")
}
