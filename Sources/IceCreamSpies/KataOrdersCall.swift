import Foundation
import IceCreamScene
import SpyKit

/// The messages in the log of an order history: a screen in one piece, and all that it talks to.
nonisolated package enum KataOrdersCall: KataMessage {
  case client(Client)
  case store(Store)
  case navigator(Navigator)
  case opener(Opener)

  nonisolated package enum Client: Equatable, Encodable, Sendable {
    case send(IceCream.ClientRequest)
    /// The question before this was asked on the main actor.
    case isOnTheMainActor
    /// As a question is answered, its task has been cancelled.
    case isCancelled
  }

  nonisolated package enum Store: Equatable, Encodable, Sendable {
    case read
    case write(KataKept?)
  }

  nonisolated package enum Navigator: Equatable, Encodable, Sendable {
    case push(Screen)
    case pop
  }

  nonisolated package enum Opener: Equatable, Encodable, Sendable {
    case orderAgain([String])
  }

  /// A screen as it was at the moment in which it was to be shown.
  nonisolated package enum Screen: Equatable, Encodable, Sendable {
    case receipt(title: String, lines: [IceCream.Order.ViewModel.Line], total: String)
    case noReceipt
  }
}

/// An entry of the store, with a digest in place of its bytes.
nonisolated package struct KataKept: Equatable, Encodable, Sendable {
  package let body: String
  package let time: Int

  package init(_ body: Data, time: Int) {
    let digest = body.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    self.body = "\(body.count) bytes, \(String(digest, radix: 16))"
    self.time = time
  }

  package init(_ kept: IceCream.Orders.Kept) {
    self.init(kept.body, time: kept.time)
  }
}

/// The log of an order history's test.
package typealias KataOrdersLog = KataLog<KataOrdersCall>

/// The base class of all spies of an order history.
package class KataOrdersSpy: KataSpy {
  package let log: KataOrdersLog
  package let number: Int? = nil

  package init(_ log: KataOrdersLog) {
    self.log = log
  }
}
