import Foundation
import IceCreamScene

/// The state of the order history, and the events that change it.
nonisolated struct OrdersState: Equatable, Sendable {
  nonisolated struct Order: Equatable, Sendable {
    let number: Int
    let placed: Int
    let currency: IceCream.Currency
    let lines: [IceCream.Item]
    let total: Int
  }

  nonisolated struct List: Equatable, Sendable {
    var orders: [Order]
    var keptAt: Int?
    var undoable: [Int]
  }

  nonisolated enum Notice: Equatable, Sendable {
    case failed(Failure)
    case tooLate
    case notUndone
  }

  nonisolated enum Failure: Error, Equatable, Sendable {
    case offline
    case signedOut
    case unreadable
    case other
  }

  nonisolated enum Event: Sendable {
    case loadBegan
    case loadEnded(Int, Result<[Order], Failure>, isCancelled: Bool)
    case found([Order], keptAt: Int)
    case undoBegan
    case undoEnded(Int, isDone: Bool)
    case wasTooLate
  }

  private(set) var list: List?
  private(set) var notice: Notice?
  private(set) var isLoading = false
  private(set) var isUndoing = false
  /// The number of the latest load.
  private(set) var latest = 0

  func order(_ number: Int) -> Order? {
    list?.orders.first { $0.number == number }
  }

  static func canUndo(_ order: Order, at now: Int) -> Bool {
    now <= order.placed + 600
  }

  /// True if the event has set a list that the service has just sent.
  mutating func handle(_ event: Event, at now: Int) -> Bool {
    switch event {
    case .loadBegan:
      latest += 1
      isLoading = true
    case .loadEnded(let number, let result, let isCancelled):
      guard number == latest else { return false }
      isLoading = false
      guard !isCancelled else { return false }
      switch result {
      case .success(let orders):
        set(orders, keptAt: nil, at: now)
        return true
      case .failure(let failure): notice = .failed(failure)
      }
    case .found(let orders, let keptAt): set(orders, keptAt: keptAt, at: now)
    case .undoBegan: isUndoing = true
    case .undoEnded(let number, let isDone):
      isUndoing = false
      if isDone, let list {
        set(list.orders.filter { $0.number != number }, keptAt: list.keptAt, at: now)
      } else {
        notice = .notUndone
      }
    case .wasTooLate: notice = .tooLate
    }
    return false
  }

  private mutating func set(_ orders: [Order], keptAt: Int?, at now: Int) {
    let sorted = orders.sorted {
      $0.placed == $1.placed ? $0.number > $1.number : $0.placed > $1.placed
    }
    list = List(
      orders: sorted, keptAt: keptAt,
      undoable: sorted.filter { Self.canUndo($0, at: now) }.map(\.number))
    notice = nil
  }
}

nonisolated struct OrdersViewModel: Equatable {
  var rows: [IceCream.Orders.Row] = []
  var undoable: [Int] = []
  var isLoading = false
  var asOf: String?
  var message: String?
}

nonisolated struct ReceiptViewModel: Equatable {
  let title: String
  let lines: [IceCream.Order.ViewModel.Line]
  let total: String
}

/// View → Interactor.
protocol OrdersBusinessLogic: AnyObject {
  func beginWithWhatIsKept()
  func load() async
  func choose(_ number: Int)
  func chooseAgain(_ number: Int)
  func undo(_ number: Int) async
}

/// Interactor → Presenter: the whole state, whenever it has changed.
protocol OrdersPresentationLogic: AnyObject {
  func present(_ state: OrdersState)
  func present(_ order: OrdersState.Order)
  func presentAgain(_ names: [String])
}

/// Presenter → View.
protocol OrdersDisplayLogic: AnyObject {
  func display(_ viewModel: OrdersViewModel)
  func display(_ receipt: ReceiptViewModel)
  func displayAgain(_ names: [String])
}

/// View → Router.
protocol OrdersRoutingLogic: AnyObject {
  func route(to receipt: ReceiptViewModel)
  func routeBack(with names: [String])
}

/// Interactor → Worker.
protocol OrdersWorkerLogic: AnyObject {
  func fetch() async -> (body: Data, orders: Result<[OrdersState.Order], OrdersState.Failure>)
  func undo(_ number: Int) async -> Bool
  func read() -> (orders: [OrdersState.Order], time: Int)?
  func write(_ kept: IceCream.Orders.Kept?)
}
