import Foundation
import IceCreamScene
import Observation

/// The models of one use case: one struct each way, whose optional tells the outcomes apart.
nonisolated enum ShowMenu {
  struct Response {
    /// Nil if it can't be read.
    let menu: IceCream.Menu?
  }

  /// All of the screen at once, so that nothing of what was shown before is left.
  struct ViewModel {
    var cones: [String] = []
    var flavors: [String] = []
    var toppings: [String] = []
    var message: String?
  }
}

/// View → Interactor: the method's name is the whole Request.
protocol ShowMenuBusinessLogic: AnyObject {
  func showMenu()
}

/// Interactor → Presenter.
protocol ShowMenuPresentationLogic: AnyObject {
  func presentMenu(_ response: ShowMenu.Response)
}

/// Presenter → View.
protocol ShowMenuDisplayLogic: AnyObject {
  func display(_ viewModel: ShowMenu.ViewModel)
}

/// Interactor → worker: no error, because each of them has the same outcome.
protocol ShowMenuWorkerLogic: AnyObject {
  func menu() -> IceCream.Menu?
}

/// Makes the parts and links them.
func makeMenuScreen(file: any IceCreamFileLogic) -> any IceCreamMenuScreen {
  let presenter = ShowMenuPresenter()
  let interactor = ShowMenuInteractor(worker: ShowMenuWorker(file: file), presenter: presenter)
  let view = ShowMenuView(interactor: interactor, dataStore: interactor)
  presenter.view = view
  return view
}

/// Keeps one value, and shows its fields.
@Observable
final class ShowMenuView: IceCreamMenuScreen, ShowMenuDisplayLogic {
  private var shown = ShowMenu.ViewModel()
  private let interactor: any ShowMenuBusinessLogic
  let dataStore: any IceCreamMenuDataStore

  init(interactor: any ShowMenuBusinessLogic, dataStore: any IceCreamMenuDataStore) {
    self.interactor = interactor
    self.dataStore = dataStore
  }

  var cones: [String] { shown.cones }
  var flavors: [String] { shown.flavors }
  var toppings: [String] { shown.toppings }
  var message: String? { shown.message }

  func appear() {
    interactor.showMenu()
  }

  func display(_ viewModel: ShowMenu.ViewModel) {
    shown = viewModel
  }
}

/// Keeps what the worker has, and hands it on.
final class ShowMenuInteractor: ShowMenuBusinessLogic, IceCreamMenuDataStore {
  private(set) var menu: IceCream.Menu?
  private let worker: any ShowMenuWorkerLogic
  private let presenter: any ShowMenuPresentationLogic

  init(worker: any ShowMenuWorkerLogic, presenter: any ShowMenuPresentationLogic) {
    self.worker = worker
    self.presenter = presenter
  }

  func showMenu() {
    menu = worker.menu()
    presenter.presentMenu(.init(menu: menu))
  }
}

/// Makes all of the screen from what there is of a menu.
final class ShowMenuPresenter: ShowMenuPresentationLogic {
  weak var view: (any ShowMenuDisplayLogic)?

  func presentMenu(_ response: ShowMenu.Response) {
    guard let menu = response.menu else {
      view?.display(.init(message: "The menu can't be read. Please ask at the counter."))
      return
    }
    view?.display(
      .init(
        cones: names(menu.cones), flavors: names(menu.flavors), toppings: names(menu.toppings)))
  }

  private func names(_ items: [IceCream.Item]) -> [String] { items.map(\.name) }
}

/// Has the scene's own models read the file.
final class ShowMenuWorker: ShowMenuWorkerLogic {
  private let file: any IceCreamFileLogic

  init(file: any IceCreamFileLogic) {
    self.file = file
  }

  func menu() -> IceCream.Menu? {
    guard let body = try? file.read() else { return nil }
    return try? JSONDecoder().decode(IceCream.Menu.self, from: body)
  }
}

nonisolated private enum Key: String, CodingKey {
  case currency, cones, flavors, toppings, code, digits, name, price
}

nonisolated extension IceCream.Menu: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      currency: try fields.decode(IceCream.Currency.self, forKey: .currency),
      cones: try fields.decode([IceCream.Item].self, forKey: .cones),
      flavors: try fields.decode([IceCream.Item].self, forKey: .flavors),
      toppings: try fields.decode([IceCream.Item].self, forKey: .toppings))
  }
}

nonisolated extension IceCream.Currency: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      code: try fields.decode(String.self, forKey: .code),
      digits: try fields.decode(Int.self, forKey: .digits))
  }
}

nonisolated extension IceCream.Item: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      name: try fields.decode(String.self, forKey: .name),
      price: try fields.decode(Int.self, forKey: .price))
  }
}
