import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise01

@Suite(.flow) struct LoginPresenterTests {
  let log = KataLoginLog()
  let view: KataDisplaySpy
  let presenter = LoginPresenter()

  /// A presenter whose view is a spy; the suite keeps the spy, as the presenter's link is weak.
  init() {
    view = KataDisplaySpy(log)
    presenter.view = view
  }

  @Test(.tags(.edge1, .edge2)) func `welcomes a user by name`() {
    presenter.presentLogin(.success(.init(name: "Ann")))

    #expect(log.calls == [.view(.displayWelcome(.init(greeting: "Welcome, Ann!")))])
  }

  @Test(.tags(.edge2), arguments: [" mary ann ", "Ann  de\tVries", "McANN", "50% Ann"])
  func `shows the name exactly as given`(name: String) {
    presenter.presentLogin(.success(.init(name: name)))

    #expect(log.calls == [.view(.displayWelcome(.init(greeting: "Welcome, \(name)!")))])
  }

  @Test(.tags(.edge3, .edge5)) func `welcomes a user without a name, once`() {
    presenter.presentLogin(.success(.init(name: "")))

    #expect(log.calls == [.view(.displayWelcome(.init(greeting: "Welcome!")))])
  }

  @Test(.tags(.edge3)) func `a name of spaces is greeted like an empty one`() {
    presenter.presentLogin(.success(.init(name: "   ")))

    #expect(log.calls == [.view(.displayWelcome(.init(greeting: "Welcome!")))])
  }

  @Test(.tags(.edge3), arguments: ["\n", "\t", " \n\t ", "\u{A0}"])
  func `newlines, tabs and no-break spaces in a name are blanks, too`(name: String) {
    presenter.presentLogin(.success(.init(name: name)))

    #expect(log.calls == [.view(.displayWelcome(.init(greeting: "Welcome!")))])
  }

  @Test(.tags(.edge1, .edge4)) func `missing credentials are asked for`() {
    presenter.presentLogin(.failure(.missingCredentials))

    #expect(
      log.calls == [
        .view(
          .displayProblem(
            .init(title: "Something is missing", message: "Enter your email and your password.")))
      ])
  }

  @Test(.tags(.edge1, .edge4))
  func `wrong credentials are reported without saying which one is wrong`() {
    presenter.presentLogin(.failure(.wrongCredentials))

    #expect(
      log.calls == [
        .view(
          .displayProblem(
            .init(title: "That didn't work", message: "Email and password don't match.")))
      ])
  }

  @Test(.tags(.edge1, .edge4)) func `for a locked account, the message says how long to wait`() {
    presenter.presentLogin(.failure(.accountLocked))

    #expect(
      log.calls == [
        .view(
          .displayProblem(
            .init(title: "Account locked", message: "Too many tries. Try again in 15 minutes.")))
      ])
  }

  @Test(.tags(.edge1, .edge4)) func `when offline, the message asks for a look at the connection`()
  {
    presenter.presentLogin(.failure(.offline))

    #expect(
      log.calls == [
        .view(
          .displayProblem(
            .init(title: "You're offline", message: "Check your connection and try again.")))
      ])
  }

  @Test(.tags(.edge1, .edge4, .edge5)) func `an unknown failure is shown with its own words`() {
    presenter.presentLogin(.failure(.unknown))

    #expect(
      log.calls == [
        .view(.displayProblem(.init(title: "Something went wrong", message: "Try again later.")))
      ])
  }

  @Test(.tags(.edge5)) func `shows each response once, in the order in which they came`() {
    presenter.presentLogin(.failure(.offline))
    presenter.presentLogin(.success(.init(name: "Ann")))
    presenter.presentLogin(.success(.init(name: "Ann")))
    presenter.presentLogin(.failure(.offline))
    presenter.presentLogin(.failure(.offline))

    let offline = KataLoginCall.view(
      .displayProblem(
        .init(title: "You're offline", message: "Check your connection and try again.")))
    let welcome = KataLoginCall.view(.displayWelcome(.init(greeting: "Welcome, Ann!")))
    #expect(log.calls == [offline, welcome, welcome, offline, offline])
  }
}
