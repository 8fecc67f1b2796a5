import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise04
@testable import Exercise07

/// The parts of 01 to 06, each from its own exercise, behind 07's configurator: one scene.
@Suite struct LoginEveningTests {
  let log = KataLoginLog()
  let door: Door
  let window: Window

  init() {
    door = Door(log)
    window = Window(log)
  }

  private func openLogin(with interactor: LoginReferences.Interactor) -> LoginReferences {
    let parts = LoginReferences(interactor, worker: door, log: log)
    window.open(LoginConfigurator(parts: parts).makeScene(in: window))
    return parts
  }

  /// Somebody fills the form, and taps the button.
  private func logIn(_ email: String, _ password: String) async throws {
    let login = try #require(window.login)
    login.email = email
    login.password = password
    await login.logIn()
  }

  private func asked(_ email: String, _ password: String) -> KataLoginCall {
    .worker(.authenticate(email: email, password: password))
  }

  private func home(_ user: Login.User) -> [KataLoginCall] {
    [
      .destinations(.makeHome),
      .home(.setUser(user)),
      .navigator(.replaceRoot(with: .home(user: user))),
    ]
  }

  @Test func `a whole evening, from an empty form to home`() async throws {
    let parts = openLogin(with: .answers)
    let login = { try #require(window.login) }

    #expect(try !login().canLogIn)
    try await logIn("", "s3cret")
    #expect(try login().alert == nil)
    try await logIn(" \t ", "s3cret")
    #expect(try login().alert?.title == "Something is missing")
    #expect(log.calls == [])

    parts.detours?.routeToSignUp()
    parts.detours?.routeToForgotPassword()
    #expect(window.presented != nil)
    #expect(window.pushed.count == 1)

    try await logIn("ann@x.org", "S3cret")
    #expect(try login().alert?.message == "Email and password don't match.")
    #expect(try login().email == "ann@x.org")
    #expect(try login().password == "S3cret")

    door.trouble = Login.Failure.offline
    try await logIn("ann@x.org", "s3cret")
    #expect(try login().alert?.title == "You're offline")
    door.trouble = KataOddError("certificate")
    try await logIn("ann@x.org", "s3cret")
    #expect(try login().alert?.title == "Something went wrong")
    #expect(try login().greeting == nil)
    #expect(parts.alive == 4)

    door.trouble = nil
    try await logIn(" ann@x.org ", "s3cret")

    #expect(window.login == nil)
    #expect(window.root is KataHomeScreenSpy)
    #expect(window.pushed.isEmpty && window.presented == nil)
    #expect(parts.alive == 0)
    #expect(
      log.calls == [
        .destinations(.makeSignUp), .navigator(.present(.signUp)),
        .destinations(.makeForgotPassword), .navigator(.push(.forgotPassword)),
        asked("ann@x.org", "S3cret"),
        asked("ann@x.org", "s3cret"),
        asked("ann@x.org", "s3cret"),
        asked("ann@x.org", "s3cret"),
      ] + home(Login.User(name: "Ann")))
  }

  @Test func `too many wrong passwords lock one account, and not the other`() async throws {
    let parts = openLogin(with: .answers)
    for _ in 1...3 {
      try await logIn("ann@x.org", "guess")
      #expect(window.login?.alert?.title == "That didn't work")
    }
    try await logIn("ann@x.org", "s3cret")
    #expect(window.login?.alert?.title == "Account locked")

    var login = window.login
    try await logIn("bob@x.org", " ")
    #expect(login?.greeting == "Welcome!")
    #expect(Array(log.calls.suffix(3)) == home(Login.User(name: " ")))
    login = nil
    #expect(parts.alive == 0)
  }

  @Test(arguments: LoginReferences.Interactor.allCases)
  func `what is missing never reaches the door`(interactor: LoginReferences.Interactor)
    async throws
  {
    let parts = openLogin(with: interactor)
    try await logIn("\n", " ")
    #expect(window.login?.alert?.title == "Something is missing")
    window.login?.dismissAlert()
    try await logIn("ann@x.org", "")

    #expect(window.login?.alert == nil)
    #expect(log.calls == [])
    #expect(parts.alive == 4)
  }

  @Test(arguments: LoginReferences.Interactor.allCases)
  func `whoever is let in is greeted, gets home, and leaves nothing behind`(
    interactor: LoginReferences.Interactor
  ) async throws {
    let parts = openLogin(with: interactor)
    var login = window.login
    try await logIn("\tann@x.org\n", "s3cret")

    #expect(login?.greeting == "Welcome, Ann!")
    #expect(log.calls == [asked("ann@x.org", "s3cret")] + home(Login.User(name: "Ann")))
    #expect(parts.alive == 4)
    login = nil
    #expect(parts.alive == 0)
  }

  @Test(arguments: LoginReferences.Interactor.allCases)
  func `the next evening begins anew`(interactor: LoginReferences.Interactor) async throws {
    let first = openLogin(with: interactor)
    try await logIn("ann@x.org", "s3cret")
    let second = openLogin(with: interactor)
    try await logIn("ann@x.org", "S3cret")

    #expect(first.alive == 0)
    #expect(second.alive == 4)
    #expect(window.login?.greeting == nil)
    #expect(
      log.calls
        == [asked("ann@x.org", "s3cret")] + home(Login.User(name: "Ann"))
        + [asked("ann@x.org", "S3cret")])
  }
}
