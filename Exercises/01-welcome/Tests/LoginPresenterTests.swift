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

  @Test func `welcomes a user by name`() {
    presenter.presentLogin(.success(.init(name: "Ann")))

    #expect(log.calls == [.view(.displayWelcome(.init(greeting: "Welcome, Ann!")))])
  }

  @Test(arguments: [" mary ann ", "Ann  de\tVries", "McANN", "50% Ann"])
  func `shows the name exactly as given`(name: String) {
    presenter.presentLogin(.success(.init(name: name)))

    #expect(log.calls == [.view(.displayWelcome(.init(greeting: "Welcome, \(name)!")))])
  }

  @Test func `welcomes a user without a name`() {
    presenter.presentLogin(.success(.init(name: "")))

    #expect(log.calls == [.view(.displayWelcome(.init(greeting: "Welcome!")))])
  }

  @Test func `a name of nothing but blanks is no name`() {
    presenter.presentLogin(.success(.init(name: "   ")))

    #expect(log.calls == [.view(.displayWelcome(.init(greeting: "Welcome!")))])
  }

  @Test(arguments: ["\n", "\t", " \n\t ", "\u{A0}"])
  func `newlines and tabs are blanks, too`(name: String) {
    presenter.presentLogin(.success(.init(name: name)))

    #expect(log.calls == [.view(.displayWelcome(.init(greeting: "Welcome!")))])
  }

  @Test func `missing credentials are asked for`() {
    presenter.presentLogin(.failure(.missingCredentials))

    #expect(
      log.calls == [
        .view(
          .displayProblem(
            .init(title: "Something is missing", message: "Enter your email and your password.")))
      ])
  }

  @Test func `wrong credentials are told without saying which of the two is wrong`() {
    presenter.presentLogin(.failure(.wrongCredentials))

    #expect(
      log.calls == [
        .view(
          .displayProblem(
            .init(title: "That didn't work", message: "Email and password don't match.")))
      ])
  }

  @Test func `a locked account says how long to wait`() {
    presenter.presentLogin(.failure(.accountLocked))

    #expect(
      log.calls == [
        .view(
          .displayProblem(
            .init(title: "Account locked", message: "Too many tries. Try again in 15 minutes.")))
      ])
  }

  @Test func `being offline asks for a look at the connection`() {
    presenter.presentLogin(.failure(.offline))

    #expect(
      log.calls == [
        .view(
          .displayProblem(
            .init(title: "You're offline", message: "Check your connection and try again.")))
      ])
  }

  @Test func `an unknown failure has words of its own`() {
    presenter.presentLogin(.failure(.unknown))

    #expect(
      log.calls == [
        .view(.displayProblem(.init(title: "Something went wrong", message: "Try again later.")))
      ])
  }

  @Test func `shows each response once, in the order in which they came`() {
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
