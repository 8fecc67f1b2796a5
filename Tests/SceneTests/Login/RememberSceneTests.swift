import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise01
@testable import Exercise19
@testable import Exercise20

/// The references of 01, 19 and 20, between a screen and its workers.
@Suite(.flow) struct RememberSceneTests {
  let log = KataLoginLog()
  let view: KataRememberDisplaySpy
  let worker: KataRegisterWorkerSpy
  let login = Exercise01.LoginPresenter()
  let presenter: RememberPresenter
  let interactor: RememberInteractor
  let requests: KataRequests<KataRegisterWorkerSpy.Answer>
  let ann = Login.User(name: "Ann")

  init() {
    view = KataRememberDisplaySpy(log)
    worker = KataRegisterWorkerSpy(log)
    presenter = RememberPresenter(login: login)
    (login.view, presenter.view) = (view, view)
    interactor = RememberInteractor(
      presenter: presenter, worker: worker, keeper: KataKeeperSpy(log))
    requests = KataRequests(worker.gate)
  }

  private var typed: Login.Remember.Request {
    .init(email: " ann@x.org", password: "s3cret", remembers: true)
  }

  private func register(answer: KataRegisterWorkerSpy.Answer) async {
    await requests.start { await interactor.register(typed) }
    await requests.answer(with: answer)
  }

  /// The messages of the save after a success.
  private var saved: [KataLoginCall] {
    [
      .keeper(.save(.init(remembers: true, email: "ann@x.org"))), .keeper(.saveReturned),
    ]
  }

  @Test func `a login is greeted, and its email is in the field the next time`() async {
    await interactor.loadRemembered(.init())
    await requests.start { await interactor.logIn(typed) }
    await requests.answer(with: .failure(Login.Failure.wrongCredentials))
    await requests.start { await interactor.logIn(typed) }
    await requests.answer(with: .success(ann))
    await interactor.loadRemembered(.init())

    let asked = KataLoginCall.worker(.authenticate(email: "ann@x.org", password: "s3cret"))
    #expect(
      log.calls == [
        .keeper(.load), .view(.displayRemembered(.init(remembers: true, email: ""))),
        asked,
        .view(
          .displayProblem(
            .init(title: "That didn't work", message: "Email and password don't match."))),
        asked,
      ] + saved + [
        .view(.displayWelcome(.init(greeting: "Welcome, Ann!"))),
        .keeper(.load), .view(.displayRemembered(.init(remembers: true, email: "ann@x.org"))),
      ])
  }

  @Test func `an account is opened, from the first hint to the greeting`() async {
    let form = SignUpPresenter()
    let hints = KataSignUpDisplaySpy(log)
    form.view = hints
    let judge = SignUpInteractor(presenter: form)
    judge.validate(.init(email: "ann", password: "s3cret"))
    judge.validate(.init(email: "ann@x.org", password: "s3cret words"))
    await register(answer: .success(ann))

    #expect(
      log.calls == [
        .view(
          .displayValidation(
            .init(
              emailHint: "An email has an @ in it.", passwordHint: "Add 2 more characters.",
              canSignUp: false))),
        .view(.displayValidation(.init(emailHint: nil, passwordHint: nil, canSignUp: true))),
        .worker(.register(email: "ann@x.org", password: "s3cret")),
      ] + saved + [.view(.displayRegistered(.init(greeting: "Nice to meet you, Ann!")))])
  }

  @Test func `each failure of a registration has words on the screen`() async {
    for failure in Login.Register.Failure.allCases where failure != .missingCredentials {
      await register(answer: .failure(failure))
    }
    await interactor.register(.init(email: " ", password: "s3cret", remembers: true))

    let problems = log.calls.compactMap { call in
      if case .view(.displayNotRegistered(let problem)) = call { problem.title } else { nil }
    }
    #expect(
      problems == [
        "Email already in use", "You're offline", "Something went wrong", "Something is missing",
      ])
  }

  @Test func `a user without a name is greeted without one`() async {
    await register(answer: .success(.init(name: " ")))

    #expect(log.calls.last == .view(.displayRegistered(.init(greeting: "Nice to meet you!"))))
  }
}
