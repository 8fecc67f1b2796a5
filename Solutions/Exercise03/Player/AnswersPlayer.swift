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
  private let worker: KataWorkerSpy
  private let interactor: LoginInteractor
  private let requests: KataRequests<KataWorkerSpy.Answer>
  private var started = 0
  private var noted = "user: nil"

  init(_ stage: KataRecorder) {
    let log = KataLoginLog()
    let presenter = KataPresenterSpy(log)
    self.stage = stage
    worker = KataWorkerSpy(log)
    interactor = LoginInteractor(presenter: presenter, worker: worker)
    requests = KataRequests(worker.gate)
    presenter.onPresent = { [weak self] in self?.noteUser() }
  }

  func play(_ scenario: AnswersScenario) async {
    for step in scenario.steps {
      switch step {
      case .logIn(let email, let password): await logIn(email, password)
      case .answer(let place, let answer): await self.answer(place, with: answer)
      }
    }
    for _ in worker.gate.pending {
      await answer(0, with: .failure(kind: "offline"))
    }
  }

  private func logIn(_ email: String, _ password: String) async {
    started += 1
    let number = started
    stage.step(
      "request \(number): log in with email \(KataText.quoted(email)), "
        + "password \(KataText.quoted(password))")
    await requests.start { [self] in
      await interactor.logIn(.init(email: email, password: password))
      stage.message(to: "caller", "returned(request: \(number))")
      noteUser()
    }
  }

  private func answer(_ place: Int, with answer: KataAnswer) async {
    let pending = worker.gate.pending
    guard pending.indices.contains(place), let result = answer.result else { return }
    stage.step("the worker answers call \(pending[place] + 1): \(answer.kataText)")
    await requests.answer(place, with: result)
  }

  /// Looks into the data store; the same user as at the last look is no news.
  private func noteUser() {
    let user = "user: \(KataText.quoted(interactor.user?.name))"
    guard !user.utf8.elementsEqual(noted.utf8) else { return }
    noted = user
    stage.message(to: "store", user)
  }
}
