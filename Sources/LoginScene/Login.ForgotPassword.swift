extension Login {
  /// The use case of asking for a mail with a link to a new password.
  nonisolated package enum ForgotPassword {}
}

extension Login.ForgotPassword {
  /// View → Interactor: what was typed, untouched; a field that was never filled is nil.
  nonisolated package struct Request: Equatable, Sendable {
    package let email: String?

    package init(email: String?) {
      self.email = email
    }
  }

  /// Interactor → Presenter: what came of it, without a word meant for the screen.
  nonisolated package enum Response: Equatable, Sendable {
    /// If there is an account with this email, a mail is on its way.
    case sent(email: String)
    case failure(Failure)
  }

  /// Why no mail was sent, in the app's own terms.
  nonisolated package enum Failure: Error, Equatable, Sendable, CaseIterable {
    case missingEmail
    case noSuchAccount
    case tooManyRequests
    case offline
    case unknown
  }
}
