import LoginScene

enum GuestLogin {
  static func make(
    view: any GuestDisplayLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic {
    let presenter = GuestPresenter()
    presenter.view = view
    return GuestInteractor(presenter: presenter, worker: worker)
  }
}

enum Guests {
  struct Response {
    let names: [String]
  }

  struct ViewModel {
    let lines: [String]
  }
}

protocol GuestPresentationLogic: AnyObject {
  func presentGuests(_ response: Guests.Response)
}

protocol GuestDisplayLogic: AnyObject {
  func displayGuests(_ viewModel: Guests.ViewModel)
}

final class GuestInteractor: LoginBusinessLogic {
  private var names: [String] = []
  private let presenter: any GuestPresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any GuestPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    let guest = try? await worker.authenticate(
      email: request.email ?? "", password: request.password ?? "")
    if let guest { names.append(guest.name) }
    presenter.presentGuests(.init(names: names))
  }
}

final class GuestPresenter: GuestPresentationLogic {
  weak var view: (any GuestDisplayLogic)?

  func presentGuests(_ response: Guests.Response) {
    view?.displayGuests(
      .init(lines: response.names.map { "\($0) is in" }))
  }
}
