// Takes blanks off both ends, letter by letter.
import GreetScene

/// Makes the Interactor that your suite is run against.
func makeInteractor(presenter: any GreetPresentationLogic) -> any GreetBusinessLogic {
  GreetInteractor(presenter: presenter)
}

private final class GreetInteractor: GreetBusinessLogic {
  private let presenter: any GreetPresentationLogic

  init(presenter: any GreetPresentationLogic) {
    self.presenter = presenter
  }

  func greet(_ request: Greet.Request) {
    let name = trimmed(request.name ?? "")
    presenter.presentGreeting(name.isEmpty ? .nobody : .person(name: name))
  }

  private func trimmed(_ text: String) -> String {
    var letters = Array(text)
    while letters.last?.isWhitespace == true { letters.removeLast() }
    while letters.first?.isWhitespace == true { letters.removeFirst() }
    return String(letters)
  }
}
