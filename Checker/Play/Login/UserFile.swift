import Foundation
import LoginScene
import PlayKit
import PlayWire

/// A file of users, in place of the service that an app would ask; it stays from one play to the next.
final class UserFile: LoginWorkerLogic, LoginRegisterWorkerLogic, LoginForgotPasswordWorkerLogic {
  private static let part = PlayPart("worker")
  /// The number of wrong passwords after which an account is locked, until the scene is left.
  private static let tries = 3

  private let stack: PageStack
  private let file: URL
  /// The part that logs in with it.
  private let asker: PlayPart
  private var wrongTries: [String: Int] = [:]

  /// A user as the file has it: a toy, since a service keeps no password as it was typed.
  private struct User: Codable {
    var email: String
    var name: String
    var password: String
  }

  init(_ stack: PageStack, file: URL, asker: PlayPart) {
    (self.stack, self.file, self.asker) = (stack, file, asker)
  }

  func authenticate(email: String, password: String) async throws -> Login.User {
    let question = Question(email: email, password: password)
    return try await stack.message("authenticate", question, from: asker, to: Self.part) {
      try await wait()
      guard wrongTries[email, default: 0] < Self.tries else { throw Login.Failure.accountLocked }
      guard let user = try users().first(where: { $0.email == email }), user.password == password
      else {
        wrongTries[email, default: 0] += 1
        throw Login.Failure.wrongCredentials
      }
      wrongTries[email] = nil
      return .init(name: user.name)
    }
  }

  func register(email: String, password: String) async throws -> Login.User {
    let question = Question(email: email, password: password)
    return try await stack.message("register", question, from: .registerInteractor, to: Self.part) {
      try await wait()
      var users = try users()
      guard !users.contains(where: { $0.email == email }) else {
        throw Login.Register.Failure.emailTaken
      }
      let name = email.prefix { $0 != "@" }
      users.append(.init(email: email, name: name.capitalized, password: password))
      try JSONEncoder().encode(users).write(to: file, options: .atomic)
      return .init(name: name.capitalized)
    }
  }

  func sendLink(to email: String) async throws {
    try await stack.message("sendLink", email, from: .linkInteractor, to: Self.part) {
      try await wait()
      guard try users().contains(where: { $0.email == email }) else {
        throw Login.ForgotPassword.Failure.noSuchAccount
      }
    }
  }

  private struct Question: Encodable {
    var email: String
    var password: String
  }

  /// About as long as a service takes.
  private func wait() async throws { try await Task.sleep(for: .milliseconds(200)) }

  private func users() throws -> [User] {
    guard FileManager.default.fileExists(atPath: file.path) else {
      return [.init(email: "ann@x.org", name: "Ann", password: "s3cret")]
    }
    return try JSONDecoder().decode([User].self, from: Data(contentsOf: file))
  }
}
