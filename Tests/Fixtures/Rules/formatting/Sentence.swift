final class SpeakingInteractor: LoginBusinessLogic {
  private let presenter: any SpeakingPresentationLogic
  private var problem: Problem?
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
    problem = .email
    presenter.presentText("請輸入電子郵件和密碼。")  // expect: formatting
    presenter.presentText("กรุณากรอกอีเมล")  // expect: formatting
    presenter.presentText("山田太郎")
    presenter.presentText("Straßenbahnhaltestelle")
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

private enum Problem: String {
  case email = "Please enter your email."  // expect: formatting through Problem.rawValue
}

private enum Spoken: String {
  case locked
}
