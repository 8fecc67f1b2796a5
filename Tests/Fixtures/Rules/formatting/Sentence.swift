final class SpeakingInteractor: LoginBusinessLogic {
  private let presenter: any SpeakingPresentationLogic
  private let refusal = "That code doesn't fit."  // expect: formatting

  init(presenter: any SpeakingPresentationLogic) {
    self.presenter = presenter
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    presenter.presentText("Welcome, \(refusal)")  // expect: formatting
    presenter.presentText(words(for: 3))
    presenter.presentText(Spoken.locked.rawValue)
    let tried = "\(refusal) was \(3) times"  // expect: formatting
    presenter.presentText(tried)
  }

  private func words(for tries: Int) -> String {
    switch tries {
    case 3: "Ask at the desk."  // expect: formatting
    default: "later"
    }
  }
}

protocol SpeakingPresentationLogic: AnyObject {
  func presentText(_ text: String)
}

private enum Spoken: String {
  case locked
}
