/// View → Interactor: whoever calls it owns the task.
package protocol LoginForgotPasswordBusinessLogic: AnyObject {
  func sendLink(_ request: Login.ForgotPassword.Request) async
}

/// Interactor → Presenter.
package protocol LoginForgotPasswordPresentationLogic: AnyObject {
  func presentLoading(_ isLoading: Bool)
  func presentForgotPassword(_ response: Login.ForgotPassword.Response)
}

/// Interactor → Worker: the one that leaves the app to ask.
package protocol LoginForgotPasswordWorkerLogic: AnyObject {
  /// Throws a `Login.ForgotPassword.Failure` where the reason is known, and any other error
  /// where it is not.
  func sendLink(to email: String) async throws
}
