import WeatherScene

/// Finds the words for what came of a restore.
final class RestorePresenter: RestorePresentationLogic {
  weak var view: (any RestoreDisplayLogic)?

  func presentRestoring(_ isRestoring: Bool) {
    view?.displayRestoring(isRestoring)
  }

  func presentRestore(_ response: Restore.Response) {
    switch response {
    case .restored(let preferences):
      view?.displayRestored(.init(preferences: preferences, message: "Your settings are back."))
    case .nothingKept: problem("Your account has no settings yet.")
    case .failure(.offline): problem("You're offline.")
    case .failure(.signedOut): problem("Sign in to get your settings back.")
    case .unknown: problem("Your settings can't be restored.")
    }
  }

  private func problem(_ message: String) {
    view?.displayProblem(.init(message: message))
  }
}
