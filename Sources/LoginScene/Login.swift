/// The login scene's models; those of one use case are nested once more (`Login.Authenticate`).
///
/// `Encodable` serves the tests alone: their log writes each message down through it (`KataText`).
package enum Login {}

extension Login {
  /// Who is signed in.
  package struct User: Equatable, Encodable, Sendable {
    package let name: String

    package init(name: String) {
      self.name = name
    }
  }

  /// Why a login did not work, in the app's own terms; the words for it are the Presenter's.
  package enum Failure: Error, Equatable, Encodable, Sendable, CaseIterable {
    case missingCredentials
    case wrongCredentials
    case accountLocked
    case offline
    case unknown
  }
}

/// Interactor → Presenter: work has begun, or is over.
@MainActor package protocol LoginLoadingPresentationLogic: AnyObject {
  func presentLoading(_ isLoading: Bool)
}

/// Presenter → View: the screen is waiting, or no longer is.
@MainActor package protocol LoginLoadingDisplayLogic: AnyObject {
  func displayLoading(_ isLoading: Bool)
}
