import PlayWire

extension PlayPart {
  static let playersInteractor = PlayPart("players interactor")
  static let playersView = PlayPart("players view")
  static let playersPresenter = PlayPart("players presenter")
  static let playersRouter = PlayPart("players router")
  static let matchInteractor = PlayPart("match interactor")
  static let matchPresenter = PlayPart("match presenter")
  static let liveScoreInteractor = PlayPart("live score interactor")
}
