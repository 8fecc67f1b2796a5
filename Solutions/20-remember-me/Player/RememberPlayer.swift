import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise20

@Test func play() async throws {
  try await KataPlayback.play(RememberScenario.self) { scenario, recorder in
    await RememberPlayer(recorder).play(scenario)
  }
}

/// Plays one scenario on an interactor of its own.
private final class RememberPlayer {
  private let recorder: KataRecorder
  private let worker: KataRegisterWorkerSpy
  private let keeper: KataKeeperSpy
  private let requests: KataRequests<KataRegisterWorkerSpy.Answer>
  private let log: KataLoginLog
  private let makeInteractor: () -> RememberInteractor
  private var interactor: RememberInteractor
  private var started = 0

  init(_ recorder: KataRecorder) {
    let log = KataLoginLog()
    let (worker, keeper) = (KataRegisterWorkerSpy(log), KataKeeperSpy(log))
    (self.recorder, self.log) = (recorder, log)
    self.worker = worker
    self.keeper = keeper
    requests = KataRequests(worker.gate)
    makeInteractor = {
      RememberInteractor(
        presenter: KataRememberPresenterSpy(log), worker: worker, keeper: keeper)
    }
    interactor = makeInteractor()
  }

  func play(_ scenario: RememberScenario) async {
    for step in scenario.steps {
      switch step {
      case .load(let isCancelled):
        await load(isCancelled: isCancelled)
      case .logIn(let entry, let answer):
        await ask("logs in", entry, answer) { [interactor] in await interactor.logIn($0) }
      case .register(let entry, let answer):
        await ask("registers", entry, answer) { [interactor] in await interactor.register($0) }
      case .put(let remembers, let email, let password):
        let record = Login.Remember.Record(
          remembers: remembers, email: email, password: password)
        recorder.step("an older version of the app leaves a record: \(KataText.of(record))")
        keeper.put(record)
      case .lose:
        recorder.step("the record is lost")
        keeper.put(nil)
      case .restart:
        recorder.step("the app is started again")
        interactor = makeInteractor()
      }
    }
    present(scenario.responses)
  }

  private func present(_ responses: [RememberScenario.Presented]) {
    let view = KataRememberDisplaySpy(log)
    let presenter = RememberPresenter(login: KataRememberPresenterSpy(log))
    presenter.view = view
    withExtendedLifetime(view) {
      for response in responses {
        switch response {
        case .began(let remembers, let email):
          let response = Login.Remember.Load.Response(remembers: remembers, email: email)
          recorder.step("present \(KataText.of(response))")
          presenter.presentRemembered(response)
        case .login(let name, let kind):
          guard let failure = Login.Failure(kind: kind) else { continue }
          let response = name.map { Login.Authenticate.Response.success(.init(name: $0)) }
          recorder.step("present of a login: \(KataText.of(response ?? .failure(failure)))")
          presenter.presentLogin(response ?? .failure(failure))
        case .registration(let name, let kind):
          guard let failure = Login.Register.Failure(kind: kind) else { continue }
          let response = name.map { Login.Register.Response.success(.init(name: $0)) }
          recorder.step("present of a registration: \(KataText.of(response ?? .failure(failure)))")
          presenter.presentRegistration(response ?? .failure(failure))
        }
      }
    }
  }

  private func load(isCancelled: Bool) async {
    recorder.step("the screen appears\(isCancelled ? ", and is gone: its task is cancelled" : "")")
    started += 1
    await requests.start { [recorder, interactor] in
      await kataCancelled(isCancelled) { await interactor.loadRemembered(.init()) }
      recorder.message(to: "caller", "returned()")
    }
  }

  private func ask(
    _ verb: String, _ entry: RememberScenario.Entry, _ answer: RememberScenario.Answer,
    by method: @escaping (Login.Remember.Request) async -> Void
  ) async {
    guard let result = answer.result else { return }
    let (email, password) = (KataText.of(entry.email), KataText.of(entry.password))
    recorder.step(
      "\(verb) with email \(email), password \(password), \"Remember me\" "
        + "\(entry.remembers ? "on" : "off")\(words(for: entry.cancelled)); asked, the worker "
        + "would answer: \(answer.kataText)")
    let number = started
    started += 1
    await requests.start { [recorder] in
      await kataCancelled(entry.cancelled == .before) {
        await method(
          .init(email: entry.email, password: entry.password, remembers: entry.remembers))
      }
      recorder.message(to: "caller", "returned()")
    }
    if entry.cancelled == .waiting { requests.cancel(number) }
    for _ in 1...3 { await requests.answer(with: result) }
  }

  private func words(for moment: RememberScenario.Moment?) -> String {
    switch moment {
    case nil: ""
    case .before: ", in a cancelled task"
    case .waiting: ", and is cancelled while the worker is asked"
    }
  }
}
