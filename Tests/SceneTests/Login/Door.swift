import LoginScene
import LoginSpies

/// A fake worker: it knows two people, and locks an account after three wrong passwords.
final class Door: LoginWorkerLogic {
  /// What it throws until further notice.
  var trouble: (any Error)?
  private let log: KataLoginLog
  private var wrongTries: [String: Int] = [:]
  private let people = [
    "ann@x.org": (password: "s3cret", user: Login.User(name: "Ann")),
    "bob@x.org": (password: " ", user: Login.User(name: " ")),
  ]

  init(_ log: KataLoginLog) {
    self.log = log
  }

  func authenticate(email: String, password: String) async throws -> Login.User {
    log.record(.worker(.authenticate(email: email, password: password)))
    if let trouble { throw trouble }
    if wrongTries[email, default: 0] >= 3 { throw Login.Failure.accountLocked }
    guard let person = people[email], person.password == password else {
      wrongTries[email, default: 0] += 1
      throw Login.Failure.wrongCredentials
    }
    return person.user
  }
}
