/// The smallest scene that is one: somebody says who they are, and is greeted.
package enum Greet {
  /// View → Interactor: what was typed; nil when nothing ever was.
  package struct Request: Equatable, Sendable, Encodable {
    package let name: String?

    package init(name: String?) {
      self.name = name
    }
  }

  /// Interactor → Presenter: who is to be greeted.
  package enum Response: Equatable, Sendable, Encodable {
    case person(name: String)
    case nobody
  }

  /// Presenter → View: text that is ready to be shown.
  package struct ViewModel: Equatable, Sendable, Encodable {
    package let text: String

    package init(text: String) {
      self.text = text
    }
  }
}

@MainActor package protocol GreetBusinessLogic: AnyObject {
  func greet(_ request: Greet.Request)
}

@MainActor package protocol GreetPresentationLogic: AnyObject {
  func presentGreeting(_ response: Greet.Response)
}

@MainActor package protocol GreetDisplayLogic: AnyObject {
  func displayGreeting(_ viewModel: Greet.ViewModel)
}
