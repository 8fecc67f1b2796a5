/// The wishes that came later: the settings screen adopts this as well.
@MainActor package protocol WeatherSettingsWishes: AnyObject {
  /// True if a setting isn't as in a new app.
  var isChanged: Bool { get }
  /// True while a restore runs.
  var isRestoring: Bool { get }
  /// The words about the last restore; nil if there are none, and while one runs.
  var message: String? { get }

  /// Puts everything back, as in a new app.
  func reset()
  /// Brings back what the account keeps; the caller owns the task, and may cancel it.
  func restore() async
}

/// The user's account, which every app of theirs saves its settings to.
@MainActor package protocol WeatherSettingsAccount: AnyObject, Sendable {
  /// Returns nil if nothing is kept; throws a `Weather.AccountError`, or any other error.
  func fetch() async throws -> Weather.Preferences?
}

extension Weather {
  /// The failures that the account knows by name.
  package enum AccountError: Error, Equatable, Encodable, Sendable, CaseIterable {
    case offline
    case signedOut
  }
}
