import LoginScene
import Testing

@testable import Exercise08

/// The Interactor of 08 with the scene's own Presenter, between a screen and a worker.
@Suite struct ForgotPasswordSceneTests {
  private final class Screen: LoginForgotPasswordDisplayLogic {
    var shown: [String] = []

    func displayLoading(_ isLoading: Bool) { shown.append(isLoading ? "loading" : "done") }
    func displaySent(_ viewModel: Login.ForgotPassword.ViewModel) {
      shown.append("\(viewModel.title): \(viewModel.message)")
    }
    func displayProblem(_ viewModel: Login.ForgotPassword.ViewModel) {
      shown.append(viewModel.title)
    }
  }

  private final class Worker: LoginForgotPasswordWorkerLogic {
    var failure: Login.ForgotPassword.Failure?

    func sendLink(to email: String) async throws {
      if let failure { throw failure }
    }
  }

  private let screen = Screen()
  private let worker = Worker()
  private let presenter = ForgotPasswordPresenter()
  private let interactor: any LoginForgotPasswordBusinessLogic

  init() {
    presenter.view = screen
    interactor = makeInteractor(presenter: presenter, worker: worker)
  }

  @Test(arguments: [nil, Login.ForgotPassword.Failure.noSuchAccount])
  func `the screen says the same, with an account and without`(
    failure: Login.ForgotPassword.Failure?
  ) async {
    worker.failure = failure
    await interactor.sendLink(.init(email: " ann@x.org"))

    #expect(
      screen.shown == [
        "loading", "done", "Look at your mail: If ann@x.org has an account, a link is there.",
      ])
  }

  @Test func `each failure has words on the screen`() async {
    for failure in [Login.ForgotPassword.Failure.tooManyRequests, .offline, .unknown] {
      worker.failure = failure
      await interactor.sendLink(.init(email: "ann@x.org"))
    }
    await interactor.sendLink(.init(email: nil))

    #expect(
      screen.shown == [
        "loading", "done", "Too many mails", "loading", "done", "You're offline", "loading",
        "done", "Something went wrong", "Whose password?",
      ])
  }
}
