import LoginScene

/// Makes the parts of a login scene, and links them.
final class LoginConfigurator {
  private let parts: any LoginParts

  init(parts: any LoginParts) {
    self.parts = parts
  }

  /// A new scene, as its View: the code that holds the View holds the scene.
  func makeScene(in navigator: any LoginNavigatorLogic) -> any LoginDisplayLogic {
    let presenter = parts.makePresenter()
    let interactor = parts.makeInteractor(presenter: presenter, worker: parts.makeWorker())
    let router = parts.makeRouter(dataStore: interactor)
    let view = parts.makeView(interactor: interactor, router: router)
    presenter.view = view
    router.navigator = navigator
    return view
  }
}
