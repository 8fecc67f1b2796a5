import Foundation
import IceCreamScene

/// One order, as it lies in the body.
nonisolated struct Purchase: Equatable, Sendable, Decodable {
  let number: Int
  let placed: Int
  let total: Int
  let currency: Money
  let lines: [Line]

  nonisolated struct Money: Equatable, Sendable, Decodable {
    let code: String
    let digits: Int
  }

  nonisolated struct Line: Equatable, Sendable, Decodable {
    let name: String
    let price: Int
  }
}

/// The list that both Interactors work with; a part of neither.
final class PurchaseList {
  var all: [Purchase]?

  subscript(number: Int) -> Purchase? { all?.first { $0.number == number } }
}

nonisolated enum PurchaseTrouble: Error, Equatable, Sendable {
  case notLoaded(IceCream.ClientError?)
  case unreadable
  case tooLate
  case notUndone
}

nonisolated struct PurchasesShown: Equatable, Sendable {
  let purchases: [Purchase]
  let age: Age
  let undoable: [Int]

  nonisolated enum Age: Equatable, Sendable {
    case new
    case kept(since: Int)
  }
}

nonisolated struct ReceiptText: Equatable, Sendable {
  let title: String
  let lines: [IceCream.Order.ViewModel.Line]
  let total: String
}

// The list: View → Interactor → Presenter → View.
protocol ListBusinessLogic: AnyObject {
  func showKept()
  func load() async
  func undo(_ number: Int) async
}

protocol ListPresentationLogic: AnyObject {
  func presentBegin()
  func presentEnd()
  func present(_ shown: PurchasesShown)
  func present(_ trouble: PurchaseTrouble)
}

protocol ListDisplayLogic: AnyObject {
  func displayBegin()
  func displayEnd()
  func display(rows: [IceCream.Orders.Row], undoable: [Int], asOf: String?, message: String?)
  func display(message: String)
}

// The ways out: the same in small.
protocol WayBusinessLogic: AnyObject {
  func open(_ number: Int)
  func repeatOrder(_ number: Int)
}

protocol WayPresentationLogic: AnyObject {
  func presentReceipt(of purchase: Purchase)
  func presentRepeat(of purchase: Purchase)
}

protocol WayDisplayLogic: AnyObject {
  func displayReceipt(_ text: ReceiptText)
  func displayRepeat(_ names: [String])
}

protocol WayRoutingLogic: AnyObject {
  func push(_ text: ReceiptText)
  func goBack(with names: [String])
}

/// Interactor → Worker: knows the time, too.
protocol PurchaseWorkerLogic: AnyObject {
  var now: Int { get }
  func fetch() async throws(PurchaseTrouble) -> (purchases: [Purchase], body: Data)
  func delete(_ number: Int) async throws(PurchaseTrouble)
  func kept() -> (purchases: [Purchase], since: Int)?
  func keep(_ body: Data?)
}
