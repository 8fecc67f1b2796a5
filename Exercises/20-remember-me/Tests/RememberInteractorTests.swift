import Foundation
import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise20

@Suite(.flow) struct RememberInteractorTests {
  let log = KataLoginLog()
  let worker: KataRegisterWorkerSpy
  let keeper: KataKeeperSpy
  let interactor: KataRememberForwarder
  let requests: KataRequests<KataRegisterWorkerSpy.Answer>

  let ann = Login.User(name: "Ann")
  let loaded = KataLoginCall.keeper(.load)
  let asked = KataLoginCall.worker(.authenticate(email: "ann@x.org", password: "s3cret"))
  let askedToRegister = KataLoginCall.worker(.register(email: "ann@x.org", password: "s3cret"))

  /// An interactor between spies that write into the same log; the worker waits to be answered.
  init() {
    worker = KataRegisterWorkerSpy(log)
    keeper = KataKeeperSpy(log)
    interactor = KataRememberForwarder(
      log,
      RememberInteractor(
        presenter: KataRememberPresenterSpy(log), worker: worker, keeper: keeper))
    requests = KataRequests(worker.gate)
  }

  private func typed(
    _ email: String?, _ password: String?, _ remembers: Bool
  ) -> Login.Remember.Request {
    .init(email: email, password: password, remembers: remembers)
  }

  /// Logs in, and gives the worker's answer once the worker is asked.
  private func logIn(
    _ email: String? = "ann@x.org", _ password: String? = "s3cret", remembers: Bool = true,
    answer: KataRegisterWorkerSpy.Answer
  ) async {
    await requests.start { await interactor.logIn(typed(email, password, remembers)) }
    await requests.answer(with: answer)
  }

  /// Registers, and gives the worker's answer once the worker is asked.
  private func register(
    _ email: String? = "ann@x.org", _ password: String? = "s3cret", remembers: Bool = true,
    answer: KataRegisterWorkerSpy.Answer
  ) async {
    await requests.start { await interactor.register(typed(email, password, remembers)) }
    await requests.answer(with: answer)
  }

  /// Loads as a SwiftUI `.task` does after its view has disappeared.
  private func loadInACancelledTask() async {
    await requests.start { await kataCancelled { await interactor.loadRemembered(.init()) } }
  }

  private func began(_ remembers: Bool, _ email: String?) -> KataLoginCall {
    .presenter(.presentRemembered(.init(remembers: remembers, email: email)))
  }

  private func saved(_ remembers: Bool, _ email: String?) -> [KataLoginCall] {
    [.keeper(.save(.init(remembers: remembers, email: email))), .keeper(.saveReturned)]
  }

  private func presented(_ response: Login.Authenticate.Response) -> KataLoginCall {
    .presenter(.presentLogin(response))
  }

  private func presented(registration response: Login.Register.Response) -> KataLoginCall {
    .presenter(.presentRegistration(response))
  }

  @Test(.tags(.edge1, .edge2)) func `without a record, the switch is on and the field is empty`()
    async
  {
    await interactor.loadRemembered(.init())

    #expect(log.calls == [loaded, began(true, nil)])
  }

  @Test(.tags(.edge3), arguments: ["ann@x.org", " Ann@x.org\n", " ", "", nil])
  func `with a record that is on, the field has the record's email`(email: String?) async {
    keeper.put(.init(remembers: true, email: email))

    await interactor.loadRemembered(.init())

    #expect(log.calls == [loaded, began(true, email)])
  }

  @Test(.tags(.edge4), arguments: [nil, "ann@x.org"])
  func `with a record that is off, the switch is off and the field is empty`(email: String?) async {
    keeper.put(.init(remembers: false, email: email))

    await interactor.loadRemembered(.init())

    #expect(log.calls == [loaded, began(false, nil)])
  }

  @Test(.tags(.edge1)) func `the record is loaded each time`() async {
    keeper.put(.init(remembers: true, email: "bob@x.org", password: "old"))
    await interactor.loadRemembered(.init())
    keeper.put(nil)
    await interactor.loadRemembered(.init())

    #expect(log.calls == [loaded, began(true, "bob@x.org"), loaded, began(true, nil)])
  }

  @Test(.tags(.edge2)) func `when the record is lost, so is the email`() async {
    await logIn(answer: .success(ann))
    keeper.put(nil)
    let calls = await log.calls { await interactor.loadRemembered(.init()) }

    #expect(calls == [loaded, began(true, nil)])
  }

  @Test(.tags(.edge5)) func `before the worker answers, nothing is saved or presented`() async {
    await requests.start { await interactor.logIn(typed("ann@x.org", "s3cret", true)) }
    #expect(log.calls == [asked])

    await requests.answer(with: .failure(Login.Failure.offline))
    await requests.start { await interactor.register(typed("ann@x.org", "s3cret", false)) }
    #expect(log.calls == [asked, presented(.failure(.offline)), askedToRegister])
  }

  @Test(
    .tags(.edge5, .edge6, .edge7, .edge9),
    arguments: [
      ("ann@x.org", "s3cret"), (" ann@x.org\n", "s3cret"), ("\u{A0}ann@x.org", " "),
      ("ann@x.org", "s3cret\n"),
    ])
  func `with the switch on, a success saves the trimmed email`(
    email: String, password: String
  ) async {
    await logIn(email, password, answer: .success(ann))
    await register(email, password, answer: .success(.init(name: " ")))

    #expect(
      log.calls == [.worker(.authenticate(email: "ann@x.org", password: password))]
        + saved(true, "ann@x.org") + [presented(.success(ann))]
        + [.worker(.register(email: "ann@x.org", password: password))]
        + saved(true, "ann@x.org") + [presented(registration: .success(.init(name: " ")))])
  }

  @Test(.tags(.edge6, .edge8)) func `with the switch off, a success saves no email`() async {
    keeper.put(.init(remembers: true, email: "bob@x.org"))

    await logIn(remembers: false, answer: .success(ann))
    await interactor.loadRemembered(.init())
    await register(remembers: false, answer: .success(ann))

    #expect(
      log.calls == [asked] + saved(false, nil) + [presented(.success(ann))]
        + [loaded, began(false, nil)]
        + [askedToRegister] + saved(false, nil) + [presented(registration: .success(ann))])
  }

  @Test(.tags(.edge9)) func `an equal record is saved again`() async {
    keeper.put(.init(remembers: true, email: "ann@x.org"))
    await logIn(answer: .success(ann))
    keeper.put(nil)
    await logIn(answer: .success(ann))

    await register(answer: .success(ann))

    let once = [asked] + saved(true, "ann@x.org") + [presented(.success(ann))]
    let registered =
      [askedToRegister] + saved(true, "ann@x.org") + [presented(registration: .success(ann))]
    #expect(log.calls == once + once + registered)
  }

  @Test(.tags(.edge10), arguments: ["s3cret", "correct horse battery staple", "пароль-1"])
  func `the keeper never gets a password`(password: String) async {
    keeper.put(.init(remembers: true, email: "bob@x.org", password: "old"))
    await interactor.loadRemembered(.init())
    await logIn("ann@x.org", password, answer: .success(ann))
    await logIn("ann@x.org", password, answer: .failure(Login.Failure.wrongCredentials))
    await register("ann@x.org", password, answer: .success(ann))
    await register("ann@x.org", password, remembers: false, answer: .success(ann))

    #expect(keeper.texts == ["ann@x.org", "ann@x.org"])
  }

  @Test(.tags(.edge6, .edge11, .edge12)) func `a failure keeps its kind, and nothing is saved`()
    async
  {
    for failure in Login.Failure.allCases {
      await logIn(remembers: failure != .offline, answer: .failure(failure))
    }
    for failure in Login.Register.Failure.allCases {
      await register(remembers: failure != .offline, answer: .failure(failure))
    }

    let logins = Login.Failure.allCases.flatMap { [asked, presented(.failure($0))] }
    let registrations = Login.Register.Failure.allCases.flatMap {
      [askedToRegister, presented(registration: .failure($0))]
    }
    #expect(log.calls == logins + registrations)
  }

  @Test(.tags(.edge11, .edge13)) func `any other error is unknown`() async {
    await logIn(answer: .failure(URLError(.notConnectedToInternet)))
    await logIn(answer: .failure(Login.Register.Failure.offline))
    await register(answer: .failure(CancellationError()))
    await register(answer: .failure(Login.Failure.offline))

    #expect(
      log.calls == [
        asked, presented(.failure(.unknown)), asked, presented(.failure(.unknown)),
        askedToRegister, presented(registration: .failure(.unknown)),
        askedToRegister, presented(registration: .failure(.unknown)),
      ])
  }

  @Test(
    .tags(.edge14),
    arguments: [(nil, "s3cret"), (" \n", "s3cret"), ("ann@x.org", nil), ("ann@x.org", "")]
      as [(String?, String?)])
  func `if something is missing, the worker is not asked`(email: String?, password: String?) async {
    await logIn(email, password, answer: .success(ann))
    await register(email, password, remembers: false, answer: .success(ann))

    #expect(
      log.calls == [
        presented(.failure(.missingCredentials)),
        presented(registration: .failure(.missingCredentials)),
      ])
  }

  @Test(.tags(.edge15), arguments: [false, true])
  func `what is cancelled is saved and presented all the same`(isBefore: Bool) async {
    let request = typed("ann@x.org", "s3cret", true)
    await requests.start { await kataCancelled(isBefore) { await interactor.logIn(request) } }
    requests.cancel(0)
    await requests.answer(with: .success(ann))
    await requests.start { await kataCancelled(isBefore) { await interactor.register(request) } }
    requests.cancel(1)
    await requests.answer(with: .success(ann))

    #expect(
      log.calls == [asked] + saved(true, "ann@x.org") + [presented(.success(ann))]
        + [askedToRegister] + saved(true, "ann@x.org") + [presented(registration: .success(ann))])
  }

  @Test(.tags(.edge16)) func `each method returns after its response has been presented`() async {
    let request = typed("ann@x.org", "s3cret", true)
    var last: [KataLoginCall?] = []
    await requests.start {
      await interactor.logIn(request)
      last.append(log.calls.last)
    }
    await requests.answer(with: .success(ann))
    await requests.start {
      await interactor.register(request)
      last.append(log.calls.last)
    }
    await requests.answer(with: .success(ann))

    #expect(last == [presented(.success(ann)), presented(registration: .success(ann))])
  }

  @Test(.tags(.edge15)) func `a cancelled caller is told that something is missing`() async {
    let request = typed(nil, "s3cret", true)
    await requests.start { await kataCancelled { await interactor.logIn(request) } }
    await requests.start { await kataCancelled { await interactor.register(request) } }

    #expect(
      log.calls == [
        presented(.failure(.missingCredentials)),
        presented(registration: .failure(.missingCredentials)),
      ])
  }

  @Test(.tags(.edge15))
  func `a cancelled caller's failures and loads are presented all the same`() async {
    await requests.start { await interactor.logIn(typed("ann@x.org", "s3cret", true)) }
    requests.cancel(0)
    await requests.answer(with: .failure(CancellationError()))
    await requests.start { await interactor.register(typed("ann@x.org", "s3cret", true)) }
    requests.cancel(1)
    await requests.answer(with: .failure(CancellationError()))
    await loadInACancelledTask()
    keeper.put(.init(remembers: true, email: "bob@x.org"))
    await loadInACancelledTask()

    #expect(
      log.calls == [
        asked, presented(.failure(.unknown)),
        askedToRegister, presented(registration: .failure(.unknown)),
        loaded, began(true, nil), loaded, began(true, "bob@x.org"),
      ])
  }
}
