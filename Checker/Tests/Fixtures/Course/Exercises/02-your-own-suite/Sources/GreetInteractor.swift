// The given one: it trims the name, and then looks whether anything is left.
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
    let front = text.drop(while: \.isWhitespace)
    guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(front[...last])
  }
}
