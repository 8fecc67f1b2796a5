import GreetScene

/// Finds out who is there.
final class GreetInteractor: GreetBusinessLogic {
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
