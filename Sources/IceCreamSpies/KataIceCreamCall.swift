import IceCreamScene
import SpyKit

/// The messages in an ice cream scene's log, told apart by the part that received them.
nonisolated package enum KataIceCreamCall: KataMessage {
  case interactor(Interactor)
  case presenter(Presenter)
  case file(File)
  case view(View)

  nonisolated package enum Interactor: Equatable, Encodable, Sendable {
    case choose(IceCream.Order.Choose.Request)
    case remove(IceCream.Order.Remove.Request)
    case move(IceCream.Order.Move.Request)
    case confirm
  }

  nonisolated package enum Presenter: Equatable, Encodable, Sendable {
    case presentOrder(IceCream.Order.Response)
  }

  nonisolated package enum View: Equatable, Encodable, Sendable {
    case displayOrder(IceCream.Order.ViewModel.Receipt)
    case displayConfirmation(IceCream.Order.ViewModel.Receipt)
    case displayProblem(IceCream.Order.ViewModel.Problem)
  }

  nonisolated package enum File: Equatable, Encodable, Sendable {
    case read
  }
}

/// The log of an ice cream test.
package typealias KataIceCreamLog = KataLog<KataIceCreamCall>

/// The base class of all spies of an ice cream scene.
package class KataIceCreamSpy: KataSpy {
  package let log: KataIceCreamLog
  package let number: Int? = nil

  package init(_ log: KataIceCreamLog) {
    self.log = log
  }
}
