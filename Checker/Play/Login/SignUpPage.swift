import LoginScene
import PlayKit
import PlayWire

@testable import Exercise01
@testable import Exercise19
@testable import Exercise20

/// The page that opens an account: 19 judges the form, 20 registers and remembers.
enum SignUpPage {
  static func make(_ stack: PageStack, _ worker: UserFile, _ keeper: any LoginKeeperWorkerLogic)
    -> Page
  {
    let view = SignUpView(stack)
    let formPresenter = SignUpPresenter()
    let login = Exercise01.LoginPresenter()
    let presenter = RememberPresenter(login: login)
    (formPresenter.view, login.view, presenter.view) = (view, view, view)
    let form = SignUpInteractor(
      presenter: Noted<any LoginSignUpPresentationLogic>(
        formPresenter, on: stack, from: .formInteractor, to: .formPresenter))
    let account = RememberInteractor(
      presenter: Noted<any LoginPresentationLogic & LoginRememberPresentationLogic>(
        presenter, on: stack, from: .registerInteractor, to: .registerPresenter),
      worker: worker, keeper: keeper)
    let edited = {
      let request = Login.SignUp.Validate.Request(email: view.email, password: view.password)
      stack.message("validate", request, from: .signUpView, to: .formInteractor) {
        form.validate(request)
      }
    }
    return Page(
      "Sign up", holding: [view, formPresenter, login, presenter],
      alert: { view.alert }, dismissAlert: { view.alert = nil },
      task: {
        await stack.message("loadRemembered", from: .signUpView, to: .registerInteractor) {
          await account.loadRemembered(.init())
        }
      }
    ) {
      [
        .field("Email", text: view.email) {
          view.email = $0
          edited()
        },
        .text(view.hints?.emailHint ?? ""),
        .field("Password", text: view.password, isSecret: true) {
          view.password = $0
          edited()
        },
        .text(view.hints?.passwordHint ?? ""),
        .toggle("Remember me", isOn: view.remembers) { view.remembers = $0 },
        .button("Sign up", isOn: view.hints?.canSignUp ?? false) {
          let request = Login.Remember.Request(
            email: view.email, password: view.password, remembers: view.remembers)
          await stack.message("register", request, from: .signUpView, to: .registerInteractor) {
            await account.register(request)
          }
        },
      ]
    }
  }
}

/// Keeps what was shown last, and what is typed.
private final class SignUpView: LoginSignUpDisplayLogic, LoginRegisterDisplayLogic,
  LoginRememberDisplayLogic, LoginDisplayLogic
{
  var email = ""
  var password = ""
  var remembers = true
  var alert: PlayScreen.Alert?
  private(set) var hints: Login.SignUp.Validate.ViewModel?
  private let stack: PageStack

  init(_ stack: PageStack) {
    self.stack = stack
  }

  func displayValidation(_ viewModel: Login.SignUp.Validate.ViewModel) {
    stack.message("displayValidation", viewModel, from: .formPresenter, to: .signUpView) {
      hints = viewModel
    }
  }

  func displayRemembered(_ viewModel: Login.Remember.Load.ViewModel) {
    stack.message("displayRemembered", viewModel, from: .registerPresenter, to: .signUpView) {
      (remembers, email) = (viewModel.remembers, viewModel.email)
    }
  }

  func displayRegistered(_ viewModel: Login.Register.ViewModel.Welcome) {
    stack.message("displayRegistered", viewModel, from: .registerPresenter, to: .signUpView) {
      alert = .init(title: viewModel.greeting, message: "Go back, and log in.")
    }
  }

  func displayNotRegistered(_ viewModel: Login.Register.ViewModel.Problem) {
    stack.message("displayNotRegistered", viewModel, from: .registerPresenter, to: .signUpView) {
      alert = .init(title: viewModel.title, message: viewModel.message)
    }
  }

  func displayWelcome(_ viewModel: Login.Authenticate.ViewModel.Welcome) {}
  func displayProblem(_ viewModel: Login.Authenticate.ViewModel.Problem) {}
}
