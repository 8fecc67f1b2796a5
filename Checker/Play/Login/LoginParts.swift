import PlayWire

extension PlayPart {
  static let loginPresenter = PlayPart("presenter")
  static let loginInteractor = PlayPart("interactor")
  static let loginView = PlayPart("view")
  static let loginRouter = PlayPart("router")
  static let loginConfigurator = PlayPart("configurator")
  static let accountScreen = PlayPart("account")
  /// Given by 08, for which the learner writes the tests.
  static let linkInteractor = PlayPart("link interactor")
  static let linkPresenter = PlayPart("link presenter")
  static let linkView = PlayPart("link view")
  static let formInteractor = PlayPart("form interactor")
  static let formPresenter = PlayPart("form presenter")
  static let registerInteractor = PlayPart("account interactor")
  static let registerPresenter = PlayPart("account presenter")
  static let signUpView = PlayPart("sign-up view")
}
