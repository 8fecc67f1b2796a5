import GreetScene

/// Finds the words.
final class GreetPresenter: GreetPresentationLogic {
  weak var view: (any GreetDisplayLogic)?

  func presentGreeting(_ response: Greet.Response) {
    switch response {
    case .person(let name): view?.displayGreeting(.init(text: "Hello, \(name)!"))
    case .nobody: view?.displayGreeting(.init(text: "Hello!"))
    }
  }
}
