import LoginScene
import SpyKit

/// What the worker answers in a script, as it is written there.
nonisolated package enum KataAnswer: Codable, Sendable {
  case user(name: String)
  case failure(kind: String)
  /// An error of no known kind, which may be like the failure of that kind.
  case oddError(kind: KataStrayError, like: String)

  /// What the worker's double returns or throws; nil for a kind of failure that there is not.
  package var result: Result<Login.User, any Error>? {
    switch self {
    case .user(let name): .success(Login.User(name: name))
    case .failure(let kind): Login.Failure(kind: kind).map(Result.failure)
    case .oddError(let error, let kind):
      Login.Failure(kind: kind).map { .failure(error.error(like: $0)) }
    }
  }

  /// In words, for the transcript.
  package var kataText: String {
    switch self {
    case .user(let name): "user \(KataText.quoted(name))"
    case .failure(let kind): "failure \(kind)"
    case .oddError(let error, let kind):
      "an error of no known kind: \(Login.Failure(kind: kind).map(error.words) ?? kind)"
    }
  }
}

nonisolated extension Login.Failure: KataKind {}
