import Foundation
import IceCreamScene

/// The messages to the spies of a test, in one order for all of them.
final class CallLog {
  var calls: [Call] = []
}

/// A message to a part of yours, or to something around the scene.
enum Call: Equatable {
  case send(IceCream.ClientRequest, onMainActor: Bool)
}

/// Given: records what it is asked, and if that is on the main actor; answers at once.
nonisolated final class ClientSpy: IceCreamClient {
  private let log: CallLog
  private let answer: Result<Data, any Error>

  init(_ log: CallLog, answer: Result<Data, any Error>) {
    self.log = log
    self.answer = answer
  }

  func send(_ request: IceCream.ClientRequest) async throws -> Data {
    let call = Call.send(request, onMainActor: #isolation === MainActor.shared)
    await MainActor.run { log.calls.append(call) }
    return try answer.get()
  }
}

/// Your task: this one forgets whatever it is told, as do those below.
final class StoreSpy: IceCreamOrdersStore {
  func read() -> IceCream.Orders.Kept? { nil }
  func write(_ kept: IceCream.Orders.Kept?) {}
}

final class ClockStub: IceCreamClock {
  func now() -> Int { 0 }
}

final class NavigatorSpy: IceCreamNavigator {
  func push(_ screen: any IceCreamScreen) {}
  func pop() {}
}

final class OpenerSpy: IceCreamOrdersOpener {
  func orderAgain(_ names: [String]) {}
}
