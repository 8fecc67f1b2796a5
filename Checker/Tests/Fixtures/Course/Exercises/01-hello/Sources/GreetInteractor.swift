import GreetScene

/// Finds out who is there.
final class GreetInteractor: GreetBusinessLogic {
  private let presenter: any GreetPresentationLogic

  init(presenter: any GreetPresentationLogic) {
    self.presenter = presenter
  }

  func greet(_ request: Greet.Request) {
    presenter.presentGreeting(.person(name: request.name ?? "?"))
  }
}
