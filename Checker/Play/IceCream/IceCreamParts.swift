import PlayWire

extension PlayPart {
  static let menuScreen = PlayPart("menu")
  static let orderPresenter = PlayPart("presenter")
  static let orderView = PlayPart("view")
  static let orderInteractor = PlayPart("interactor")
  static let ordersScreen = PlayPart("order history")
}
