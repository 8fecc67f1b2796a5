// A test for each edge, with spies that know whether they were called, and their last value.
import LoginScene
import Testing

@testable import Exercise08

final class WorkerSpy: LoginForgotPasswordWorkerLogic {
  var problem: (any Error)?
  var sendLinkCalled = false
  var email: String?

  func sendLink(to email: String) async throws {
    sendLinkCalled = true
    self.email = email
    if let problem { throw problem }
  }
}

final class PresenterSpy: LoginForgotPasswordPresentationLogic {
  var presentLoadingCalled = false
  var isLoading: Bool?
  var presentForgotPasswordCalled = false
  var response: Login.ForgotPassword.Response?

  func presentLoading(_ isLoading: Bool) {
    presentLoadingCalled = true
    self.isLoading = isLoading
  }

  func presentForgotPassword(_ response: Login.ForgotPassword.Response) {
    presentForgotPasswordCalled = true
    self.response = response
  }
}

private struct OddError: Error {}

@Suite struct ForgotPasswordTests {
  let presenter = PresenterSpy()
  let worker = WorkerSpy()

  private func sendLink(_ email: String?, answer problem: (any Error)? = nil) async {
    worker.problem = problem
    await makeInteractor(presenter: presenter, worker: worker).sendLink(.init(email: email))
  }

  @Test(arguments: [nil, "", " ", "\t"]) func `a missing email`(email: String?) async {
    await sendLink(email)

    #expect(presenter.response == .failure(.missingEmail))
    #expect(!presenter.presentLoadingCalled)
    #expect(!worker.sendLinkCalled)
  }

  @Test func `the email is trimmed, and otherwise as typed`() async {
    await sendLink(" Ann@x.org ")

    #expect(worker.email == "Ann@x.org")
    #expect(presenter.response == .sent(email: "Ann@x.org"))
  }

  @Test func `loading begins and ends`() async {
    await sendLink("ann@x.org")

    #expect(presenter.presentLoadingCalled)
    #expect(presenter.isLoading == false)
  }

  @Test func `loading ends after a failure, too`() async {
    await sendLink("ann@x.org", answer: OddError())

    #expect(presenter.isLoading == false)
  }

  @Test func `somebody without an account is told the same`() async {
    await sendLink("ann@x.org", answer: Login.ForgotPassword.Failure.noSuchAccount)

    #expect(presenter.response == .sent(email: "ann@x.org"))
  }

  @Test(arguments: [Login.ForgotPassword.Failure.tooManyRequests, .offline])
  func `a failure keeps its kind`(failure: Login.ForgotPassword.Failure) async {
    await sendLink("ann@x.org", answer: failure)

    #expect(worker.sendLinkCalled)
    #expect(presenter.presentForgotPasswordCalled)
    #expect(presenter.response == .failure(failure))
  }

  @Test func `an error of no known kind is unknown`() async {
    await sendLink("ann@x.org", answer: OddError())

    #expect(presenter.response == .failure(.unknown))
  }

  @Test func `a second request is nothing special`() async {
    let interactor = makeInteractor(presenter: presenter, worker: worker)
    await interactor.sendLink(.init(email: "ann@x.org"))
    await interactor.sendLink(.init(email: "bob@x.org"))

    #expect(worker.email == "bob@x.org")
    #expect(presenter.response == .sent(email: "bob@x.org"))
  }
}
