import Foundation
import IceCreamScene

@testable import Exercise24

/// The messages to the spies of a test, in one order for all of them.
final class CallLog {
  var calls: [Call] = []
}

/// A message to a part, or to something around the scene.
enum Call: Equatable {
  case show
  case load
  case open(Int)
  case orderAgain(Int)
  case undo(Int)

  case presentLoading(Bool)
  case presentOrders(Orders.Show.Response)
  case presentFailure(Orders.Failure)
  case presentReceipt(Orders.Order)
  case presentOrderAgain

  case displayLoading(Bool)
  case displayOrders(Orders.Show.ViewModel)
  case displayMessage(String)
  case displayReceipt(Orders.Open.ViewModel)
  case displayOrderAgain

  case routeToReceipt(Orders.Open.ViewModel)
  case routeBack

  case fetch
  case undoAtService(Int)
  case kept
  case keep(Data, at: Int)
  case forget

  case send(IceCream.ClientRequest, onMain: Bool)
  case read
  case write(IceCream.Orders.Kept?)
  case push(title: String, lines: [IceCream.Order.ViewModel.Line], total: String)
  case pop
  case reorder([String])
}

final class InteractorSpy: OrdersBusinessLogic {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func show(_ request: Orders.Show.Request) async { log.calls.append(.show) }
  func load(_ request: Orders.Show.Request) async { log.calls.append(.load) }
  func open(_ request: Orders.Request) { log.calls.append(.open(request.number)) }
  func orderAgain(_ request: Orders.Request) { log.calls.append(.orderAgain(request.number)) }
  func undo(_ request: Orders.Request) async { log.calls.append(.undo(request.number)) }
}

final class PresenterSpy: OrdersPresentationLogic {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func presentLoading(_ isLoading: Bool) { log.calls.append(.presentLoading(isLoading)) }
  func presentOrders(_ response: Orders.Show.Response) {
    log.calls.append(.presentOrders(response))
  }
  func presentFailure(_ failure: Orders.Failure) { log.calls.append(.presentFailure(failure)) }
  func presentReceipt(_ response: Orders.Open.Response) {
    log.calls.append(.presentReceipt(response.order))
  }
  func presentOrderAgain() { log.calls.append(.presentOrderAgain) }
}

final class ViewSpy: OrdersDisplayLogic {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func displayLoading(_ isLoading: Bool) { log.calls.append(.displayLoading(isLoading)) }
  func displayOrders(_ viewModel: Orders.Show.ViewModel) {
    log.calls.append(.displayOrders(viewModel))
  }
  func displayMessage(_ message: String) { log.calls.append(.displayMessage(message)) }
  func displayReceipt(_ viewModel: Orders.Open.ViewModel) {
    log.calls.append(.displayReceipt(viewModel))
  }
  func displayOrderAgain() { log.calls.append(.displayOrderAgain) }
}

final class RouterSpy: OrdersRoutingLogic {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func routeToReceipt(_ viewModel: Orders.Open.ViewModel) {
    log.calls.append(.routeToReceipt(viewModel))
  }
  func routeBack() { log.calls.append(.routeBack) }
}

/// Answers as the test wants it to.
final class WorkerSpy: OrdersWorkerLogic {
  var answer: Result<Orders.Answer, Orders.Failure> = .failure(.offline)
  var undoFailure: Orders.Failure?
  var keptOrders: (orders: [Orders.Order], time: Int)?
  /// Called while the service is asked: the place for what happens meanwhile.
  var meanwhile: () async -> Void = {}
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func fetch() async throws(Orders.Failure) -> Orders.Answer {
    log.calls.append(.fetch)
    let answer = answer
    await meanwhile()
    return try answer.get()
  }

  func undo(_ number: Int) async throws(Orders.Failure) {
    log.calls.append(.undoAtService(number))
    await meanwhile()
    if let undoFailure { throw undoFailure }
  }

  func kept() -> (orders: [Orders.Order], time: Int)? {
    log.calls.append(.kept)
    return keptOrders
  }

  func keep(_ body: Data, at time: Int) { log.calls.append(.keep(body, at: time)) }
  func forget() { log.calls.append(.forget) }
}

/// Answers each question at once.
nonisolated final class ClientSpy: IceCreamClient {
  private let log: CallLog
  private let answer: Result<Data, any Error>

  init(_ log: CallLog, answer: Result<Data, any Error>) {
    self.log = log
    self.answer = answer
  }

  func send(_ request: IceCream.ClientRequest) async throws -> Data {
    let call = Call.send(request, onMain: #isolation === MainActor.shared)
    await MainActor.run { log.calls.append(call) }
    return try answer.get()
  }
}

final class StoreSpy: IceCreamOrdersStore {
  var kept: IceCream.Orders.Kept?
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func read() -> IceCream.Orders.Kept? {
    log.calls.append(.read)
    return kept
  }

  func write(_ kept: IceCream.Orders.Kept?) { log.calls.append(.write(kept)) }
}

final class ClockStub: IceCreamClock {
  var seconds = 10_000

  func now() -> Int { seconds }
}

final class NavigatorSpy: IceCreamNavigator {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func push(_ screen: any IceCreamScreen) {
    guard let receipt = screen as? any IceCreamReceiptScreen else { return }
    log.calls.append(.push(title: receipt.title, lines: receipt.lines, total: receipt.total))
  }

  func pop() { log.calls.append(.pop) }
}

final class OpenerSpy: IceCreamOrdersOpener {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
  }

  func orderAgain(_ names: [String]) { log.calls.append(.reorder(names)) }
}

final class DataStoreStub: OrdersDataStore {
  let names = ["Mint", "Waffle"]
}
