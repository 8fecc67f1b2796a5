import Foundation
import IceCreamScene
import Observation

extension IceCream {
  /// The use case of showing the menu.
  nonisolated enum LoadMenu {
    /// View → Interactor: the menu is wanted, which needs no further values.
    struct Request: Equatable {}

    /// Interactor → Presenter: one case for each outcome.
    enum Response: Equatable {
      case loaded(IceCream.Menu)
      case unreadable
    }

    /// Presenter → View: one model for each outcome, ready to be shown.
    enum ViewModel {
      struct Names: Equatable {
        let cones: [String]
        let flavors: [String]
        let toppings: [String]
      }

      struct Problem: Equatable {
        let message: String
      }
    }
  }
}

/// View → Interactor.
protocol MenuBusinessLogic: AnyObject {
  func loadMenu(_ request: IceCream.LoadMenu.Request)
}

/// Interactor → Presenter.
protocol MenuPresentationLogic: AnyObject {
  func presentMenu(_ response: IceCream.LoadMenu.Response)
}

/// Presenter → View.
protocol MenuDisplayLogic: AnyObject {
  func displayMenu(_ viewModel: IceCream.LoadMenu.ViewModel.Names)
  func displayProblem(_ viewModel: IceCream.LoadMenu.ViewModel.Problem)
}

/// Interactor → worker.
protocol MenuWorkerLogic: AnyObject {
  func fetchMenu() throws -> IceCream.Menu
}

/// Makes the parts, links them, and knows their classes; all others know protocols.
func makeMenuScreen(file: any IceCreamFileLogic) -> any IceCreamMenuScreen {
  let presenter = MenuPresenter()
  let view = MenuView(
    interactor: MenuInteractor(presenter: presenter, worker: MenuWorker(file: file)))
  presenter.view = view
  return view
}

/// Shows what it is told, and asks for the menu each time it appears.
@Observable
final class MenuView: IceCreamMenuScreen {
  private(set) var cones: [String] = []
  private(set) var flavors: [String] = []
  private(set) var toppings: [String] = []
  private(set) var message: String?
  private let interactor: any MenuBusinessLogic & IceCreamMenuDataStore

  init(interactor: any MenuBusinessLogic & IceCreamMenuDataStore) {
    self.interactor = interactor
  }

  var dataStore: any IceCreamMenuDataStore { interactor }

  func appear() {
    interactor.loadMenu(.init())
  }
}

extension MenuView: MenuDisplayLogic {
  func displayMenu(_ viewModel: IceCream.LoadMenu.ViewModel.Names) {
    (cones, flavors, toppings) = (viewModel.cones, viewModel.flavors, viewModel.toppings)
    message = nil
  }

  func displayProblem(_ viewModel: IceCream.LoadMenu.ViewModel.Problem) {
    (cones, flavors, toppings) = ([], [], [])
    message = viewModel.message
  }
}

/// Asks for the menu, keeps it for the next scene, and says what came of it.
final class MenuInteractor: MenuBusinessLogic, IceCreamMenuDataStore {
  private(set) var menu: IceCream.Menu?
  private let presenter: any MenuPresentationLogic
  private let worker: any MenuWorkerLogic

  init(presenter: any MenuPresentationLogic, worker: any MenuWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func loadMenu(_ request: IceCream.LoadMenu.Request) {
    menu = try? worker.fetchMenu()
    presenter.presentMenu(menu.map { .loaded($0) } ?? .unreadable)
  }
}

/// Takes the names from a menu, and finds the words for its absence.
final class MenuPresenter: MenuPresentationLogic {
  /// Weak, because the View owns the parts behind it.
  weak var view: (any MenuDisplayLogic)?

  func presentMenu(_ response: IceCream.LoadMenu.Response) {
    switch response {
    case .loaded(let menu):
      view?.displayMenu(
        .init(
          cones: menu.cones.map(\.name), flavors: menu.flavors.map(\.name),
          toppings: menu.toppings.map(\.name)))
    case .unreadable:
      view?.displayProblem(
        .init(message: "The menu can't be read. Please ask at the counter."))
    }
  }
}

/// Reads the menu from a file.
final class MenuWorker: MenuWorkerLogic {
  private let file: any IceCreamFileLogic

  init(file: any IceCreamFileLogic) {
    self.file = file
  }

  func fetchMenu() throws -> IceCream.Menu {
    try JSONDecoder().decode(Body.self, from: file.read()).menu
  }
}

/// The menu as the file has it.
private struct Body: Decodable {
  struct Currency: Decodable {
    let code: String
    let digits: Int
  }

  struct Item: Decodable {
    let name: String
    let price: Int
  }

  let currency: Currency
  let cones: [Item]
  let flavors: [Item]
  let toppings: [Item]

  var menu: IceCream.Menu {
    IceCream.Menu(
      currency: .init(code: currency.code, digits: currency.digits), cones: items(cones),
      flavors: items(flavors), toppings: items(toppings))
  }

  private func items(_ items: [Item]) -> [IceCream.Item] {
    items.map { IceCream.Item(name: $0.name, price: $0.price) }
  }
}
