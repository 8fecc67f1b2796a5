import Foundation
import IceCreamScene

extension IceCream {
  /// The use case of reading the menu.
  nonisolated enum LoadMenu {
    /// View → Interactor, given: the user wants the menu, which needs no further values.
    nonisolated struct Request: Equatable, Encodable, Sendable {}

    typealias Response = LoadMenuResponse
  }
}

/// Interactor → Presenter: one case for each outcome.
nonisolated enum LoadMenuResponse: Equatable, Encodable, Sendable {
  case loaded(IceCream.Menu)
  case unreadable

  init(_ result: Result<IceCream.Menu, any Error>) {
    self =
      switch result {
      case .success(let menu): .loaded(menu)
      case .failure: .unreadable
      }
  }
}

/// View → Interactor, given.
protocol MenuBusinessLogic: AnyObject {
  func loadMenu(_ request: IceCream.LoadMenu.Request)
}

/// Interactor → Presenter.
protocol MenuPresentationLogic: AnyObject {
  func presentMenu(_ response: IceCream.LoadMenu.Response)
}

/// Interactor → Worker.
protocol MenuWorkerLogic: AnyObject {
  func fetchMenu() throws -> IceCream.Menu
}

/// Asks for the menu, and says what came of it.
final class MenuInteractor: MenuBusinessLogic {
  private let presenter: any MenuPresentationLogic
  private let worker: any MenuWorkerLogic

  init(presenter: any MenuPresentationLogic, worker: any MenuWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func loadMenu(_ request: IceCream.LoadMenu.Request) {
    presenter.presentMenu(.init(Result { try worker.fetchMenu() }))
  }
}

/// Reads the menu from a file.
final class MenuWorker: MenuWorkerLogic {
  private let file: any IceCreamFileLogic

  init(file: any IceCreamFileLogic) {
    self.file = file
  }

  func fetchMenu() throws -> IceCream.Menu {
    try JSONDecoder().decode(IceCream.Menu.self, from: file.read())
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

// Given: with these the suite takes your protocols' places. An error in one of them means that its
// protocol, or the Response, is not yet as the README's table has it.
extension KataMenuListener: MenuPresentationLogic {}
extension KataMenuSource: MenuWorkerLogic {}
