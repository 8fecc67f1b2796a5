import Foundation
import IceCreamScene

/// Keeps the menu for the next scene, or none, and then says so.
final class BoardInteractor: BoardBusinessLogic {
  private let worker: any BoardWorkerLogic
  private let dataStore: BoardDataStore
  private let presenter: any BoardPresentationLogic

  init(
    worker: any BoardWorkerLogic, dataStore: BoardDataStore,
    presenter: any BoardPresentationLogic
  ) {
    self.worker = worker
    self.dataStore = dataStore
    self.presenter = presenter
  }

  func readBoard(_ request: Board.Request) {
    dataStore.menu = nil
    do throws(Board.Reason) {
      let menu = try worker.readMenu()
      dataStore.menu = menu
      presenter.presentWritten(.init(menu: menu))
    } catch {
      presenter.presentBlank(.init(reason: error))
    }
  }
}

/// Finds the words.
final class BoardPresenter: BoardPresentationLogic {
  weak var view: (any BoardDisplayLogic)?

  func presentWritten(_ response: Board.Response.Written) {
    let menu = response.menu
    view?.displayRows([
      row(.cones, menu.cones), row(.flavors, menu.flavors), row(.toppings, menu.toppings),
    ])
  }

  func presentBlank(_ response: Board.Response.Blank) {
    switch response.reason {
    case .noFile, .badFile:
      view?.displayMessage("The menu can't be read. Please ask at the counter.")
    }
  }

  private func row(_ title: Board.ViewModel.Title, _ items: [IceCream.Item]) -> Board.ViewModel.Row
  {
    .init(title: title, names: items.map(\.name))
  }
}

/// Reads the file container by container.
final class BoardWorker: BoardWorkerLogic {
  private let file: any IceCreamFileLogic

  init(file: any IceCreamFileLogic) {
    self.file = file
  }

  func readMenu() throws(Board.Reason) -> IceCream.Menu {
    guard let data = try? file.read() else { throw .noFile }
    guard let page = try? JSONDecoder().decode(Page.self, from: data) else { throw .badFile }
    return page.menu
  }
}

private struct Page: Decodable {
  let menu: IceCream.Menu

  enum Key: CodingKey { case currency, cones, flavors, toppings }
  enum CurrencyKey: CodingKey { case code, digits }
  enum ItemKey: CodingKey { case name, price }

  init(from decoder: any Decoder) throws {
    let page = try decoder.container(keyedBy: Key.self)
    let currency = try page.nestedContainer(keyedBy: CurrencyKey.self, forKey: .currency)
    menu = IceCream.Menu(
      currency: IceCream.Currency(
        code: try currency.decode(String.self, forKey: .code),
        digits: try currency.decode(Int.self, forKey: .digits)),
      cones: try Self.items(page, .cones), flavors: try Self.items(page, .flavors),
      toppings: try Self.items(page, .toppings))
  }

  private static func items(
    _ page: KeyedDecodingContainer<Key>, _ key: Key
  ) throws -> [IceCream.Item] {
    var list = try page.nestedUnkeyedContainer(forKey: key)
    var items: [IceCream.Item] = []
    while !list.isAtEnd {
      let item = try list.nestedContainer(keyedBy: ItemKey.self)
      items.append(
        IceCream.Item(
          name: try item.decode(String.self, forKey: .name),
          price: try item.decode(Int.self, forKey: .price)))
    }
    return items
  }
}
