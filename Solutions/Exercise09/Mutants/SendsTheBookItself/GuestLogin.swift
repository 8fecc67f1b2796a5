// E2: The view gets the living book: what the list shows has changed before it can compare.
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
  final class Book {
    private(set) var names: [String] = []
    func add(_ name: String) { names.append(name) }
  }

  struct Response {
    let book: Book
  }

  struct ViewModel {
    let book: Book
    var lines: [String] { book.names.map { "\($0) is in" } }
  }
}

protocol GuestPresentationLogic: AnyObject {
  func presentGuests(_ response: Guests.Response)
}

protocol GuestDisplayLogic: AnyObject {
  func displayGuests(_ viewModel: Guests.ViewModel)
}

final class GuestInteractor: LoginBusinessLogic {
  private let book = Guests.Book()
  private let presenter: any GuestPresentationLogic
  private let worker: any LoginWorkerLogic

  init(presenter: any GuestPresentationLogic, worker: any LoginWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    let guest = try? await worker.authenticate(
      email: request.email ?? "", password: request.password ?? "")
    if let guest { book.add(guest.name) }
    presenter.presentGuests(.init(book: book))
  }
}

final class GuestPresenter: GuestPresentationLogic {
  weak var view: (any GuestDisplayLogic)?

  func presentGuests(_ response: Guests.Response) {
    view?.displayGuests(.init(book: response.book))
  }
}
