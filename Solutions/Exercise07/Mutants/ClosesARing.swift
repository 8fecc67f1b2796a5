// E5: The View is held on the way back as well, which closes a ring: no scene ever goes.
import LoginScene

/// Makes the parts of a login scene, and tells each whom it has to know.
final class LoginConfigurator {
  private let parts: any LoginParts

  init(parts: any LoginParts) {
    self.parts = parts
  }

  /// A new scene, as its View: whoever shows the View holds the scene.
  func makeScene(in navigator: any LoginNavigatorLogic) -> any LoginDisplayLogic {
    let presenter = parts.makePresenter()
    let link = StrongLink(presenter)
    let interactor = parts.makeInteractor(presenter: link, worker: parts.makeWorker())
    let router = parts.makeRouter(dataStore: interactor)
    let view = parts.makeView(interactor: interactor, router: router)
    presenter.view = view
    link.view = view
    router.navigator = navigator
    return view
  }
}

/// Sees to it that the Presenter's View does not vanish.
private final class StrongLink: LoginPresentationLogic {
  var view: (any LoginDisplayLogic)?
  private let presenter: any LoginPresentationLogic

  init(_ presenter: any LoginPresentationLogic) {
    self.presenter = presenter
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    presenter.presentLogin(response)
  }
}
