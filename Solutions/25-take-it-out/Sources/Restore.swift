import WeatherScene

/// The one use case that has parts: settings come back from the account.
nonisolated enum Restore {
  nonisolated enum Response {
    case restored(Weather.Preferences)
    case nothingKept
    case failure(Weather.AccountError)
    case unknown
  }

  nonisolated enum ViewModel {
    nonisolated struct Restored {
      let preferences: Weather.Preferences
      let message: String
    }

    nonisolated struct Problem {
      let message: String
    }
  }
}

/// View → Interactor.
protocol RestoreBusinessLogic: AnyObject {
  func restore() async
  /// Something was set or reset: that wins over an answer to come.
  func userHasSet()
}

/// Interactor → Presenter.
protocol RestorePresentationLogic: AnyObject {
  func presentRestoring(_ isRestoring: Bool)
  func presentRestore(_ response: Restore.Response)
}

/// Presenter → View.
protocol RestoreDisplayLogic: AnyObject {
  func displayRestoring(_ isRestoring: Bool)
  func displayRestored(_ viewModel: Restore.ViewModel.Restored)
  func displayProblem(_ viewModel: Restore.ViewModel.Problem)
}
