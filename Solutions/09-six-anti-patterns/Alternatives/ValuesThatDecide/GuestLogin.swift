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
  struct Book {
    private(set) var users: [Login.User] = []
    mutating func add(_ user: Login.User) { users.append(user) }
  }

  struct Response {
    let book: Book
  }

  struct ViewModel {
    let lines: [String]

    init(_ book: Book) {
      lines = book.users.map { "\($0.name) is in" }
    }
  }
}

protocol GuestPresentationLogic: AnyObject {
  func presentGuests(_ response: Guests.Response)
}

protocol GuestDisplayLogic: AnyObject {
  func displayGuests(_ viewModel: Guests.ViewModel)
}

final class GuestInteractor: LoginBusinessLogic {
  private var book = Guests.Book()
  private let presenter: any GuestPresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any GuestPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    let guest = try? await worker.authenticate(
      email: request.email ?? "", password: request.password ?? "")
    if let guest { book.add(guest) }
    presenter.presentGuests(.init(book: book))
  }
}

final class GuestPresenter: GuestPresentationLogic {
  weak var view: (any GuestDisplayLogic)?

  func presentGuests(_ response: Guests.Response) {
    view?.displayGuests(.init(response.book))
  }
}
