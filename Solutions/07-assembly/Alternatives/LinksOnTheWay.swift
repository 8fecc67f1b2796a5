import LoginScene

/// Makes the parts of a login scene, and links them.
final class LoginConfigurator {
  private let parts: any LoginParts

  init(parts: any LoginParts) {
    self.parts = parts
  }

  /// A new scene, as its View: the code that holds the View holds the scene.
  func makeScene(in navigator: any LoginNavigatorLogic) -> any LoginDisplayLogic {
    withPresenter { presenter in
      let interactor = parts.makeInteractor(presenter: presenter, worker: parts.makeWorker())
      return parts.makeView(interactor: interactor, router: router(for: interactor, in: navigator))
    }
  }

  /// Makes a Presenter, has the rest made around it, and links it to the View that comes out.
  private func withPresenter(
    _ makeView: (any LoginPresentationLogic) -> any LoginDisplayLogic
  ) -> any LoginDisplayLogic {
    let presenter = parts.makePresenter()
    let view = makeView(presenter)
    presenter.view = view
    return view
  }

  private func router(
    for dataStore: any LoginDataStore, in navigator: any LoginNavigatorLogic
  ) -> any LoginRoutingLogic {
    let router = parts.makeRouter(dataStore: dataStore)
    router.navigator = navigator
    return router
  }
}
