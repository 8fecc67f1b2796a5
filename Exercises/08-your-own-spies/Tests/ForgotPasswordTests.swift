import LoginScene
import Testing

@testable import Exercise08

@Suite struct ForgotPasswordTests {
  let log = CallLog()

  @Test func `asks the worker about the email`() async {
    let interactor = makeInteractor(presenter: PresenterSpy(), worker: WorkerSpy(log))

    await interactor.sendLink(.init(email: "ann@x.org"))

    #expect(log.calls == [.askWorker(email: "ann@x.org")])
    Issue.record("Your task: expect all four messages, in their order, and delete this line.")
  }

  // Then: a suite that passes for every right Interactor, and fails for every wrong one.
}
