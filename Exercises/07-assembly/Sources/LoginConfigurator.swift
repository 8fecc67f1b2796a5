import LoginScene

/// Makes the parts of a login scene, and links them.
final class LoginConfigurator {
  private let parts: any LoginParts

  init(parts: any LoginParts) {
    self.parts = parts
  }

  /// A new scene, as its View: the code that holds the View holds the scene.
  func makeScene(in navigator: any LoginNavigatorLogic) -> any LoginDisplayLogic {
    // Your task: make each part once, and leave no link out.
    parts.makeView(
      interactor: makeInteractor(), router: parts.makeRouter(dataStore: makeInteractor()))
  }

  private func makeInteractor() -> any LoginBusinessLogic & LoginDataStore {
    parts.makeInteractor(presenter: parts.makePresenter(), worker: parts.makeWorker())
  }
}
