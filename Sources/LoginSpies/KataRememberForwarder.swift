import LoginScene
import SpyKit

/// Hands each request on to an Interactor, and has `kata flow` draw it.
package final class KataRememberForwarder: KataLoginSpy, LoginRememberBusinessLogic {
  private let interactor: any LoginRememberBusinessLogic

  package init(_ log: KataLoginLog, _ interactor: any LoginRememberBusinessLogic) {
    self.interactor = interactor
    super.init(log)
  }

  package func loadRemembered(_ request: Login.Remember.Load.Request) async {
    log.ask("loadRemembered", request)
    await interactor.loadRemembered(request)
  }

  package func logIn(_ request: Login.Remember.Request) async {
    log.ask("logIn", request)
    await interactor.logIn(request)
  }

  package func register(_ request: Login.Remember.Request) async {
    log.ask("register", request)
    await interactor.register(request)
  }
}
