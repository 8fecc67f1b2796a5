import LoginScene
import LoginSpies
import SpyKit
import Testing

@testable import Exercise04

@Test func play() async throws {
  try await KataPlayback.play(ScreenScenario.self) { scenario, recorder in
    await ScreenPlayer(recorder).play(scenario)
  }
}

/// Plays one scenario on a view of its own.
private final class ScreenPlayer {
  private let recorder: KataRecorder
  private let view: LoginView
  private let onlooker: KataObserver
  private let gate = KataGate<Void>()
  private let requests: KataRequests<Void>
  private var taps = 0
  private var loadsWhenAsked = false
  /// What is displayed in a tap's own task, when the Interactor is asked or before it returns.
  private var inside: [ScreenScenario.Display] = []
  /// In whose task things happen; empty outside of any tap's.
  private var within = ""
  /// The welcome that is being displayed, and how often the Router has it displayed again.
  private var welcome = Login.Authenticate.ViewModel.Welcome(greeting: "")
  private var again = 0

  init(_ recorder: KataRecorder) {
    let log = KataLoginLog()
    let interactor = KataInteractorSpy(log, gate: gate)
    let router = KataRouterSpy(log)
    let view = LoginView(interactor: interactor, router: router)
    let onlooker = KataObserver(recorder)
    onlooker.watch("email") { view.email }
    onlooker.watch("password") { view.password }
    onlooker.watch("canLogIn") { view.canLogIn }
    onlooker.watch("isLoading") { view.isLoading }
    onlooker.watch("greeting") { view.greeting }
    onlooker.watch("alert") { view.alert }
    self.recorder = recorder
    self.view = view
    self.onlooker = onlooker
    requests = KataRequests(gate)
    interactor.meanwhile = { [unowned self] in
      onlooker.look()
      if loadsWhenAsked { view.displayLoading(true) }
      displayInside()
    }
    interactor.onReturn = { [weak self] in self?.displayInside() }
    router.onRoute = { [unowned self] in
      guard again > 0 else { return }
      again -= 1
      recorder.step("the Router has the same welcome displayed while it is asked")
      view.displayWelcome(welcome)
    }
  }

  func play(_ scenario: ScreenScenario) async {
    onlooker.look()
    for step in scenario.steps {
      await perform(step)
      onlooker.look()
    }
    for _ in gate.pending {
      await perform(.returns(place: 0, displays: nil))
      onlooker.look()
    }
  }

  private func perform(_ step: ScreenScenario.Step) async {
    switch step {
    case .email(let typed):
      recorder.step("type \(KataText.quoted(typed)) as the email")
      view.email = typed
    case .password(let typed):
      recorder.step("type \(KataText.quoted(typed)) as the password")
      view.password = typed
    case .tap(let isCancelled, let displays): await tap(isCancelled == true, displays ?? [])
    case .taps(let areLoading):
      recorder.step(
        "two taps, one right behind the other"
          + (areLoading ? "; loading is displayed when the Interactor is asked" : ""))
      loadsWhenAsked = areLoading
      for _ in 0..<2 { begin() }
      await requests.settle()
      loadsWhenAsked = false
    case .cancel(let place):
      guard let tap = requests.waiting.dropFirst(place).first, let tap else { return }
      recorder.step("the task of tap \(tap + 1) is cancelled")
      requests.cancel(tap)
    case .returns(let place, let displays):
      guard let tap = requests.waiting.dropFirst(place).first else { return }
      let number = tap.map { "\($0 + 1)" } ?? "?"
      recorder.step("the Interactor returns from tap \(number)")
      await displaying(displays ?? [], "tap \(number)") { await requests.answer(place, with: ()) }
    case .dismiss:
      recorder.step("dismiss the alert")
      view.dismissAlert()
    case .presenter(let display): perform(display)
    }
  }

  private func tap(_ isCancelled: Bool, _ displays: [ScreenScenario.Display]) async {
    taps += 1
    let number = taps
    recorder.step("tap \(number)\(isCancelled ? ", in a cancelled task" : "")")
    await displaying(displays, "tap \(number)") {
      await requests.start { [self] in
        await kataCancelled(isCancelled) { await view.logIn() }
        recorder.message(to: "user", "returned(tap: \(number))")
      }
    }
  }

  private func displaying(
    _ displays: [ScreenScenario.Display], _ tap: String,
    _ happens: () async -> KataRequests<Void>.Event?
  ) async {
    (inside, within) = (displays, ", in the task of \(tap)")
    _ = await happens()
    (inside, within) = ([], "")
  }

  private func displayInside() {
    let displays = inside
    inside = []
    for display in displays {
      perform(display)
      onlooker.look()
    }
  }

  private func begin() {
    taps += 1
    let number = taps
    requests.begin { [self] in
      await view.logIn()
      recorder.message(to: "user", "returned(tap: \(number))")
    }
  }

  private func perform(_ display: ScreenScenario.Display) {
    switch display {
    case .welcome(let greeting, let again):
      recorder.step("display the welcome \(KataText.quoted(greeting))\(within)")
      self.again = again ?? 0
      welcome = .init(greeting: greeting)
      view.displayWelcome(welcome)
      self.again = 0
    case .problem(let title, let message):
      let problem = "\(KataText.quoted(title)), \(KataText.quoted(message))"
      recorder.step("display the problem \(problem)\(within)")
      view.displayProblem(.init(title: title, message: message))
    case .loading(let isLoading):
      recorder.step("display that loading \(isLoading ? "starts" : "ends")\(within)")
      view.displayLoading(isLoading)
    }
  }
}
