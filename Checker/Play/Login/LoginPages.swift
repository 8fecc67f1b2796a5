import Foundation
import LoginScene
import PlayKit
import PlayWire

@testable import Exercise01
@testable import Exercise03
@testable import Exercise04
@testable import Exercise06
@testable import Exercise07

extension Exercise01.LoginPresenter: LoginViewLink {}
extension Exercise06.LoginRouter: LoginNavigatorLink {}

/// The parts of 01 to 06, each behind one that tells of its messages.
final class PlayedParts: LoginParts {
  private let stack: PageStack
  private let worker: UserFile
  private let destinations: any LoginDestinations
  /// The View as 04 has it, once it is made.
  private(set) weak var view: Exercise04.LoginView?
  private(set) weak var router: PlayedRouter?

  init(_ stack: PageStack, _ worker: UserFile, _ destinations: any LoginDestinations) {
    (self.stack, self.worker, self.destinations) = (stack, worker, destinations)
  }

  func makeWorker() -> any LoginWorkerLogic { worker }

  func makePresenter() -> any LoginPresentationLogic & LoginViewLink {
    NotedPresenter(Exercise01.LoginPresenter(), on: stack)
  }

  func makeInteractor(
    presenter: any LoginPresentationLogic, worker: any LoginWorkerLogic
  ) -> any LoginBusinessLogic & LoginDataStore {
    Noted<any LoginBusinessLogic & LoginDataStore>(
      Exercise03.LoginInteractor(presenter: presenter, worker: worker), on: stack,
      from: .loginView, to: .loginInteractor)
  }

  func makeRouter(dataStore: any LoginDataStore) -> any LoginRoutingLogic & LoginNavigatorLink {
    let router = PlayedRouter(
      Exercise06.LoginRouter(dataStore: dataStore, destinations: destinations), on: stack,
      from: .loginView, to: .loginRouter)
    self.router = router
    return router
  }

  func makeView(
    interactor: any LoginBusinessLogic, router: any LoginRoutingLogic
  ) -> any LoginDisplayLogic {
    let view = Exercise04.LoginView(interactor: interactor, router: router)
    self.view = view
    return view
  }
}

/// The app around the scene: it makes the pages, and shows them.
final class LoginApp: LoginDestinations, LoginNavigatorLogic {
  private let stack: PageStack
  private let worker: UserFile
  private let folder: URL
  /// The greeting of the login that is shown, with which it ends.
  private var greeting: () -> String? = { nil }
  /// What the user who is logged in can do at home.
  private let offers: (Login.User?) -> [PageControl]

  init(
    _ stack: PageStack, folder: URL, offers: @escaping (Login.User?) -> [PageControl] = { _ in [] }
  ) {
    (self.stack, self.folder, self.offers) = (stack, folder, offers)
    worker = Self.worker(stack, folder, for: .loginInteractor)
  }

  private static func worker(_ stack: PageStack, _ folder: URL, for asker: PlayPart) -> UserFile {
    UserFile(stack, file: folder.appending(path: "users.json"), asker: asker)
  }

  private func keeper(for asker: PlayPart) -> Noted<any LoginKeeperWorkerLogic> {
    Noted(
      LoginFileKeeper(file: folder.appending(path: "remembered.json")), on: stack,
      from: asker, to: .init("keeper"))
  }

  /// A new login scene, as 07 assembles it.
  func login() -> Page {
    let parts = PlayedParts(stack, worker, self)
    let scene = stack.message("makeScene", from: .user, to: .loginConfigurator) {
      LoginConfigurator(parts: parts).makeScene(in: self)
    }
    greeting = { [weak view = parts.view] in view?.greeting }
    guard let view = parts.view else {
      return Page("Log in") { [.text("The configurator has made no View.")] }
    }
    return Page(
      "Log in", holding: [scene],
      alert: { view.alert.map { .init(title: $0.title, message: $0.message) } },
      dismissAlert: view.dismissAlert
    ) { [stack, weak router = parts.router] in
      [
        .field("Email", text: view.email) { view.email = $0 },
        .field("Password", text: view.password, isSecret: true) { view.password = $0 },
        .button("Log in", isOn: view.canLogIn) {
          await stack.message("logIn", from: .user, to: .loginView) { await view.logIn() }
        },
        .button("Forgot password") { router?.routeToForgotPassword() },
        .button("Sign up") { router?.routeToSignUp() },
        .button("Log in, remembered") { stack.push(self.account()) },
        .text(view.greeting ?? ""),
        .text("ann@x.org's password is s3cret"),
      ]
    }
  }

  private func account() -> Page {
    let screen = AccountPage.screen(
      Self.worker(stack, folder, for: .accountScreen), keeper(for: .accountScreen), in: self)
    greeting = { [weak screen, greeting] in screen?.greeting ?? greeting() }
    return AccountPage.make(screen, stack)
  }

  func makeHome() -> any LoginHomeScreen { HomeScreen() }

  func makeForgotPassword() -> any LoginScreen {
    PlayedScreen(ForgotPasswordPage.make(stack, worker))
  }

  func makeSignUp() -> any LoginScreen {
    PlayedScreen(SignUpPage.make(stack, worker, keeper(for: .registerInteractor)))
  }

  func push(_ screen: any LoginScreen) { show(screen) }
  func present(_ screen: any LoginScreen) { show(screen) }

  func replaceRoot(with screen: any LoginScreen) {
    guard let home = screen as? HomeScreen else { return }
    let (greeting, offered) = (greeting() ?? "", offers(home.user))
    stack.replaceAll(
      with: Page("Home", holding: [home]) { [stack] in
        [
          .text(greeting),
          .text("Signed in", value: home.user?.name ?? ""),
        ] + offered + [.button("Log out") { stack.replaceAll(with: self.login()) }]
      })
  }

  private func show(_ screen: any LoginScreen) {
    if let screen = screen as? PlayedScreen { stack.push(screen.page) }
  }
}

/// A page that the navigator is given.
private final class PlayedScreen: LoginScreen {
  let page: Page

  init(_ page: Page) {
    self.page = page
  }
}

/// Home, which shows only who is there.
private final class HomeScreen: LoginHomeScreen, LoginHomeDataStore {
  var user: Login.User?
  var dataStore: any LoginHomeDataStore { self }
}
