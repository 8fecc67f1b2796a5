import Foundation
import IceCreamScene

/// The order history: its values, and the messages of its use cases.
nonisolated enum Orders {}

nonisolated extension Orders {
  /// An order as the service tells of it.
  nonisolated struct Order: Equatable, Sendable {
    let number: Int
    /// In seconds since 1970.
    let placed: Int
    let currency: IceCream.Currency
    let lines: [IceCream.Item]
    let total: Int
  }

  /// Orders, and the bytes that they were read from.
  nonisolated struct Answer: Equatable, Sendable {
    let orders: [Order]
    let body: Data
  }

  nonisolated enum Failure: Error, Equatable, Sendable {
    case offline
    case signedOut
    case unreadable
    case unreachable
    case tooLate
    case notUndone
  }

  /// The use cases of looking at the orders.
  nonisolated enum Show {
    nonisolated struct Request: Equatable {}

    nonisolated struct Response: Equatable {
      /// In the order in which they are shown.
      let orders: [Order]
      /// When they were kept; nil if the service has just told of them.
      let keptAt: Int?
      /// The numbers of those that can be undone.
      let undoable: [Int]
    }

    nonisolated struct ViewModel: Equatable {
      let rows: [IceCream.Orders.Row]
      let asOf: String?
      let message: String?
      let undoable: [Int]
    }
  }

  /// The use case of reading one order's receipt.
  nonisolated enum Open {
    nonisolated struct Response: Equatable {
      let order: Order
    }

    nonisolated struct ViewModel: Equatable {
      let title: String
      let lines: [IceCream.Order.ViewModel.Line]
      let total: String
    }
  }

  /// A request about one of the orders.
  nonisolated struct Request: Equatable {
    let number: Int
  }
}

/// View → Interactor.
protocol OrdersBusinessLogic: AnyObject {
  func show(_ request: Orders.Show.Request) async
  func load(_ request: Orders.Show.Request) async
  func open(_ request: Orders.Request)
  func orderAgain(_ request: Orders.Request)
  func undo(_ request: Orders.Request) async
}

/// Interactor → Presenter.
protocol OrdersPresentationLogic: AnyObject {
  func presentLoading(_ isLoading: Bool)
  func presentOrders(_ response: Orders.Show.Response)
  func presentFailure(_ failure: Orders.Failure)
  func presentReceipt(_ response: Orders.Open.Response)
  func presentOrderAgain()
}

/// Presenter → View.
protocol OrdersDisplayLogic: AnyObject {
  func displayLoading(_ isLoading: Bool)
  func displayOrders(_ viewModel: Orders.Show.ViewModel)
  func displayMessage(_ message: String)
  func displayReceipt(_ viewModel: Orders.Open.ViewModel)
  func displayOrderAgain()
}

/// View → Router.
protocol OrdersRoutingLogic: AnyObject {
  func routeToReceipt(_ viewModel: Orders.Open.ViewModel)
  func routeBack()
}

/// Router → Interactor.
protocol OrdersDataStore: AnyObject {
  /// The names of the items that are to be ordered again.
  var names: [String] { get }
}

/// Interactor → Worker.
protocol OrdersWorkerLogic: AnyObject {
  func fetch() async throws(Orders.Failure) -> Orders.Answer
  func undo(_ number: Int) async throws(Orders.Failure)
  /// Nil if nothing is kept that can be read.
  func kept() -> (orders: [Orders.Order], time: Int)?
  func keep(_ body: Data, at time: Int)
  func forget()
}
