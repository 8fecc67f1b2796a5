import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise06

@Test func play() async throws {
  try await KataPlayback.play(RoutesScenario.self) { scenario, recorder in
    RoutesPlayer(recorder).play(scenario)
  }
}

/// Plays one scenario on routers of its own, of which there is mostly one.
private final class RoutesPlayer {
  private let recorder: KataRecorder
  private let log = KataLoginLog()
  private let store = KataDataStoreStub()
  private let destinations: KataDestinationsSpy
  private var routers: [Int: LoginRouter] = [:]
  private var number = 0
  /// What happens while the next screen is shown.
  private var meanwhile: [RoutesScenario.Step] = []
  /// When things happen; empty while nothing is shown.
  private var when = ""
  /// All of them are held; the Router was given the last one last.
  private var navigators: [KataNavigatorSpy] = []
  private var came = 0

  init(_ recorder: KataRecorder) {
    self.recorder = recorder
    destinations = KataDestinationsSpy(log)
    turn(to: 0)
  }

  private var router: LoginRouter? { routers[number] }

  func play(_ scenario: RoutesScenario) {
    scenario.steps.forEach(play)
  }

  private func play(_ step: RoutesScenario.Step) {
    switch step {
    case .user(let name): hold(name)
    case .home:
      note("route to home")
      router?.routeToHome()
    case .forgotPassword:
      note("route to forgot-password")
      router?.routeToForgotPassword()
    case .signUp:
      note("route to sign-up")
      router?.routeToSignUp()
    case .whileShowing(let steps): meanwhile = steps
    case .homesHold(let name):
      note("homes are made with the user \(KataText.quoted(name)) from now on")
      destinations.formerUser = Login.User(name: name)
    case .router(let number):
      note("what follows concerns router \(number)")
      turn(to: number)
    case .navigatorComes: navigatorComes()
    case .navigatorReturns(let place):
      guard navigators.indices.contains(place) else { return }
      note("navigator \(navigators[place].number ?? 0) is set again")
      router?.navigator = navigators[place]
    case .navigatorIsUnset:
      note("the navigator is set to nil")
      router?.navigator = nil
    case .navigatorGoes: navigatorsGo()
    }
  }

  private func note(_ words: String) { recorder.step(words + when) }

  private func turn(to number: Int) {
    self.number = number
    if routers[number] == nil {
      routers[number] = LoginRouter(dataStore: store, destinations: destinations)
    }
  }

  private func hold(_ name: String?) {
    note(
      name.map { "login's data store holds the user \(KataText.quoted($0))" }
        ?? "login's data store holds no user")
    store.user = name.map { Login.User(name: $0) }
  }

  private func navigatorComes() {
    came += 1
    let number = came
    note("navigator \(number) is set")
    let navigator = KataNavigatorSpy(log, number: number)
    navigator.onShow = { [unowned self] screen in
      if let screen = screen as? KataScreenSpy {
        recorder.message(
          to: "navigator \(number)", "shows the screen that was made as number \(screen.number)")
      }
      guard !meanwhile.isEmpty else { return }
      let (steps, outer) = (meanwhile, when)
      (meanwhile, when) = ([], ", while that is being shown")
      steps.forEach(play)
      when = outer
      recorder.message(to: "navigator \(number)", "goes on: all that has returned")
    }
    navigators.append(navigator)
    router?.navigator = navigator
  }

  private func navigatorsGo() {
    guard !navigators.isEmpty else { return }
    note("the navigators are let go")
    let leftBehind = navigators.map { navigator in
      { [weak navigator] in navigator?.number }
    }
    navigators = []
    let alive = leftBehind.compactMap { $0() }
    recorder.message(
      to: "navigator",
      alive.isEmpty ? "has gone" : "is kept alive: \(KataText.of(alive))")
  }
}
