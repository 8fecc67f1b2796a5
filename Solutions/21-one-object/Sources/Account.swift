import LoginScene

/// The models of the login screen; a login's Response and ViewModels are the scene's own.
nonisolated enum Account {}

extension Account {
  /// The use case of finding the screen as it was left.
  nonisolated enum Recall {
    struct Request: Equatable {}

    struct Response: Equatable {
      let remembers: Bool
      /// Nil if the field stays as it is.
      let email: String?
    }

    struct ViewModel: Equatable {
      let remembers: Bool
      let email: String?
    }
  }

  /// The use case of judging the fields at each edit.
  nonisolated enum Judge {
    struct Request: Equatable {
      let email: String
      let password: String
    }

    /// Nil means that the field is fine.
    struct Response: Equatable {
      let email: EmailReason?
      let password: PasswordReason?
    }

    enum EmailReason: Equatable { case missing, noAt }
    enum PasswordReason: Equatable { case missing }

    struct ViewModel: Equatable {
      let emailHint: String?
      let passwordHint: String?
    }
  }
}

/// View → Interactor.
protocol AccountBusinessLogic: AnyObject {
  func recall(_ request: Account.Recall.Request) async
  func judge(_ request: Account.Judge.Request)
  func logIn(_ request: Login.Remember.Request) async
}

/// Interactor → Presenter.
protocol AccountPresentationLogic: AnyObject {
  func presentRecalled(_ response: Account.Recall.Response)
  func presentJudgement(_ response: Account.Judge.Response)
  func presentLoading(_ isLoading: Bool)
  func presentLogin(_ response: Login.Authenticate.Response)
}

/// Presenter → View.
protocol AccountDisplayLogic: AnyObject {
  func displayRecalled(_ viewModel: Account.Recall.ViewModel)
  func displayJudgement(_ viewModel: Account.Judge.ViewModel)
  func displayLoading(_ isLoading: Bool)
  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome)
  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem)
}

/// View → Router.
protocol AccountRoutingLogic: AnyObject {
  func routeToHome()
}
