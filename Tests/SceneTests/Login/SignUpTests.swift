import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise02
@testable import Exercise03
@testable import Exercise06
@testable import Exercise19

/// The screen for signing up: it sends both fields with each edit, and shows what it is told.
private final class SignUpScreen: LoginScreen, LoginSignUpDisplayLogic {
  var email: String? { didSet { edited() } }
  var password: String? { didSet { edited() } }
  private(set) var hints: [String?] = [nil, nil]
  private(set) var canSignUp = false
  private let interactor: any LoginSignUpBusinessLogic

  init() {
    let presenter = Exercise19.SignUpPresenter()
    interactor = Exercise19.SignUpInteractor(presenter: presenter)
    presenter.view = self
  }

  func displayValidation(_ viewModel: Login.SignUp.Validate.ViewModel) {
    hints = [viewModel.emailHint, viewModel.passwordHint]
    canSignUp = viewModel.canSignUp
  }

  private func edited() {
    interactor.validate(.init(email: email, password: password))
  }
}

/// Makes the screen for signing up, as the app does, and other screens as a test needs them.
private final class Lobby: LoginDestinations {
  private let spy: KataDestinationsSpy

  init(_ log: KataLoginLog) {
    spy = KataDestinationsSpy(log)
  }

  func makeHome() -> any LoginHomeScreen { spy.makeHome() }
  func makeForgotPassword() -> any LoginScreen { spy.makeForgotPassword() }
  func makeSignUp() -> any LoginScreen { SignUpScreen() }
}

/// 19's parts behind 06's Router, and what they find fine before the login's own rules.
@Suite struct SignUpTests {
  let log = KataLoginLog()
  let window: Window

  init() {
    window = Window(log)
  }

  private func openSignUp() throws -> SignUpScreen {
    let router = Exercise06.LoginRouter(dataStore: KataDataStoreStub(), destinations: Lobby(log))
    router.navigator = window
    router.routeToSignUp()
    return try #require(window.presented as? SignUpScreen)
  }

  @Test func `the form is judged edit by edit, until it can be sent`() throws {
    let screen = try openSignUp()
    #expect(screen.hints == [nil, nil])
    #expect(!screen.canSignUp)

    screen.email = "ann"
    #expect(screen.hints == ["An email has an @ in it.", "Choose a password."])
    screen.password = "s3cret🇨🇭"
    #expect(screen.hints == ["An email has an @ in it.", "Add 1 more character."])
    screen.email = "ann@"
    #expect(screen.hints == ["Something is missing beside the @.", "Add 1 more character."])
    screen.email = "ann@x.org"
    #expect(screen.hints == [nil, "Add 1 more character."])
    #expect(!screen.canSignUp)
    screen.password = "s3cret🇨🇭!"
    #expect(screen.hints == [nil, nil])
    #expect(screen.canSignUp)

    screen.email = " "
    #expect(screen.hints == ["Enter your email.", nil])
    #expect(!screen.canSignUp)
  }

  @Test(arguments: [("ann@x.org", "abcdefgh"), (" a@b\n", "        "), ("é@日", "🇨🇭🇨🇭🇨🇭🇨🇭🇨🇭🇨🇭🇨🇭🇨🇭")])
  func `who can sign up can log in: nothing is missing there`(
    email: String, password: String
  ) async throws {
    let screen = try openSignUp()
    screen.email = email
    screen.password = password
    #expect(screen.canSignUp)

    let ann = Login.User(name: "Ann")
    let loginLog = KataLoginLog()
    let worker = KataWorkerSpy(loginLog, answers: [.success(ann), .success(ann)])
    let presenter = KataPresenterSpy(loginLog)
    let request = Login.Authenticate.Request(email: screen.email, password: screen.password)
    await Exercise02.LoginInteractor(presenter: presenter, worker: worker).logIn(request)
    await Exercise03.LoginInteractor(presenter: presenter, worker: worker).logIn(request)

    #expect(loginLog.calls.count { $0 == .presenter(.presentLogin(.success(ann))) } == 2)
  }

  @Test func `when the screen goes, its parts go with it`() {
    var screen: SignUpScreen? = SignUpScreen()
    weak let gone = screen
    screen?.email = "ann"
    #expect(gone?.hints == ["An email has an @ in it.", "Choose a password."])

    screen = nil
    #expect(gone == nil)
  }
}
