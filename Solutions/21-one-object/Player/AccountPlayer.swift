import LoginScene
import LoginSpies
import Observation
import SpyKit
import Testing

@testable import Exercise21

@Test func play() async throws {
  try await KataPlayback.play(AccountScenario.self) { scenario, recorder in
    await AccountPlayer(recorder).play(scenario)
  }
}

/// Plays one scenario on a screen of its own.
private final class AccountPlayer {
  private let recorder: KataRecorder
  private let leakCheck = KataLeakCheck()
  private let worker: KataWorkerSpy
  private let keeper: KataKeeperSpy
  private let requests: KataRequests<KataWorkerSpy.Answer>
  /// It alone holds these.
  private var navigator: KataNavigatorSpy?
  private var screen: (any LoginAccountScreen)?
  private var onlooker: KataObserver?
  private var begun = 0

  init(_ recorder: KataRecorder) {
    let log = KataLoginLog()
    let navigator = KataNavigatorSpy(log)
    self.recorder = recorder
    self.navigator = navigator
    worker = KataWorkerSpy(log)
    keeper = KataKeeperSpy(log)
    requests = KataRequests(worker.gate)
    let screen = makeAccountScreen(
      worker: worker, keeper: keeper, destinations: KataDestinationsSpy(log),
      navigator: navigator)
    self.screen = screen
    leakCheck.watch(screen, as: "screen")
    leakCheck.watch(navigator, as: "navigator")
    onlooker = onlooker(of: screen)
    // What is shown counts at the moment of each message, too.
    worker.gate.onHold { [weak self] _ in self?.look() }
    keeper.onSave = { [weak self] in self?.look() }
    navigator.onShow = { [weak self] _ in self?.look() }
  }

  func play(_ scenario: AccountScenario) async {
    recorder.step("the screen is made")
    look()
    if let record = scenario.record {
      keeper.put(
        .init(remembers: record.remembers, email: record.email, password: record.password))
    }
    if scenario.appears { await appear(scenario.record) }
    for step in scenario.steps {
      await perform(step)
      look()
    }
    await end()
  }

  private func appear(_ record: AccountScenario.Record?) async {
    let words = record.map { record in
      "switch \(record.remembers ? "on" : "off"), email \(KataText.of(record.email))"
    }
    recorder.step("the screen appears; kept is \(words ?? "nothing")")
    await ask { await $0.appear() }
    look()
  }

  private func perform(_ step: AccountScenario.Step) async {
    switch step {
    case .email(let text):
      recorder.step("type the email \(KataText.quoted(text))")
      screen?.email = text
    case .password(let text):
      recorder.step("type the password \(KataText.quoted(text))")
      screen?.password = text
    case .remembers(let isOn):
      recorder.step("turn \"Remember me\" \(isOn ? "on" : "off")")
      screen?.remembers = isOn
    case .tap(let isCancelled):
      recorder.step("tap \"Log in\"\(isCancelled ? ", in a cancelled task" : "")")
      await ask { screen in await kataCancelled(isCancelled) { await screen.logIn() } }
    case .answer(let answer):
      guard let result = answer.result, !requests.waiting.isEmpty else { return }
      recorder.step("the worker answers: \(answer.kataText)")
      await requests.answer(with: result)
    case .cancel:
      guard let request = requests.waiting.first ?? nil else { return }
      recorder.step("the task of the tap is cancelled")
      requests.cancel(request)
    case .dismiss:
      recorder.step("dismiss the alert")
      screen?.dismissAlert()
    case .leave:
      guard navigator != nil else { return }
      recorder.step("the navigator is let go")
      navigator = nil
      if leakCheck.living.contains("navigator") {
        recorder.message(to: "census", "the navigator is still there")
      }
    }
  }

  private func ask(_ request: @escaping (any LoginAccountScreen) async -> Void) async {
    guard let screen else { return }
    begun += 1
    let number = begun
    await requests.start { [self, recorder] in
      await request(screen)
      if self.screen != nil { look() }
      recorder.message(to: "caller", "returned(call: \(number))")
    }
  }

  /// The screen is let go, and a login that is under way ends.
  private func end() async {
    recorder.step("the screen is let go")
    (screen, onlooker, navigator) = (nil, nil, nil)
    while await requests.answer(with: .failure(Login.Failure.offline)) != nil {}
    _ = leakCheck.alive()
  }

  // MARK: - What is shown

  private func look() {
    onlooker?.look()
    lookAtLoading()
    for (name, news) in followed.sorted(by: { $0.key < $1.key }) {
      let now = news.read()
      if now != news.last, news.wasLoading {
        recorder.message(to: "screen", "\(name) changed while isLoading was true")
      }
      followed[name]?.last = now
    }
  }

  private func onlooker(of screen: any LoginAccountScreen) -> KataObserver {
    let onlooker = KataObserver(recorder)
    onlooker.watch("email") { [weak screen] in screen?.email }
    onlooker.watch("password") { [weak screen] in screen?.password }
    onlooker.watch("remembers") { [weak screen] in screen?.remembers }
    onlooker.watch("emailHint") { [weak screen] in screen?.emailHint }
    onlooker.watch("passwordHint") { [weak screen] in screen?.passwordHint }
    onlooker.watch("canLogIn") { [weak screen] in screen?.canLogIn }
    onlooker.watch("isLoading") { [weak screen] in screen?.isLoading }
    onlooker.watch("greeting") { [weak screen] in screen?.greeting }
    onlooker.watch("alert") { [weak screen] in screen?.alert }
    follow("alert") { [weak screen] in screen?.alert.map(KataText.of) }
    follow("greeting") { [weak screen] in screen?.greeting }
    followLoading()
    return onlooker
  }

  /// A property that must not be set before loading is over; later looks can't tell.
  private struct Followed {
    let read: () -> String?
    var last: String?
    /// True if the screen was loading when the property was last set.
    var wasLoading = false
  }

  private var followed: [String: Followed] = [:]

  private func follow(
    _ name: String, _ read: @escaping @MainActor () -> String?
  ) {
    if followed[name] == nil { followed[name] = Followed(read: read) }
    withObservationTracking {
      _ = read()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let screen = self.screen else { return }
        self.followed[name]?.wasLoading = screen.isLoading
        self.follow(name, read)
      }
    }
  }

  // MARK: - Loading that nobody looks at

  private var wasLoading = false
  /// True if it was on at a moment since the last look.
  private var hasLoaded = false

  private func lookAtLoading() {
    guard let screen else { return }
    if hasLoaded, !wasLoading, !screen.isLoading {
      recorder.message(to: "screen", "isLoading was true for a moment")
    }
    (wasLoading, hasLoaded) = (screen.isLoading, false)
  }

  private func followLoading() {
    withObservationTracking {
      _ = screen?.isLoading
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let screen = self.screen else { return }
        if screen.isLoading { self.hasLoaded = true }
        self.followLoading()
      }
    }
  }
}
