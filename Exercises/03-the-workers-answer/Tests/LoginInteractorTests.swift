import Foundation
import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise03

@Suite(.flow) struct LoginInteractorTests {
  let log = KataLoginLog()
  let presenter: KataPresenterSpy
  let worker: KataWorkerSpy
  let interactor: LoginInteractor
  let caller: KataLoginForwarder
  let requests: KataRequests<KataWorkerSpy.Answer>

  let ann = Login.User(name: "Ann")
  let bob = Login.User(name: "Bob")
  let asked = KataLoginCall.worker(.authenticate(email: "ann@x.org", password: "s3cret"))

  /// An interactor between two spies that write into the same log; the worker waits to be answered.
  init() {
    worker = KataWorkerSpy(log)
    presenter = KataPresenterSpy(log)
    interactor = LoginInteractor(presenter: presenter, worker: worker)
    caller = KataLoginForwarder(log, interactor)
    requests = KataRequests(worker.gate)
  }

  /// Starts a request, and waits until the worker is asked or the request is over.
  private func logIn(email: String = "ann@x.org", password: String = "s3cret") async {
    await requests.start {
      await caller.logIn(.init(email: email, password: password))
    }
  }

  /// Starts a request, and gives it the worker's answer once the worker is asked.
  private func logIn(answer: KataWorkerSpy.Answer) async {
    await logIn()
    await requests.answer(with: answer)
  }

  @Test(.tags(.edge6)) func `logIn returns once its response is presented, and not before`() async {
    var hasReturned = false
    var callsAtReturn: [KataLoginCall] = []
    await requests.start {
      await caller.logIn(.init(email: "ann@x.org", password: "s3cret"))
      hasReturned = true
      callsAtReturn = log.calls
    }
    #expect(hasReturned == false)

    await requests.answer(with: .success(ann))
    #expect(callsAtReturn == [asked, .presenter(.presentLogin(.success(ann)))])
  }

  @Test(.tags(.edge1)) func `asks the worker once, and presents nothing before the answer`() async {
    await logIn()
    #expect(log.calls == [asked])

    await requests.answer(with: .success(ann))
    #expect(log.calls == [asked, .presenter(.presentLogin(.success(ann)))])
  }

  @Test(.tags(.edge2), arguments: [" ann de vries ", ""])
  func `presents the worker's user unchanged`(name: String) async {
    let user = Login.User(name: name)

    await logIn(answer: .success(user))

    #expect(log.calls == [asked, .presenter(.presentLogin(.success(user)))])
  }

  @Test(.tags(.edge3), arguments: Login.Failure.allCases)
  func `a login failure keeps its kind`(failure: Login.Failure) async {
    await logIn(answer: .failure(failure))

    #expect(log.calls == [asked, .presenter(.presentLogin(.failure(failure)))])
  }

  @Test(
    .tags(.edge4),
    arguments: [
      KataOddError("offline"), URLError(.notConnectedToInternet), CancellationError(),
    ] as [any Error])
  func `an error that is no login failure is unknown`(error: any Error) async {
    await logIn(answer: .failure(error))

    #expect(log.calls == [asked, .presenter(.presentLogin(.failure(.unknown)))])
  }

  @Test(.tags(.edge1)) func `each of two requests gets one response`() async {
    await logIn(answer: .failure(Login.Failure.offline))
    await logIn(answer: .success(ann))

    #expect(
      log.calls == [
        asked, .presenter(.presentLogin(.failure(.offline))),
        asked, .presenter(.presentLogin(.success(ann))),
      ])
  }

  @Test(.tags(.edge5))
  func `requests under way at the same time ask at once, and each gets its own answer`() async {
    await logIn()
    await logIn(email: "bob@x.org", password: "pa55")
    await logIn()
    let askedForBob = KataLoginCall.worker(.authenticate(email: "bob@x.org", password: "pa55"))
    #expect(log.calls == [asked, askedForBob, asked])

    await requests.answer(1, with: .success(bob))
    await requests.answer(1, with: .failure(Login.Failure.offline))
    await requests.answer(0, with: .success(ann))
    #expect(
      log.calls == [
        asked, askedForBob, asked,
        .presenter(.presentLogin(.success(bob))),
        .presenter(.presentLogin(.failure(.offline))),
        .presenter(.presentLogin(.success(ann))),
      ])
  }

  @Test(.tags(.edge1, .edge8))
  func `the worker is asked in the caller's task, and sees that it is cancelled`() async {
    var isCancelled: Bool?
    worker.gate.onHold { _ in isCancelled = Task.isCancelled }
    await requests.start {
      await kataCancelled {
        await caller.logIn(.init(email: "ann@x.org", password: "s3cret"))
      }
    }
    await requests.answer(with: .success(ann))

    #expect(isCancelled == true)
    #expect(log.calls == [asked, .presenter(.presentLogin(.success(ann)))])
  }

  @Test(.tags(.edge1, .edge8))
  func `a caller that is cancelled while it waits still gets its response`() async {
    var isCancelled: Bool?
    worker.onAnswer = { isCancelled = Task.isCancelled }
    await logIn()
    requests.cancel(0)
    await requests.answer(with: .success(ann))

    #expect(isCancelled == true)
    #expect(log.calls == [asked, .presenter(.presentLogin(.success(ann)))])
    #expect(interactor.user == ann)
  }

  @Test(.tags(.edge1, .edge4)) func `a cancelled caller's CancellationError is unknown, too`() async
  {
    await logIn()
    requests.cancel(0)
    await requests.answer(with: .failure(CancellationError()))

    #expect(log.calls == [asked, .presenter(.presentLogin(.failure(.unknown)))])
  }

  @Test(.tags(.edge1)) func `a caller at background priority gets its response, too`() async {
    requests.begin(priority: .background) {
      await caller.logIn(.init(email: "ann@x.org", password: "s3cret"))
    }
    await requests.settle()
    await requests.answer(with: .success(ann))

    #expect(log.calls == [asked, .presenter(.presentLogin(.success(ann)))])
  }

  @Test(.tags(.edge7)) func `the user is already kept while the success is presented`() async {
    var kept: [Login.User?] = []
    presenter.onPresent = { kept.append(interactor.user) }
    #expect(interactor.user == nil)

    await logIn(answer: .success(ann))

    #expect(kept == [ann])
  }

  @Test(.tags(.edge7)) func `the kept user is that of the success presented last`() async {
    await logIn()
    await logIn()
    await requests.answer(1, with: .success(ann))
    #expect(interactor.user == ann)

    await requests.answer(with: .success(bob))
    #expect(interactor.user == bob)
  }

  @Test(.tags(.edge7)) func `a failure does not change the kept user`() async {
    await logIn(answer: .success(ann))
    await logIn(answer: .failure(Login.Failure.wrongCredentials))

    #expect(interactor.user == ann)
  }
}
