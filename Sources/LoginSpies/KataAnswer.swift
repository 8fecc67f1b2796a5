import LoginScene
import SpyKit

/// A worker's answer in a script, as it is written there.
nonisolated package enum KataAnswer: Codable, Sendable {
  case user(name: String)
  case failure(kind: String)
  /// An error of no known kind, which may be like the failure of that kind.
  case oddError(kind: KataStrayError, like: String)
  /// A failure of one of the scene's other use cases, as source code has it.
  case neighbour(failure: String)

  /// An error that is no `Login.Failure`, of any kind that there is.
  package static func odd(using random: inout KataRandom) -> Self {
    if random.once(in: 6) { return .neighbour(failure: random.pick(neighbours).name) }
    let kind = random.pick(Login.Failure.allCases).kind
    return .oddError(kind: .random(using: &random), like: kind)
  }

  /// Each failure once, and each error that is no `Login.Failure`.
  package static var failures: [Self] {
    let kinds = Login.Failure.allCases.map(\.kind)
    return kinds.map { .failure(kind: $0) }
      + KataStrayError.allCases.enumerated().map { index, error in
        .oddError(kind: error, like: kinds[index % kinds.count])
      } + neighbours.map { .neighbour(failure: $0.name) }
  }

  private static let neighbours: [(name: String, failure: any Error)] =
    Login.Register.Failure.allCases.map { ("Login.Register.Failure\(KataText.of($0))", $0) }
    + Login.ForgotPassword.Failure.allCases.map {
      ("Login.ForgotPassword.Failure\(KataText.of($0))", $0)
    }

  /// The value or error of the worker's double; nil for an unknown kind of failure.
  package var result: Result<Login.User, any Error>? {
    switch self {
    case .user(let name): .success(Login.User(name: name))
    case .failure(let kind): Login.Failure(kind: kind).map(Result.failure)
    case .oddError(let error, let kind):
      Login.Failure(kind: kind).map { .failure(error.error(like: $0)) }
    case .neighbour(let name):
      Self.neighbours.first { $0.name == name }.map { .failure($0.failure) }
    }
  }

  /// In words, for the transcript.
  package var kataText: String {
    switch self {
    case .user(let name): "user \(KataText.quoted(name))"
    case .failure(let kind): "failure \(kind)"
    case .oddError(let error, let kind): Login.Failure(kind: kind).map(error.words) ?? kind
    case .neighbour(let name): "another use case's failure: \(name)"
    }
  }
}

nonisolated extension Login.Failure: KataKind {}
