import GreetScene
import SpyKit

/// What the scene's log holds.
nonisolated package enum KataGreetCall: KataMessage {
  case presenter(Presenter)
  case view(View)

  nonisolated package enum Presenter: Equatable, Sendable, Encodable {
    case presentGreeting(Greet.Response)
  }

  nonisolated package enum View: Equatable, Sendable, Encodable {
    case displayGreeting(Greet.ViewModel)
  }

  package static var cast: [KataPart] {
    [
      KataPart("view", from: "presenter"), KataPart("interactor", from: "view"),
      KataPart("presenter", from: "interactor"),
    ]
  }
}

package typealias KataGreetLog = KataLog<KataGreetCall>

/// What both spies are made of.
package class KataGreetSpy: KataSpy {
  package let log: KataGreetLog
  package var number: Int? { nil }

  package init(_ log: KataGreetLog) {
    self.log = log
  }
}

package final class KataGreetPresenterSpy: KataGreetSpy, GreetPresentationLogic {
  package func presentGreeting(_ response: Greet.Response) {
    record(.presenter(.presentGreeting(response)))
  }
}

package final class KataGreetDisplaySpy: KataGreetSpy, GreetDisplayLogic {
  package func displayGreeting(_ viewModel: Greet.ViewModel) {
    record(.view(.displayGreeting(viewModel)))
  }
}
