import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise04
@testable import Exercise05
@testable import Exercise07

/// 05's use case on the same evening: it asks who is still signed in before anybody types.
@Suite struct ResumeTests {
  let log = KataLoginLog()
  let session: KataSessionWorkerSpy
  let window: Window

  init() {
    session = KataSessionWorkerSpy(log)
    window = Window(log)
  }

  private func openResume() -> Exercise05.ResumeView {
    let presenter = Exercise05.ResumePresenter()
    let view = Exercise05.ResumeView(
      interactor: Exercise05.ResumeInteractor(presenter: presenter, worker: session))
    presenter.view = view
    view.appear()
    return view
  }

  private func logInAsAnn() async throws {
    let parts = LoginReferences(.answers, worker: Door(log), log: log)
    window.open(LoginConfigurator(parts: parts).makeScene(in: window))
    let login = try #require(window.login)
    login.email = "ann@x.org"
    login.password = "s3cret"
    await login.logIn()
  }

  @Test func `who is still signed in is welcomed back, and nobody is asked to log in`() {
    let resume = openResume()
    session.answer(with: .init(name: "Ann"))

    #expect(resume.greeting == "Welcome back, Ann!")
    #expect(!resume.asksToLogIn)
  }

  @Test func `everybody else is shown the form, and a login goes its way to home`() async throws {
    let resume = openResume()
    session.answer(with: nil)
    #expect(resume.asksToLogIn)

    try await logInAsAnn()
    #expect(log.calls.first == .worker(.findUser))
    #expect(log.calls.last == .navigator(.replaceRoot(with: .home(user: .init(name: "Ann")))))
  }

  @Test func `an answer that comes after the login disturbs nobody`() async throws {
    var resume: Exercise05.ResumeView? = openResume()
    weak let gone = resume
    try await logInAsAnn()
    resume = nil
    #expect(gone == nil)

    let before = log.calls
    session.answer(with: .init(name: "Bob"))
    #expect(log.calls == before)
  }
}
