import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise06

@Test func play() async throws {
  try await KataStage.play(RoutesScenario.self) { scenario, stage in
    RoutesPlayer(stage).play(scenario)
  }
}

/// Plays one scenario on a router of its own.
private final class RoutesPlayer {
  private let stage: KataRecorder
  private let store = KataDataStoreStub()
  private let router: LoginRouter
  private var navigator: KataNavigatorSpy?

  init(_ stage: KataRecorder) {
    let log = KataLoginLog()
    let navigator = KataNavigatorSpy(log)
    navigator.onShow = { screen in
      guard let screen = screen as? KataScreenSpy else { return }
      stage.message(to: "navigator", "shows the screen that was made as number \(screen.number)")
    }
    self.stage = stage
    self.navigator = navigator
    router = LoginRouter(dataStore: store, destinations: KataDestinationsSpy(log))
    router.navigator = navigator
  }

  func play(_ scenario: RoutesScenario) {
    for step in scenario.steps {
      switch step {
      case .user(let name):
        stage.step(
          name.map { "login's data store holds the user \(KataText.quoted($0))" }
            ?? "login's data store holds no user")
        store.user = name.map { Login.User(name: $0) }
      case .home:
        stage.step("route to home")
        router.routeToHome()
      case .forgotPassword:
        stage.step("route to forgot-password")
        router.routeToForgotPassword()
      case .signUp:
        stage.step("route to sign-up")
        router.routeToSignUp()
      case .navigatorGoes:
        navigatorGoes()
      }
    }
  }

  private func navigatorGoes() {
    stage.step("whoever shows the screens lets go of the navigator")
    weak let leftBehind = navigator
    navigator = nil
    stage.message(to: "navigator", leftBehind == nil ? "has gone" : "is kept alive")
  }
}
