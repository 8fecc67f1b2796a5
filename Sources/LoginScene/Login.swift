/// The login scene's models; those of one use case are nested once more (`Login.Authenticate`).
nonisolated package enum Login {}

extension Login {
  /// Who is signed in.
  nonisolated package struct User: Equatable, Encodable, Sendable {
    package let name: String

    package init(name: String) {
      self.name = name
    }
  }

  /// Why a login did not work, in the app's own terms; the words for it are the Presenter's.
  nonisolated package enum Failure: Error, Equatable, Encodable, Sendable, CaseIterable {
    case missingCredentials
    case wrongCredentials
    case accountLocked
    case offline
    case unknown
  }
}

/// Interactor → Presenter: work has begun, or is over.
package protocol LoginLoadingPresentationLogic: AnyObject {
  func presentLoading(_ isLoading: Bool)
}

/// Presenter → View: the screen is waiting, or no longer is.
package protocol LoginLoadingDisplayLogic: AnyObject {
  func displayLoading(_ isLoading: Bool)
}
