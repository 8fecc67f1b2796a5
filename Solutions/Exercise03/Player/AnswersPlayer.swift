import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise03

@Test func play() async throws {
  try await KataStage.play(AnswersScenario.self) { scenario, stage in
    await AnswersPlayer(stage).play(scenario)
  }
}

/// Plays one scenario on an interactor of its own.
private final class AnswersPlayer {
  private let stage: KataRecorder
  private let log = KataLoginLog()
  private let worker: KataWorkerSpy
  private let interactor: LoginInteractor
  private let requests: KataRequests<KataWorkerSpy.Answer>
  private var started = 0
  /// The user of the success that was presented last.
  private var presented: Login.User?

  init(_ stage: KataRecorder) {
    let presenter = KataPresenterSpy(log)
    self.stage = stage
    worker = KataWorkerSpy(log)
    interactor = LoginInteractor(presenter: presenter, worker: worker)
    requests = KataRequests(worker.gate)
    presenter.onPresent = { [weak self] in self?.notePresented() }
    worker.onAnswer = {
      if Task.isCancelled { stage.message(to: "worker", "is cancelled") }
    }
  }

  func play(_ scenario: AnswersScenario) async {
    for step in scenario.steps {
      if case .together(let steps) = step, steps.count > 1 {
        await stage.sortingByRequest {
          for step in steps { begin(step, "at once, ") }
          await requests.settle()
        }
      } else {
        begin(step)
        await requests.settle()
      }
      noteUser()
    }
    for _ in worker.gate.pending {
      begin(.answer(place: 0, with: .failure(kind: "offline")))
      await requests.settle()
    }
    noteUser()
  }

  private func begin(_ step: AnswersScenario.Step, _ when: String = "") {
    switch step {
    case .logIn(let email, let password, let isCancelled, let isBackground):
      logIn(
        .init(email: email, password: password), isCancelled == true, isBackground == true, when)
    case .answer(let place, let answer): self.answer(place, with: answer, when)
    case .cancel(let place): cancel(place, when)
    case .together(let steps): for step in steps { begin(step, when) }
    }
  }

  private func logIn(
    _ request: Login.Authenticate.Request, _ isCancelled: Bool, _ isBackground: Bool,
    _ when: String
  ) {
    started += 1
    let number = started
    stage.step(
      "\(when)request \(number): log in with email \(KataText.quoted(request.email)), "
        + "password \(KataText.quoted(request.password))"
        + (isCancelled ? ", in a cancelled task" : "")
        + (isBackground ? ", with the priority of the background" : ""))
    requests.begin(priority: isBackground ? .background : nil) { [self] in
      await kataCancelled(isCancelled) { await interactor.logIn(request) }
      stage.message(to: "caller", "returned(request: \(number))")
    }
  }

  private func answer(_ place: Int, with answer: KataAnswer, _ when: String) {
    let waiting = requests.waiting
    guard waiting.indices.contains(place), let result = answer.result else { return }
    let request = waiting[place].map { "request \($0 + 1)" } ?? "a call of no request's"
    stage.step("\(when)the worker answers \(request): \(words(for: answer))")
    requests.release(place, with: result)
  }

  private func cancel(_ place: Int, _ when: String) {
    let waiting = requests.waiting
    guard waiting.indices.contains(place), let request = waiting[place] else { return }
    stage.step("\(when)the caller of request \(request + 1) is cancelled")
    requests.cancel(request)
  }

  /// Here somebody may well have cancelled.
  private func words(for answer: KataAnswer) -> String {
    if case .oddError(.cancelled, _) = answer { return "a CancellationError" }
    return answer.kataText
  }

  /// Looks into the data store while a response is being presented.
  private func notePresented() {
    if case .presenter(.presentLogin(.success(let user))) = log.calls.last {
      presented = user
      stage.message(to: "store", "user: \(KataText.of(interactor.user))")
    } else {
      noteUser()
    }
  }

  /// Looks into the data store; the user that was presented last is no news.
  private func noteUser() {
    let names = [interactor.user, presented].map { user in user.map { Array($0.name.utf8) } }
    guard names[0] != names[1] else { return }
    stage.message(to: "store", "user: \(KataText.of(interactor.user))")
  }
}
