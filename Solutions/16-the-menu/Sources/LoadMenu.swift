import Foundation
import IceCreamScene

extension IceCream {
  /// The use case of reading the menu.
  nonisolated enum LoadMenu {
    /// View → Interactor, given: the user wants the menu, which needs no further values.
    nonisolated struct Request: Equatable, Encodable, Sendable {}

    /// Interactor → Presenter: one case for each outcome.
    nonisolated enum Response: Equatable, Encodable, Sendable {
      case loaded(IceCream.Menu)
      case unreadable
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
    presenter.presentMenu(response())
  }

  private func response() -> IceCream.LoadMenu.Response {
    do {
      return .loaded(try worker.fetchMenu())
    } catch {
      return .unreadable
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

// Given: with these the suite takes your protocols' places. An error in one of them means that its
// protocol, or the Response, is not yet as the README's table has it.
extension KataMenuListener: MenuPresentationLogic {}
extension KataMenuSource: MenuWorkerLogic {}
