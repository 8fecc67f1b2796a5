import LoginScene

/// Makes the parts of a login scene, and links them.
final class LoginConfigurator {
  private let parts: any LoginParts

  init(parts: any LoginParts) {
    self.parts = parts
  }

  /// A new scene, as its View: the code that holds the View holds the scene.
  func makeScene(in navigator: any LoginNavigatorLogic) -> any LoginDisplayLogic {
    Assembly(parts, navigator).view
  }
}

/// Makes each part when it is first asked for; it is gone once the scene stands.
private final class Assembly {
  private let parts: any LoginParts
  private let navigator: any LoginNavigatorLogic

  init(_ parts: any LoginParts, _ navigator: any LoginNavigatorLogic) {
    self.parts = parts
    self.navigator = navigator
  }

  lazy var view: any LoginDisplayLogic = {
    let view = parts.makeView(interactor: interactor, router: router)
    presenter.view = view
    return view
  }()

  private lazy var presenter = parts.makePresenter()

  private lazy var interactor = parts.makeInteractor(
    presenter: presenter, worker: parts.makeWorker())

  private lazy var router = {
    let router = parts.makeRouter(dataStore: interactor)
    router.navigator = navigator
    return router
  }()
}
