import GreetScene

/// Puts the words together from a list.
final class GreetPresenter: GreetPresentationLogic {
  weak var view: (any GreetDisplayLogic)?

  func presentGreeting(_ response: Greet.Response) {
    var words = ["Hello"]
    if case .person(let name) = response { words.append(name) }
    view?.displayGreeting(.init(text: words.joined(separator: ", ") + "!"))
  }
}
