import GreetScene

/// Cuts the name from both ends, letter by letter.
final class GreetInteractor: GreetBusinessLogic {
  private let presenter: any GreetPresentationLogic

  init(presenter: any GreetPresentationLogic) {
    self.presenter = presenter
  }

  func greet(_ request: Greet.Request) {
    var name = Array(request.name ?? "")
    while name.last?.isWhitespace == true { name.removeLast() }
    while name.first?.isWhitespace == true { name.removeFirst() }
    guard !name.isEmpty else { return presenter.presentGreeting(.nobody) }
    presenter.presentGreeting(.person(name: String(name)))
  }
}
