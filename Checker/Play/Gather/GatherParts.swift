import PlayWire

extension PlayPart {
  static let playersInteractor = PlayPart("interactor")
  static let playersView = PlayPart("view")
  static let playersRouter = PlayPart("router")
  static let matchInteractor = PlayPart("match interactor")
  static let matchPresenter = PlayPart("match presenter")
}
