import LoginScene
import Observation

/// Asks, when it appears, whether a user is still signed in, and shows what it is told.
@Observable
final class ResumeView: LoginResumeDisplayLogic {
  private(set) var greeting: String?
  private(set) var asksToLogIn = false

  private let interactor: any LoginResumeBusinessLogic

  init(interactor: any LoginResumeBusinessLogic) {
    self.interactor = interactor
  }

  func appear() {
    interactor.resume(.init())
  }

  func displayWelcomeBack(_ viewModel: Login.Resume.ViewModel) {
    (greeting, asksToLogIn) = (viewModel.greeting, false)
  }

  func displayLoginForm() {
    (greeting, asksToLogIn) = (nil, true)
  }
}

/// Asks the session worker, and says what the answer was.
final class ResumeInteractor: LoginResumeBusinessLogic {
  private let presenter: any LoginResumePresentationLogic
  private let worker: any LoginSessionWorkerLogic

  init(presenter: any LoginResumePresentationLogic, worker: any LoginSessionWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func resume(_ request: Login.Resume.Request) {
    worker.findUser { [weak self] user in
      self?.presenter.presentSession(.init(user: user))
    }
  }
}

/// Puts the answer into words.
final class ResumePresenter: LoginResumePresentationLogic {
  weak var view: (any LoginResumeDisplayLogic)?

  func presentSession(_ response: Login.Resume.Response) {
    if let user = response.user {
      view?.displayWelcomeBack(.init(greeting: "Welcome back, \(user.name)!"))
    } else {
      view?.displayLoginForm()
    }
  }
}
