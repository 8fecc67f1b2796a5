import GreetScene

/// Finds the words.
final class GreetPresenter: GreetPresentationLogic {
  weak var view: (any GreetDisplayLogic)?

  func presentGreeting(_ response: Greet.Response) {
    view?.displayGreeting(.init(text: "\(response)"))
  }
}
