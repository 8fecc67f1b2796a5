/// The smallest scene that is one: somebody says who they are, and is greeted.
nonisolated package enum Greet {
  /// View → Interactor: what was typed; nil when nothing ever was.
  nonisolated package struct Request: Equatable, Sendable, Encodable {
    package let name: String?

    package init(name: String?) {
      self.name = name
    }
  }

  /// Interactor → Presenter: who is to be greeted.
  nonisolated package enum Response: Equatable, Sendable, Encodable {
    case person(name: String)
    case nobody
  }

  /// Presenter → View: text that is ready to be shown.
  nonisolated package struct ViewModel: Equatable, Sendable, Encodable {
    package let text: String

    package init(text: String) {
      self.text = text
    }
  }
}

package protocol GreetBusinessLogic: AnyObject {
  func greet(_ request: Greet.Request)
}

package protocol GreetPresentationLogic: AnyObject {
  func presentGreeting(_ response: Greet.Response)
}

package protocol GreetDisplayLogic: AnyObject {
  func displayGreeting(_ viewModel: Greet.ViewModel)
}
