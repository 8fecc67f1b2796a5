// E4: Nothing happens at all: nobody is asked, and nothing is presented.
import LoginScene

/// Makes the Interactor that your suite is run against; `kata` puts others in this one's place.
func makeInteractor(
  presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
) -> any LoginForgotPasswordBusinessLogic {
  ForgotPasswordInteractor(presenter: presenter, worker: worker)
}

/// Takes the email that was typed, and asks the worker to send a link there.
private final class ForgotPasswordInteractor: LoginForgotPasswordBusinessLogic {
  private let presenter: any LoginForgotPasswordPresentationLogic
  private let worker: any LoginForgotPasswordWorkerLogic

  init(
    presenter: any LoginForgotPasswordPresentationLogic, worker: any LoginForgotPasswordWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
  }

  func sendLink(_ request: Login.ForgotPassword.Request) async {}
}
