import LoginScene

/// Makes the parts of a login scene, and links them.
final class LoginConfigurator {
  private let parts: any LoginParts

  init(parts: any LoginParts) {
    self.parts = parts
  }

  /// A new scene, as its View: the code that holds the View holds the scene.
  func makeScene(in navigator: any LoginNavigatorLogic) -> any LoginDisplayLogic {
    let scene = Scene(parts)
    scene.link(to: navigator)
    return scene.view
  }
}

/// All parts of one scene, side by side, until they are linked.
private struct Scene {
  let worker: any LoginWorkerLogic
  let presenter: any LoginPresentationLogic & LoginViewLink
  let interactor: any LoginBusinessLogic & LoginDataStore
  let router: any LoginRoutingLogic & LoginNavigatorLink
  let view: any LoginDisplayLogic

  init(_ parts: any LoginParts) {
    worker = parts.makeWorker()
    presenter = parts.makePresenter()
    interactor = parts.makeInteractor(presenter: presenter, worker: worker)
    router = parts.makeRouter(dataStore: interactor)
    view = parts.makeView(interactor: interactor, router: router)
  }

  func link(to navigator: any LoginNavigatorLogic) {
    router.navigator = navigator
    presenter.view = view
  }
}
