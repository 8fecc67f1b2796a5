import LoginScene

enum PinLogin {
  static func make(
    view: any LoginDisplayLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic {
    let presenter = PinPresenter()
    presenter.view = view
    return PinInteractor(presenter: presenter, worker: worker)
  }
}

/// Open as long as fewer than three wrong PINs came since the last user.
enum Pad {
  case open(wrongPins: Int)
  case locked

  mutating func take(_ response: Login.Authenticate.Response) {
    switch (self, response) {
    case (.open, .success): self = .open(wrongPins: 0)
    case (.open(2), .failure(.wrongCredentials)): self = .locked
    case (.open(let count), .failure(.wrongCredentials)): self = .open(wrongPins: count + 1)
    default: break
    }
  }
}

final class PinInteractor: LoginBusinessLogic {
  private var pad = Pad.open(wrongPins: 0)
  private let presenter: any LoginPresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    if case .open = pad {
      let response = await answer(to: request)
      pad.take(response)
      if case .open = pad {
        presenter.presentLogin(response)
        return
      }
    }
    presenter.presentLogin(.failure(.accountLocked))
  }

  private func answer(
    to request: Login.Authenticate.Request
  ) async -> Login.Authenticate.Response {
    do {
      return .success(
        try await worker.authenticate(
          email: request.email ?? "", password: request.password ?? ""))
    } catch {
      return .failure(error as? Login.Failure ?? .unknown)
    }
  }
}

final class PinPresenter: LoginPresentationLogic {
  weak var view: (any LoginDisplayLogic)?

  func presentLogin(_ response: Login.Authenticate.Response) {
    switch response {
    case .success(let user):
      view?.displayWelcome(.init(greeting: "Welcome, \(user.name)!"))
    case .failure(.accountLocked):
      view?.displayProblem(.init(title: "Locked", message: "Ask at the desk."))
    case .failure:
      view?.displayProblem(.init(title: "No entry", message: "Try again."))
    }
  }
}
