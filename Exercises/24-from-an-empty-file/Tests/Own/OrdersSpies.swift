import Foundation
import IceCreamScene

/// The messages to the spies of a test, in one order for all of them.
final class CallLog {
  var calls: [Call] = []
}

/// A message to something around the scene, or to a part of yours: add a case for each of your own.
enum Call: Equatable {
  case send(IceCream.ClientRequest, onMain: Bool)
  case read
  case write(IceCream.Orders.Kept?)
  case push(title: String, lines: [IceCream.Order.ViewModel.Line], total: String)
  case pop
  case reorder([String])
}

// Given: doubles for all that is around the scene. Yours, for the parts in it, go below.

/// Answers at once, and says if it was asked on the main actor.
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
