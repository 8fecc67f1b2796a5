import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise04

@Test func play() async throws {
  try await KataStage.play(ScreenScenario.self) { scenario, stage in
    await ScreenPlayer(stage).play(scenario)
  }
}

/// Plays one scenario on a view of its own.
private final class ScreenPlayer {
  private let stage: KataRecorder
  private let view: LoginView
  private let onlooker: KataOnlooker
  private let gate = KataGate<Void>()
  private let requests: KataRequests<Void>
  private var taps = 0
  private var loadsWhenAsked = false

  init(_ stage: KataRecorder) {
    let log = KataLoginLog()
    let interactor = KataInteractorSpy(log, gate: gate)
    let view = LoginView(interactor: interactor, router: KataRouterSpy(log))
    let onlooker = KataOnlooker(stage)
    onlooker.watch("email") { view.email }
    onlooker.watch("password") { view.password }
    onlooker.watch("canLogIn") { view.canLogIn }
    onlooker.watch("isLoading") { view.isLoading }
    onlooker.watch("greeting") { view.greeting }
    onlooker.watch("alert") { view.alert }
    self.stage = stage
    self.view = view
    self.onlooker = onlooker
    requests = KataRequests(gate)
    interactor.meanwhile = { [unowned self] in
      onlooker.look()
      if loadsWhenAsked { view.displayLoading(true) }
    }
  }

  func play(_ scenario: ScreenScenario) async {
    onlooker.look()
    for step in scenario.steps {
      await perform(step)
      onlooker.look()
    }
    for _ in gate.pending {
      await perform(.returns(place: 0))
      onlooker.look()
    }
  }

  private func perform(_ step: ScreenScenario.Step) async {
    switch step {
    case .email(let typed):
      stage.step("type \(KataText.quoted(typed)) as the email")
      view.email = typed
    case .password(let typed):
      stage.step("type \(KataText.quoted(typed)) as the password")
      view.password = typed
    case .tap(let isCancelled): await tap(isCancelled == true)
    case .taps(let areLoading):
      stage.step(
        "two taps, one right behind the other"
          + (areLoading ? "; loading is displayed when the Interactor is asked" : ""))
      loadsWhenAsked = areLoading
      for _ in 0..<2 { begin() }
      await requests.settle()
      loadsWhenAsked = false
    case .cancel(let place):
      guard let tap = requests.waiting.dropFirst(place).first, let tap else { return }
      stage.step("the task of tap \(tap + 1) is cancelled")
      requests.cancel(tap)
    case .returns(let place):
      guard let tap = requests.waiting.dropFirst(place).first else { return }
      stage.step("the Interactor returns from tap \(tap.map { "\($0 + 1)" } ?? "?")")
      await requests.answer(place, with: ())
    case .dismiss:
      stage.step("dismiss the alert")
      view.dismissAlert()
    case .presenter(let display): perform(display)
    }
  }

  private func tap(_ isCancelled: Bool) async {
    taps += 1
    let number = taps
    stage.step("tap \(number)\(isCancelled ? ", in a cancelled task" : "")")
    await requests.start { [self] in
      await kataCancelled(isCancelled) { await view.logIn() }
      stage.message(to: "caller", "returned(tap: \(number))")
    }
  }

  private func begin() {
    taps += 1
    let number = taps
    requests.begin { [self] in
      await view.logIn()
      stage.message(to: "caller", "returned(tap: \(number))")
    }
  }

  private func perform(_ display: ScreenScenario.Display) {
    switch display {
    case .welcome(let greeting):
      stage.step("display the welcome \(KataText.quoted(greeting))")
      view.displayWelcome(.init(greeting: greeting))
    case .problem(let title, let message):
      stage.step("display the problem \(KataText.quoted(title)), \(KataText.quoted(message))")
      view.displayProblem(.init(title: title, message: message))
    case .loading(let isLoading):
      stage.step("display that loading \(isLoading ? "starts" : "ends")")
      view.displayLoading(isLoading)
    }
  }
}
