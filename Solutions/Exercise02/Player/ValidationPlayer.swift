import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise02

@Test func play() async throws {
  try await KataStage.play(ValidationScenario.self) { scenario, stage in
    let log = KataLoginLog()
    let yes = KataWorkerSpy.Answer.success(Login.User(name: "Ann"))
    let interactor = LoginInteractor(
      presenter: KataPresenterSpy(log),
      worker: KataWorkerSpy(log, answers: scenario.attempts.map { _ in yes }))
    for attempt in scenario.attempts {
      stage.step(
        "log in with email \(KataText.quoted(attempt.email)), "
          + "password \(KataText.quoted(attempt.password))"
          + (attempt.isCancelled == true ? ", in a cancelled task" : "")
          + "; the worker would let Ann in")
      await Task {
        await kataCancelled(attempt.isCancelled == true) {
          await interactor.logIn(.init(email: attempt.email, password: attempt.password))
        }
      }.value
    }
  }
}
