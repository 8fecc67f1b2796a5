/// Words that become a sentence only when they are joined.
final class JoiningInteractor: LoginBusinessLogic {
  private let presenter: any JoinedPresentationLogic

  init(presenter: any JoinedPresentationLogic) {
    self.presenter = presenter
  }

  func logIn(_ request: Login.Authenticate.Request) async {
    let email = request.email ?? ""
    presenter.presentText([email, "is", "in"].joined(separator: " "))  // expect: formatting
    presenter.presentText(["Come", "in"].joined(separator: " "))  // expect: formatting
    presenter.presentText(["last", "email"].joined(separator: "."))
    presenter.presentText([email, email, "-"].joined(separator: " "))
    presenter.presentText(email.split(separator: "at").joined(separator: " "))
    assert(!["Nobody", "hears", "it"].joined(separator: " ").isEmpty)
  }
}

protocol JoinedPresentationLogic: AnyObject {
  func presentText(_ text: String)
}
