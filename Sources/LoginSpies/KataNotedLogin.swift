import LoginScene
import SpyKit

/// Hands each request on to an Interactor, and has `kata flow` draw it.
package final class KataNotedLogin: KataLoginSpy, LoginBusinessLogic {
  private let interactor: any LoginBusinessLogic

  package init(_ log: KataLoginLog, _ interactor: any LoginBusinessLogic) {
    self.interactor = interactor
    super.init(log)
  }

  package func logIn(_ request: Login.Authenticate.Request) async {
    log.ask("logIn", request)
    await interactor.logIn(request)
  }
}

/// Hands each response on to a Presenter, and has `kata flow` draw it.
package final class KataNotedLoginPresenter: KataLoginSpy, LoginPresentationLogic {
  private let presenter: any LoginPresentationLogic

  package init(_ log: KataLoginLog, _ presenter: any LoginPresentationLogic) {
    self.presenter = presenter
    super.init(log)
  }

  package func presentLogin(_ response: Login.Authenticate.Response) {
    log.ask("presentLogin", response, from: "interactor", to: "presenter")
    presenter.presentLogin(response)
  }
}
