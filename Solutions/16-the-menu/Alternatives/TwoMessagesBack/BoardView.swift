import IceCreamScene
import Observation

/// A board, on which stands either the menu or a message.
@Observable
final class BoardView: BoardDisplayLogic {
  @ObservationIgnored var interactor: (any BoardBusinessLogic)?
  private(set) var content = Content.rows([])

  enum Content {
    case rows([Board.ViewModel.Row])
    case message(String)
  }

  func displayRows(_ rows: [Board.ViewModel.Row]) {
    content = .rows(rows)
  }

  func displayMessage(_ message: String) {
    content = .message(message)
  }
}

/// The screen as its user has it; the View behind it does not know of it.
final class BoardScreen: IceCreamMenuScreen {
  private let view: BoardView
  let dataStore: any IceCreamMenuDataStore

  init(view: BoardView, dataStore: any IceCreamMenuDataStore) {
    self.view = view
    self.dataStore = dataStore
  }

  var cones: [String] { names(.cones) }
  var flavors: [String] { names(.flavors) }
  var toppings: [String] { names(.toppings) }

  var message: String? {
    if case .message(let message) = view.content { message } else { nil }
  }

  func appear() {
    view.interactor?.readBoard(.init())
  }

  private func names(_ title: Board.ViewModel.Title) -> [String] {
    guard case .rows(let rows) = view.content else { return [] }
    return rows.first { $0.title == title }?.names ?? []
  }
}
