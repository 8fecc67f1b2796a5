import LoginScene
import SpyKit

/// Hands each request on to an Interactor, and has `kata flow` draw it.
package final class KataLoginForwarder: KataLoginSpy, LoginBusinessLogic {
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
