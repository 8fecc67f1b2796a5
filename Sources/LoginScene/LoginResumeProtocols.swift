/// View → Interactor: returns at once; what comes of it comes around the cycle.
package protocol LoginResumeBusinessLogic: AnyObject {
  func resume(_ request: Login.Resume.Request)
}

/// Interactor → Presenter.
package protocol LoginResumePresentationLogic: AnyObject {
  func presentSession(_ response: Login.Resume.Response)
}

/// Presenter → View: one method for each outcome.
package protocol LoginResumeDisplayLogic: AnyObject {
  func displayWelcomeBack(_ viewModel: Login.Resume.ViewModel)
  func displayLoginForm()
}

/// Interactor → Worker: the one that knows whether somebody is still signed in.
package protocol LoginSessionWorkerLogic: AnyObject {
  /// Calls back once, at once or later, and holds the callback until then.
  func findUser(_ callback: @escaping (Login.User?) -> Void)
}
