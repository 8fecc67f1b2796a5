import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise04
@testable import Exercise07

/// The parts of 01 to 06, each from its own exercise, behind 07's configurator.
@Suite struct LoginSceneTests {
  let ann = Login.User(name: "Ann")
  let log = KataLoginLog()
  let window: Window

  init() {
    window = Window(log)
  }

  private func login() throws -> Exercise04.LoginView {
    try #require(window.root as? Exercise04.LoginView)
  }

  /// Fills the form, taps the button, and gives the title of the alert.
  private func logIn(_ email: String, _ password: String) async throws -> String? {
    let login = try login()
    (login.email, login.password) = (email, password)
    await login.logIn()
    return login.alert?.title
  }

  @Test func `a whole evening, from an empty form to home`() async throws {
    let worker = KataWorkerSpy(
      log,
      answers: [
        .failure(Login.Failure.wrongCredentials), .failure(Login.Failure.offline),
        .failure(KataOddError("certificate")), .success(ann),
      ])
    let parts = LoginReferences(worker: worker, log: log)
    window.root = LoginConfigurator(parts: parts).makeScene(in: window)

    #expect(try !login().canLogIn)
    #expect(try await logIn("", "s3cret") == nil)
    #expect(try await logIn(" \t ", "s3cret") == "Something is missing")
    #expect(log.calls == [])

    parts.detours?.routeToSignUp()
    parts.detours?.routeToForgotPassword()
    #expect(window.presented != nil)
    #expect(window.pushed.count == 1)

    #expect(try await logIn("ann@x.org", "S3cret") == "That didn't work")
    #expect(try login().password == "S3cret")
    #expect(try await logIn("ann@x.org", "s3cret") == "You're offline")
    #expect(try await logIn("ann@x.org", "s3cret") == "Something went wrong")
    #expect(try login().greeting == nil)
    #expect(parts.alive == 4)

    weak let screen = try login()
    _ = try await logIn(" ann@x.org ", "s3cret")

    #expect(screen == nil)
    #expect(parts.alive == 0)
    #expect(window.root is KataHomeScreenSpy)
    #expect(window.pushed.isEmpty && window.presented == nil)
    let asked = ["S3cret", "s3cret", "s3cret", "s3cret"].map {
      KataLoginCall.worker(.authenticate(email: "ann@x.org", password: $0))
    }
    #expect(
      log.calls == [
        .destinations(.makeSignUp), .navigator(.present(.signUp)),
        .destinations(.makeForgotPassword), .navigator(.push(.forgotPassword)),
      ] + asked + [
        .destinations(.makeHome), .home(.setUser(ann)),
        .navigator(.replaceRoot(with: .home(user: ann))),
      ])
  }
}
