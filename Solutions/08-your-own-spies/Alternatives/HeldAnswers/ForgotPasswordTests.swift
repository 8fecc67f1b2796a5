// SpyKit's log, and a worker that holds its answer back until the test has looked.
import Foundation
import LoginScene
import SpyKit
import Testing

@testable import Exercise08

nonisolated enum Call: KataMessage {
  case worker(Worker)
  case presenter(Presenter)

  static let cast = [
    KataPart("worker", from: "interactor"), KataPart("presenter", from: "interactor"),
  ]

  nonisolated enum Worker: Equatable, Encodable {
    case sendLink(to: String)
  }

  nonisolated enum Presenter: Equatable, Encodable {
    case presentLoading(Bool)
    case presentForgotPassword(Login.ForgotPassword.Response)
  }
}

/// Both neighbors in one.
final class Spy: LoginForgotPasswordPresentationLogic, LoginForgotPasswordWorkerLogic {
  let log = KataLog<Call>()
  let gate = KataGate<Result<Void, any Error>>()

  func presentLoading(_ isLoading: Bool) {
    log.record(.presenter(.presentLoading(isLoading)))
  }

  func presentForgotPassword(_ response: Login.ForgotPassword.Response) {
    log.record(.presenter(.presentForgotPassword(response)))
  }

  func sendLink(to email: String) async throws {
    log.record(.worker(.sendLink(to: email)))
    try await gate.answer().get()
  }
}

@Suite(.flow) struct ForgotPasswordTests {
  let spy = Spy()
  let interactor: any LoginForgotPasswordBusinessLogic
  let requests: KataRequests<Result<Void, any Error>>

  struct Odd: Error {}

  init() {
    interactor = makeInteractor(presenter: spy, worker: spy)
    requests = KataRequests(spy.gate)
  }

  /// What is in the log before the answer, and once the request is over.
  private func sendLink(
    _ email: String?, _ answer: Result<Void, any Error> = .success(())
  ) async -> (before: [Call], after: [Call]) {
    let known = spy.log.calls.count
    var after: [Call]?
    await requests.start {
      await interactor.sendLink(.init(email: email))
      after = Array(spy.log.calls.dropFirst(known))
    }
    let before = spy.log.calls.dropFirst(known)
    await requests.answer(with: answer)
    return (Array(before), after ?? [])
  }

  private func answer(_ error: any Error) async -> Call? {
    let calls = await sendLink(" ann@x.org", .failure(error)).after
    #expect(
      calls.dropLast() == [
        .presenter(.presentLoading(true)), .worker(.sendLink(to: "ann@x.org")),
        .presenter(.presentLoading(false)),
      ])
    return calls.last
  }

  @Test func `nothing but loading is presented before the answer`() async {
    let (before, after) = await sendLink("ann@x.org")
    #expect(before == [.presenter(.presentLoading(true)), .worker(.sendLink(to: "ann@x.org"))])
    #expect(
      after == before + [
        .presenter(.presentLoading(false)),
        .presenter(.presentForgotPassword(.sent(email: "ann@x.org"))),
      ])
  }

  @Test func `blanks at the email's ends are taken off, and the rest stays`() async {
    for email in ["Ann  B@X.org", "ann", "a"] {
      let calls = await sendLink("\n\u{A0} \(email)\t\u{A0}").after
      #expect(calls.contains(.worker(.sendLink(to: email))))
      #expect(calls.last == .presenter(.presentForgotPassword(.sent(email: email))))
    }
  }

  @Test func `a missing email is presented, and there is no other message`() async {
    for email in [nil, "", "  ", "\t", "\r\n", "\u{A0}", "\u{3000}"] {
      #expect(
        await sendLink(email).after == [.presenter(.presentForgotPassword(.failure(.missingEmail)))]
      )
    }
  }

  @Test func `the answer does not tell which emails have an account`() async {
    let failure = Login.ForgotPassword.Failure.noSuchAccount
    #expect(await answer(failure) == .presenter(.presentForgotPassword(.sent(email: "ann@x.org"))))
  }

  @Test func `each kind of failure is kept, one request after the other`() async {
    for failure in [
      Login.ForgotPassword.Failure.offline, .missingEmail, .tooManyRequests, .unknown,
    ] {
      #expect(await answer(failure) == .presenter(.presentForgotPassword(.failure(failure))))
    }
  }

  @Test func `an error of any other type is unknown`() async {
    let errors: [any Error] = [
      Odd(), CancellationError(), URLError(.notConnectedToInternet), Login.Failure.offline,
    ]
    for error in errors {
      #expect(await answer(error) == .presenter(.presentForgotPassword(.failure(.unknown))))
    }
  }

  @Test func `the second request asks about its own email`() async {
    _ = await sendLink("ann@x.org")
    _ = await sendLink(nil)
    #expect(
      await sendLink("bob@x.org").after.last
        == .presenter(.presentForgotPassword(.sent(email: "bob@x.org"))))
  }
}
