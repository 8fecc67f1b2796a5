import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise25

@Test func play() async throws {
  try await KataPlayback.play(SettingsScenario.self) { scenario, recorder in
    await SettingsPlayer(recorder, keeping: scenario.kept.preferences ?? .init())
      .play(scenario.steps)
  }
}

/// Plays one scenario on screens of its own.
private final class SettingsPlayer {
  private typealias Screen = SettingsScenario.Screen

  private let recorder: KataRecorder
  private let store: KataSettingsStoreSpy
  private let account: KataSettingsAccountSpy
  private let requests: KataRequests<KataSettingsAccountSpy.Answer>
  private let leakCheck = KataLeakCheck()
  private var started = 0
  /// The screens that are open, each with what looks at it.
  private var open: [Screen: (screen: any WeatherSettingsScreen, onlooker: KataObserver)] = [:]

  init(_ recorder: KataRecorder, keeping preferences: Weather.Preferences) {
    let log = KataSettingsLog()
    let gate = KataGate<KataSettingsAccountSpy.Answer>()
    self.recorder = recorder
    store = KataSettingsStoreSpy(log, keeping: preferences)
    account = KataSettingsAccountSpy(log, gate: gate)
    requests = KataRequests(gate)
    recorder.step("the store keeps \(KataText.of(preferences))")
    // What is shown counts at the moment of each question, too.
    gate.onHold { [weak self] _ in self?.look() }
  }

  func play(_ steps: [SettingsScenario.Step]) async {
    for step in steps {
      await perform(step)
      // What a screen left for later comes before the next step.
      for _ in 0..<3 { await Task.yield() }
      look()
    }
    while !requests.waiting.isEmpty { await perform(.failure(place: 0, kind: "offline")) }
    look()
    recorder.step("all screens are let go")
    open = [:]
    _ = leakCheck.alive()
  }

  private func look() {
    for screen in [Screen.first, .second] { open[screen]?.onlooker.look() }
  }

  private func perform(_ step: SettingsScenario.Step) async {
    switch step {
    case .appear(let screen):
      use(screen, "appear") { $0.appear() }
    case .unit(let screen, let kind):
      guard let unit = Weather.Unit(kind: kind) else { return }
      use(screen, "set the unit to \(kind)") { $0.unit = unit }
    case .dailyNotice(let screen, let isOn):
      use(screen, "set the daily notice to \(isOn)") { $0.dailyNotice = isOn }
    case .wind(let screen, let kind):
      guard let wind = Weather.Wind(kind: kind) else { return }
      use(screen, "set the wind to \(kind)") { $0.wind = wind }
    case .put(let kept):
      guard let preferences = kept.preferences else { return }
      recorder.step("another part of the app saves \(KataText.of(preferences))")
      store.put(preferences)
    case .close(let screen):
      guard open[screen] != nil else { return }
      recorder.step("the \(screen.name) is let go")
      open[screen] = nil
      _ = leakCheck.alive()
    case .reset(let screen):
      use(screen, "reset") { ($0 as? any WeatherSettingsWishes)?.reset() }
    case .restore(let screen): await restore(on: screen)
    case .answer(let place, let kept):
      let answer = kept?.preferences
      let words = answer.map { "is answered: \(KataText.of($0))" } ?? "is answered: nothing is kept"
      await self.answer(place, with: .success(answer), words)
    case .failure(let place, let kind):
      guard let error = Weather.AccountError(kind: kind) else { return }
      await answer(place, with: .failure(error), "fails: AccountError.\(kind)")
    case .stray(let place, let error):
      let domain = Weather.AccountError.offline
      await answer(
        place, with: .failure(error.error(like: domain)), "fails: \(error.words(like: domain))")
    case .cancel(let place):
      guard requests.waiting.indices.contains(place), let number = requests.waiting[place]
      else { return }
      recorder.step("the task of restore \(number + 1) is cancelled")
      requests.cancel(number)
    }
  }

  private func restore(on screen: Screen) async {
    started += 1
    let number = started
    use(screen, "restore \(number)") { [recorder] opened in
      requests.begin { [self] in
        await (opened as? any WeatherSettingsWishes)?.restore()
        look()
        recorder.message(to: "caller", "returned(restore: \(number))")
      }
    }
    await requests.settle()
  }

  private func answer(
    _ place: Int, with answer: KataSettingsAccountSpy.Answer, _ words: String
  ) async {
    let waiting = requests.waiting
    guard waiting.indices.contains(place) else { return }
    recorder.step(
      "\(waiting[place].map { "restore \($0 + 1)" } ?? "a call of no restore's") \(words)")
    requests.release(place, with: answer)
    await requests.settle()
  }

  private func use(
    _ screen: Screen, _ words: String, _ happens: (any WeatherSettingsScreen) -> Void
  ) {
    let opened = open[screen]?.screen ?? make(screen)
    recorder.step("\(screen.name): \(words)")
    happens(opened)
  }

  private func make(_ screen: Screen) -> any WeatherSettingsScreen {
    recorder.step("the \(screen.name) is made, and appears")
    let made = makeSettingsScreen(store: store, account: account)
    let onlooker = KataObserver(recorder, of: screen.name)
    onlooker.watch("unit") { made.unit }
    onlooker.watch("dailyNotice") { made.dailyNotice }
    onlooker.watch("wind") { made.wind }
    if SettingsScenario.hasWishes {
      onlooker.watch("isChanged") { (made as? any WeatherSettingsWishes)?.isChanged }
      onlooker.watch("isRestoring") { (made as? any WeatherSettingsWishes)?.isRestoring }
      onlooker.watch("message") { (made as? any WeatherSettingsWishes)?.message }
    }
    leakCheck.watch(made, as: screen.name)
    onlooker.look()
    open[screen] = (made, onlooker)
    made.appear()
    onlooker.look()
    return made
  }
}
