import LoginScene
import SpyKit

/// Hands each request on to an Interactor, and has `kata flow` draw it.
package final class KataSignUpForwarder: KataLoginSpy, LoginSignUpBusinessLogic {
  private let interactor: any LoginSignUpBusinessLogic

  package init(_ log: KataLoginLog, _ interactor: any LoginSignUpBusinessLogic) {
    self.interactor = interactor
    super.init(log)
  }

  package func validate(_ request: Login.SignUp.Validate.Request) {
    log.ask("validate", request)
    interactor.validate(request)
  }
}

/// Hands each response on to a Presenter, and has `kata flow` draw it.
package final class KataSignUpPresenterForwarder: KataLoginSpy, LoginSignUpPresentationLogic {
  private let presenter: any LoginSignUpPresentationLogic

  package init(_ log: KataLoginLog, _ presenter: any LoginSignUpPresentationLogic) {
    self.presenter = presenter
    super.init(log)
  }

  package func presentValidation(_ response: Login.SignUp.Validate.Response) {
    log.ask("presentValidation", response, from: "interactor", to: "presenter")
    presenter.presentValidation(response)
  }
}
