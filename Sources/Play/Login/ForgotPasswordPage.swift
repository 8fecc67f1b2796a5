import LoginScene
import PlayKit
import PlayWire

@testable import Exercise08

/// The page that sends a link: 08's given Interactor, with the scene's own Presenter.
enum ForgotPasswordPage {
  static func make(_ stage: Stage, _ worker: UserFile) -> Page {
    let presenter = ForgotPasswordPresenter()
    let interactor = Exercise08.makeInteractor(presenter: presenter, worker: worker)
    let view = ForgotPasswordView()
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
          await stage.message("sendLink", request, from: .user, to: .linkInteractor) {
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

  func displayLoading(_ isLoading: Bool) { self.isLoading = isLoading }
  func displaySent(_ viewModel: Login.ForgotPassword.ViewModel) { notice = viewModel }
  func displayProblem(_ viewModel: Login.ForgotPassword.ViewModel) { notice = viewModel }
}
