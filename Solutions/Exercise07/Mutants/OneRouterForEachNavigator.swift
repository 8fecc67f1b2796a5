// E4: A second scene in the same navigator gets the Router of the first, and the first one's user.
import LoginScene

/// Makes the parts of a login scene, and tells each whom it has to know.
final class LoginConfigurator {
  private let parts: any LoginParts
  private weak var lastRouter: (any LoginRoutingLogic & LoginNavigatorLink)?

  init(parts: any LoginParts) {
    self.parts = parts
  }

  /// A new scene, as its View: whoever shows the View holds the scene.
  func makeScene(in navigator: any LoginNavigatorLogic) -> any LoginDisplayLogic {
    let presenter = parts.makePresenter()
    let interactor = parts.makeInteractor(presenter: presenter, worker: parts.makeWorker())
    let router = router(in: navigator) ?? parts.makeRouter(dataStore: interactor)
    lastRouter = router
    let view = parts.makeView(interactor: interactor, router: router)
    presenter.view = view
    router.navigator = navigator
    return view
  }

  private func router(
    in navigator: any LoginNavigatorLogic
  ) -> (any LoginRoutingLogic & LoginNavigatorLink)? {
    lastRouter?.navigator === navigator ? lastRouter : nil
  }
}
