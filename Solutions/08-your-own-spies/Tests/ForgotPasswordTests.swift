import Foundation
import LoginScene
import Testing

@testable import Exercise08

/// An error of a library below the worker.
nonisolated private struct OddError: Error {}

@Suite struct ForgotPasswordTests {
  let log = CallLog()

  /// Sends one request through a new Interactor.
  private func sendLink(_ email: String?, answer problem: (any Error)? = nil) async {
    let interactor = makeInteractor(
      presenter: PresenterSpy(log), worker: WorkerSpy(log, problem: problem))
    await interactor.sendLink(.init(email: email))
  }

  /// The messages of a request that asks the worker, from the first to the last.
  private func flow(
    _ response: Login.ForgotPassword.Response, about email: String = "ann@x.org"
  ) -> [Call] {
    [
      .presentLoading(true), .askWorker(email: email), .presentLoading(false), .present(response),
    ]
  }

  @Test func `asks between the two messages about loading, then presents what was sent`() async {
    await sendLink("ann@x.org")

    #expect(log.calls == flow(.sent(email: "ann@x.org")))
  }

  @Test(arguments: [nil, "", " ", "\t", "\r\n", "\u{A0}", " \n \u{3000}"])
  func `a missing email is presented, and the worker is not asked`(email: String?) async {
    await sendLink(email)

    #expect(log.calls == [.present(.failure(.missingEmail))])
  }

  @Test(arguments: ["  ann@x.org", "ann@x.org  ", "\tann@x.org\n", "\u{A0}ann@x.org\u{3000}"])
  func `blanks around the email are taken off`(email: String) async {
    await sendLink(email)

    #expect(log.calls == flow(.sent(email: "ann@x.org")))
  }

  @Test(arguments: ["Ann  Lee@X.org", "ann", "a", "\u{FEFF}ann@x.org"])
  func `the rest of the email stays as it was typed`(email: String) async {
    await sendLink(email)

    #expect(log.calls == flow(.sent(email: email), about: email))
  }

  @Test(arguments: ["ann@x.org", " ann@x.org "])
  func `a user without an account is told the same`(email: String) async {
    await sendLink(email, answer: Login.ForgotPassword.Failure.noSuchAccount)

    #expect(log.calls == flow(.sent(email: "ann@x.org")))
  }

  @Test(arguments: Login.ForgotPassword.Failure.allCases.filter { $0 != .noSuchAccount })
  func `any other failure keeps its kind`(failure: Login.ForgotPassword.Failure) async {
    await sendLink("ann@x.org", answer: failure)

    #expect(log.calls == flow(.failure(failure)))
  }

  @Test(
    arguments: [
      OddError(), URLError(.notConnectedToInternet), CancellationError(), Login.Failure.offline,
    ] as [any Error])
  func `an error of any other type is unknown`(error: any Error) async {
    await sendLink("ann@x.org", answer: error)

    #expect(log.calls == flow(.failure(.unknown)))
  }

  @Test func `a later request is treated like the first`() async {
    let worker = WorkerSpy(log)
    let interactor = makeInteractor(presenter: PresenterSpy(log), worker: worker)
    await interactor.sendLink(.init(email: " "))
    worker.problem = Login.ForgotPassword.Failure.offline
    await interactor.sendLink(.init(email: "ann@x.org"))
    worker.problem = nil
    await interactor.sendLink(.init(email: "bob@x.org"))
    await interactor.sendLink(.init(email: "ann@x.org"))

    #expect(
      log.calls == [.present(.failure(.missingEmail))] + flow(.failure(.offline))
        + flow(.sent(email: "bob@x.org"), about: "bob@x.org") + flow(.sent(email: "ann@x.org")))
  }
}
