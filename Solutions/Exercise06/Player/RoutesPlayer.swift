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
  private let log = KataLoginLog()
  private let store = KataDataStoreStub()
  private let router: LoginRouter
  /// All of them are held; the Router was given the last one last.
  private var navigators: [KataNavigatorSpy] = []
  private var came = 0

  init(_ stage: KataRecorder) {
    self.stage = stage
    router = LoginRouter(dataStore: store, destinations: KataDestinationsSpy(log))
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
      case .navigatorComes: navigatorComes()
      case .navigatorIsUnset:
        stage.step("the navigator is set to nil")
        router.navigator = nil
      case .navigatorGoes: navigatorsGo()
      }
    }
  }

  private func navigatorComes() {
    came += 1
    let number = came
    stage.step("navigator \(number) is set")
    let navigator = KataNavigatorSpy(log, number: number)
    navigator.onShow = { [stage] screen in
      guard let screen = screen as? KataScreenSpy else { return }
      stage.message(
        to: "navigator \(number)", "shows the screen that was made as number \(screen.number)")
    }
    navigators.append(navigator)
    router.navigator = navigator
  }

  private func navigatorsGo() {
    guard !navigators.isEmpty else { return }
    stage.step("whoever shows the screens lets go of the navigators")
    let leftBehind = navigators.map { navigator in
      { [weak navigator] in navigator?.number }
    }
    navigators = []
    let alive = leftBehind.compactMap { $0() }
    stage.message(
      to: "navigator",
      alive.isEmpty ? "has gone" : "is kept alive: \(KataText.of(alive))")
  }
}
