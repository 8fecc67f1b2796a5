import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise03

@Test func play() async throws {
  try await KataPlayback.play(AnswersScenario.self) { scenario, recorder in
    await AnswersPlayer(recorder).play(scenario)
  }
}

/// Plays one scenario on Interactors of its own.
private final class AnswersPlayer {
  private let recorder: KataRecorder
  private let worker: KataWorkerSpy
  /// The one that the scenario is about, and another one, with a Presenter of its own.
  private var sides: [Side]
  private let requests: KataRequests<KataWorkerSpy.Answer>
  private var started = 0

  private struct Side {
    let name: String
    let interactor: LoginInteractor
    /// The user that its data store held when it was last looked into.
    var noted: Login.User?
  }

  init(_ recorder: KataRecorder) {
    let log = KataLoginLog()
    let presenters = [KataPresenterSpy(log), KataPresenterSpy(log, number: 2)]
    let worker = KataWorkerSpy(log)
    self.recorder = recorder
    self.worker = worker
    let relays = presenters.map { PresenterRelay(to: $0) }
    sides = zip(["store", "store 2"], relays).map { name, presenter in
      Side(
        name: name,
        interactor: LoginInteractor(presenter: presenter, worker: WorkerRelay(to: worker)))
    }
    requests = KataRequests(worker.gate)
    for (side, relay) in relays.enumerated() {
      relay.onPresent = { [weak self] in self?.notePresented($0, by: side) }
    }
    worker.onAnswer = {
      if Task.isCancelled { recorder.message(to: "worker", "is cancelled") }
    }
  }

  func play(_ scenario: AnswersScenario) async {
    for step in scenario.steps {
      if case .together(let steps) = step, steps.count > 1 {
        await recorder.sortingByRequest {
          for step in steps { begin(step, "at once, ") }
          await requests.settle()
        }
      } else {
        begin(step)
        await requests.settle()
      }
      noteUsers()
    }
    for _ in worker.gate.pending {
      begin(.answer(place: 0, with: .failure(kind: "offline")))
      await requests.settle()
    }
    noteUsers()
  }

  private func begin(_ step: AnswersScenario.Step, _ when: String = "") {
    switch step {
    case .logIn(let email, let password, let isCancelled, let isBackground, let isOthers):
      logIn(
        .init(email: email, password: password), isCancelled == true, isBackground == true,
        isOthers == true, when)
    case .answer(let place, let answer): self.answer(place, with: answer, when)
    case .cancel(let place): cancel(place, when)
    case .together(let steps): for step in steps { begin(step, when) }
    }
  }

  private func logIn(
    _ request: Login.Authenticate.Request, _ isCancelled: Bool, _ isBackground: Bool,
    _ isOthers: Bool, _ when: String
  ) {
    started += 1
    let number = started
    let interactor = sides[isOthers ? 1 : 0].interactor
    recorder.step(
      "\(when)request \(number): log in with email \(KataText.quoted(request.email)), "
        + "password \(KataText.quoted(request.password))"
        + (isCancelled ? ", in a cancelled task" : "")
        + (isBackground ? ", with the priority of the background" : "")
        + (isOthers ? ", to another Interactor" : ""))
    requests.begin(priority: isBackground ? .background : nil) { [self] in
      await kataCancelled(isCancelled) { await interactor.logIn(request) }
      recorder.message(to: "caller", "returned(request: \(number))")
    }
  }

  private func answer(_ place: Int, with answer: KataAnswer, _ when: String) {
    let waiting = requests.waiting
    guard waiting.indices.contains(place), let result = answer.result else { return }
    let request = waiting[place].map { "request \($0 + 1)" } ?? "a call of no request's"
    recorder.step("\(when)the worker answers \(request): \(words(for: answer))")
    requests.release(place, with: result)
  }

  private func cancel(_ place: Int, _ when: String) {
    let waiting = requests.waiting
    guard waiting.indices.contains(place), let request = waiting[place] else { return }
    recorder.step("\(when)the caller of request \(request + 1) is cancelled")
    requests.cancel(request)
  }

  /// Here the caller may well have cancelled.
  private func words(for answer: KataAnswer) -> String {
    if case .oddError(.cancelled, _) = answer { return "a CancellationError" }
    return answer.kataText
  }

  /// Looks into the data store just before a response is presented.
  private func notePresented(_ response: Login.Authenticate.Response, by side: Int) {
    if case .success = response { note(side) } else { noteNews(of: side) }
  }

  private func noteUsers() {
    for side in sides.indices { noteNews(of: side) }
  }

  /// Notes the data store's user if it's another one than it was when it was last noted.
  private func noteNews(of side: Int) {
    let names = [sides[side].interactor.user, sides[side].noted].map {
      $0.map { Array($0.name.utf8) }
    }
    if names[0] != names[1] { note(side) }
  }

  private func note(_ side: Int) {
    sides[side].noted = sides[side].interactor.user
    recorder.message(to: sides[side].name, "user: \(KataText.of(sides[side].noted))")
  }
}

/// Passes everything on to a worker; only the Interactor holds it.
private final class WorkerRelay: LoginWorkerLogic {
  private let worker: any LoginWorkerLogic

  init(to worker: any LoginWorkerLogic) {
    self.worker = worker
  }

  func authenticate(email: String, password: String) async throws -> Login.User {
    try await worker.authenticate(email: email, password: password)
  }
}

/// Passes everything on to a Presenter, and tells of it before.
private final class PresenterRelay: LoginPresentationLogic {
  var onPresent: (Login.Authenticate.Response) -> Void = { _ in }
  private let presenter: any LoginPresentationLogic

  init(to presenter: any LoginPresentationLogic) {
    self.presenter = presenter
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    onPresent(response)
    presenter.presentLogin(response)
  }
}
