/// View → Interactor: whoever calls it owns the task, and may cancel it.
package protocol LoginBusinessLogic: AnyObject {
  func logIn(_ request: Login.Authenticate.Request) async
}

/// Interactor → Presenter.
package protocol LoginPresentationLogic: AnyObject {
  func presentLogin(_ response: Login.Authenticate.Response)
}

/// Presenter → View: one method for each outcome.
package protocol LoginDisplayLogic: AnyObject {
  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome)
  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem)
}

/// Interactor → Worker: the one that leaves the app to ask.
package protocol LoginWorkerLogic: AnyObject {
  /// Throws a `Login.Failure` where the reason is known, and any other error where it is not.
  func authenticate(email: String, password: String) async throws -> Login.User
}

/// View → Router.
package protocol LoginRoutingLogic: AnyObject {
  func routeToHome()
}

/// What the Interactor keeps for the screens that follow.
package protocol LoginDataStore: AnyObject {
  var user: Login.User? { get }
}
