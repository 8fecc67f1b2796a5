import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise20

@Suite(.flow) struct RememberPresenterTests {
  let log = KataLoginLog()
  let view: KataRememberDisplaySpy
  let presenter: RememberPresenter

  let ann = Login.User(name: "Ann")

  init() {
    view = KataRememberDisplaySpy(log)
    presenter = RememberPresenter(login: KataRememberPresenterSpy(log))
    presenter.view = view
  }

  private func greeted(_ greeting: String) -> KataLoginCall {
    .view(.displayRegistered(.init(greeting: greeting)))
  }

  private func warned(_ title: String, _ message: String) -> KataLoginCall {
    .view(.displayNotRegistered(.init(title: title, message: message)))
  }

  @Test(
    .tags(.edge17),
    arguments: [Login.Authenticate.Response.success(.init(name: " "))]
      + Login.Failure.allCases.map { .failure($0) })
  func `a login goes to the Presenter that has its words`(response: Login.Authenticate.Response) {
    presenter.presentLogin(response)

    #expect(log.calls == [.presenter(.presentLogin(response))])
  }

  @Test(.tags(.edge18), arguments: [true, false])
  func `the switch is displayed as the response has it`(remembers: Bool) {
    presenter.presentRemembered(.init(remembers: remembers, email: "ann@x.org"))

    #expect(
      log.calls == [.view(.displayRemembered(.init(remembers: remembers, email: "ann@x.org")))])
  }

  @Test(.tags(.edge18), arguments: [(nil, ""), ("", ""), (" Ann@x.org", " Ann@x.org")])
  func `the field has the response's email, or no text`(email: String?, text: String) {
    presenter.presentRemembered(.init(remembers: true, email: email))

    #expect(log.calls == [.view(.displayRemembered(.init(remembers: true, email: text)))])
  }

  @Test(.tags(.edge19), arguments: ["Ann", " Ann Lee ", "Zoë"])
  func `a new user is greeted by name, as given`(name: String) {
    presenter.presentRegistration(.success(.init(name: name)))

    #expect(log.calls == [greeted("Nice to meet you, \(name)!")])
  }

  @Test(.tags(.edge19), arguments: ["", " ", "\n\t"])
  func `without a name, the greeting is shorter`(name: String) {
    presenter.presentRegistration(.success(.init(name: name)))

    #expect(log.calls == [greeted("Nice to meet you!")])
  }

  @Test(.tags(.edge20)) func `each failure has its own words`() {
    for failure in Login.Register.Failure.allCases {
      presenter.presentRegistration(.failure(failure))
    }

    #expect(
      log.calls == [
        warned("Something is missing", "Enter your email and choose a password."),
        warned("Email already in use", "Log in, or take another email."),
        warned("You're offline", "Check your connection and try again."),
        warned("Something went wrong", "Try again later."),
      ])
  }

  @Test(.tags(.edge21)) func `equal responses are displayed each time`() {
    presenter.presentRegistration(.success(ann))
    presenter.presentRegistration(.success(ann))
    presenter.presentRegistration(.failure(.offline))
    presenter.presentRegistration(.failure(.offline))
    presenter.presentRemembered(.init(remembers: true, email: nil))
    presenter.presentRemembered(.init(remembers: true, email: nil))

    let (welcome, offline) = (
      greeted("Nice to meet you, Ann!"),
      warned("You're offline", "Check your connection and try again.")
    )
    let begun = KataLoginCall.view(.displayRemembered(.init(remembers: true, email: "")))
    #expect(log.calls == [welcome, welcome, offline, offline, begun, begun])
  }
}
