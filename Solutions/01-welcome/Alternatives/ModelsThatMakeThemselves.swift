import LoginScene

/// Puts the outcome of a login into words, and has the View show them.
final class LoginPresenter: LoginPresentationLogic {
  /// Weak, because the View owns the parts behind it; it is set once all of them are made.
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user): view?.displayWelcome(.init(user))
    case .failure(let failure): view?.displayProblem(.init(failure))
    }
  }
}

extension Login.Authenticate.ViewModel.Welcome {
  fileprivate init(_ user: Login.User) {
    var greeting = "Welcome"
    if !user.name.drop(while: \.isWhitespace).isEmpty {
      greeting += ", \(user.name)"
    }
    self.init(greeting: "\(greeting)!")
  }
}

extension Login.Authenticate.ViewModel.Problem {
  fileprivate init(_ failure: Login.Failure) {
    self.init(title: failure.title, message: failure.message)
  }
}

extension Login.Failure {
  fileprivate var title: String {
    switch self {
    case .missingCredentials: "Something is missing"
    case .wrongCredentials: "That didn't work"
    case .accountLocked: "Account locked"
    case .offline: "You're offline"
    case .unknown: "Something went wrong"
    }
  }

  fileprivate var message: String {
    switch self {
    case .missingCredentials: "Enter your email and your password."
    case .wrongCredentials: "Email and password don't match."
    case .accountLocked: "Too many tries. Try again in 15 minutes."
    case .offline: "Check your connection and try again."
    case .unknown: "Try again later."
    }
  }
}
