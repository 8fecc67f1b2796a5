import LoginScene
import PlayKit
import PlayWire

@testable import Exercise08

/// The page that sends a link: 08's given Interactor, with the scene's own Presenter.
enum ForgotPasswordPage {
  static func make(_ stack: PageStack, _ worker: UserFile) -> Page {
    let presenter = ForgotPasswordPresenter()
    let interactor = Exercise08.makeInteractor(
      presenter: Noted<any LoginForgotPasswordPresentationLogic>(
        presenter, on: stack, from: .linkInteractor, to: .linkPresenter), worker: worker)
    let view = ForgotPasswordView(stack)
    presenter.view = view
    return Page(
      "Forgot password", holding: [view, presenter],
      alert: { view.notice.map { .init(title: $0.title, message: $0.message) } },
      dismissAlert: { view.notice = nil }
    ) {
      [
        .field("Email", text: view.email) { view.email = $0 },
        .button("Send a link", isOn: !view.isLoading) {
          let request = Login.ForgotPassword.Request(email: view.email)
          await stack.message("sendLink", request, from: .linkView, to: .linkInteractor) {
            await interactor.sendLink(request)
          }
        },
      ]
    }
  }
}

private final class ForgotPasswordView: LoginForgotPasswordDisplayLogic {
  var email = ""
  var notice: Login.ForgotPassword.ViewModel?
  private(set) var isLoading = false
  private let stack: PageStack

  init(_ stack: PageStack) {
    self.stack = stack
  }

  func displayLoading(_ isLoading: Bool) {
    pass("displayLoading", isLoading) { self.isLoading = isLoading }
  }

  func displaySent(_ viewModel: Login.ForgotPassword.ViewModel) {
    pass("displaySent", viewModel) { notice = viewModel }
  }

  func displayProblem(_ viewModel: Login.ForgotPassword.ViewModel) {
    pass("displayProblem", viewModel) { notice = viewModel }
  }

  private func pass(_ name: String, _ payload: any Encodable, _ body: () -> Void) {
    stack.message(name, payload, from: .linkPresenter, to: .linkView, body)
  }
}
