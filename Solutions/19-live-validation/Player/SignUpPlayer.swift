import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise19

@Test func play() async throws {
  try await KataPlayback.play(SignUpScenario.self) { scenario, recorder in
    let log = KataLoginLog()
    let interactor = SignUpInteractor(presenter: KataSignUpPresenterSpy(log))
    for edit in scenario.edits {
      recorder.step(
        "edit: email \(KataText.quoted(edit.email)), password \(KataText.quoted(edit.password))")
      interactor.validate(.init(email: edit.email, password: edit.password))
    }
    let view = KataSignUpDisplaySpy(log)
    let presenter = SignUpPresenter()
    presenter.view = view
    withExtendedLifetime(view) {
      for response in scenario.responses.compactMap(\.response) {
        recorder.step("present \(KataText.of(response))")
        presenter.presentValidation(response)
      }
    }
  }
}
