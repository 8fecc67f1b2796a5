import Foundation
import IceCreamScene

/// The messages of the order history, by use case.
nonisolated enum History {
  nonisolated struct Order: Equatable, Sendable {
    let number: Int
    let placed: Int
    let currency: IceCream.Currency
    let lines: [IceCream.Item]
    let total: Int
  }

  nonisolated enum Load {
    nonisolated struct Request: Equatable, Sendable {
      let mayShowWhatIsKept: Bool
    }

    nonisolated enum Response: Equatable, Sendable {
      case loading
      case ended
      case orders([Order], keptAt: Int?, undoable: [Int])
      case failed(Failure)
    }

    nonisolated enum Failure: Equatable, Sendable {
      case offline
      case signedOut
      case unreadable
      case other
    }

    nonisolated struct ViewModel: Equatable, Sendable {
      let rows: [IceCream.Orders.Row]
      let undoable: [Int]
      let asOf: String?
      let message: String?
    }
  }

  nonisolated enum Choose {
    nonisolated enum Request: Equatable, Sendable {
      case open(Int)
      case again(Int)
    }

    nonisolated enum Response: Equatable, Sendable {
      case open
      case again
    }
  }

  nonisolated enum Undo {
    nonisolated struct Request: Equatable, Sendable {
      let number: Int
    }

    nonisolated enum Refusal: Equatable, Sendable {
      case tooLate
      case failed
    }
  }
}

protocol HistoryBusinessLogic: AnyObject {
  func load(_ request: History.Load.Request) async
  func choose(_ request: History.Choose.Request)
  func undo(_ request: History.Undo.Request) async
}

protocol HistoryPresentationLogic: AnyObject {
  func presentLoad(_ response: History.Load.Response)
  func presentChoice(_ response: History.Choose.Response)
  func presentRefusal(_ refusal: History.Undo.Refusal)
}

protocol HistoryDisplayLogic: AnyObject {
  func displayLoading(_ isLoading: Bool)
  func displayOrders(_ viewModel: History.Load.ViewModel)
  func displayProblem(_ message: String)
  func displayReceipt()
  func displayStand()
}

protocol HistoryRoutingLogic: AnyObject {
  func routeToReceipt()
  func routeToStand()
}

/// Router → Interactor: the order that was chosen.
protocol HistoryDataStore: AnyObject {
  var chosen: History.Order? { get }
}

/// An actor: so it is never on the main one.
nonisolated protocol ServiceWorkerLogic: Sendable {
  func fetchOrders() async throws -> Data
  func undoOrder(_ number: Int) async throws
}

protocol KeeperWorkerLogic: AnyObject {
  func load() -> IceCream.Orders.Kept?
  func save(_ kept: IceCream.Orders.Kept?)
}

/// Bytes to orders.
nonisolated protocol ReaderWorkerLogic: Sendable {
  func orders(in body: Data) throws -> [History.Order]
}
