import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise02

@Test func play() async throws {
  try await KataPlayback.play(ValidationScenario.self) { scenario, recorder in
    await ValidationPlayer(recorder, scenario).play()
  }
}

/// Plays one scenario on Interactors of its own.
private final class ValidationPlayer {
  private let recorder: KataRecorder
  private let scenario: ValidationScenario
  private let presenters: [PresenterBeforeFailure]
  /// The one that the scenario is about, and another screen's, with a Presenter of its own.
  private let interactors: [LoginInteractor]
  private var answer = KataWorkerSpy.Answer.success(Login.User(name: "Ann"))

  init(_ recorder: KataRecorder, _ scenario: ValidationScenario) {
    let log = KataLoginLog()
    let worker = KataWorkerSpy(log)
    let presenters = [nil, 2].map { PresenterBeforeFailure(KataPresenterSpy(log, number: $0)) }
    self.recorder = recorder
    self.scenario = scenario
    self.presenters = presenters
    interactors = presenters.map { LoginInteractor(presenter: $0, worker: worker) }
    worker.gate.onHold { [weak self, gate = worker.gate] call in
      if let self { gate.release(call, with: answer) }
    }
    worker.onAnswer = { [weak self] in self?.noteAnswer() }
  }

  func play() async {
    for attempt in scenario.attempts {
      if let answer = attempt.answer { await play(attempt, answer) }
    }
  }

  private func play(_ attempt: ValidationScenario.Attempt, _ answer: KataWorkerSpy.Answer) async {
    recorder.step(
      "log in with email \(KataText.quoted(attempt.email)), "
        + "password \(KataText.quoted(attempt.password))"
        + (attempt.isCancelled == true ? ", in a cancelled task" : "")
        + (attempt.isOthers == true ? ", to another Interactor" : "")
        + "; the worker would \(attempt.failure.map { "throw \($0)" } ?? "let Ann in")")
    self.answer = answer
    for presenter in presenters { presenter.hasFailed = false }
    let interactor = interactors[attempt.isOthers == true ? 1 : 0]
    await Task {
      await kataCancelled(attempt.isCancelled == true) {
        await interactor.logIn(.init(email: attempt.email, password: attempt.password))
      }
    }.value
  }

  private func noteAnswer() {
    guard case .failure = answer else { return }
    for presenter in presenters { presenter.hasFailed = true }
  }
}

/// Passes on what is presented before the worker fails; what is said of that is no edge here.
private final class PresenterBeforeFailure: LoginPresentationLogic {
  var hasFailed = false
  private let spy: KataPresenterSpy

  init(_ spy: KataPresenterSpy) {
    self.spy = spy
  }

  func presentLogin(_ response: Login.Authenticate.Response) {
    if !hasFailed { spy.presentLogin(response) }
  }
}
