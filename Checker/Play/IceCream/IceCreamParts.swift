import PlayWire

extension PlayPart {
  static let menuScreen = PlayPart("menu")
  static let orderPresenter = PlayPart("order presenter")
  static let orderView = PlayPart("order view")
  static let orderInteractor = PlayPart("order interactor")
  static let ordersScreen = PlayPart("order history")
}
