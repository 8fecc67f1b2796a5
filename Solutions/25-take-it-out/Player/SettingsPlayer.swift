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
  private let leakCheck = KataLeakCheck()
  /// The screens that are open, each with what looks at it.
  private var open: [Screen: (screen: any WeatherSettingsScreen, onlooker: KataObserver)] = [:]

  init(_ recorder: KataRecorder, keeping preferences: Weather.Preferences) {
    self.recorder = recorder
    store = KataSettingsStoreSpy(KataSettingsLog(), keeping: preferences)
    recorder.step("the store keeps \(KataText.of(preferences))")
  }

  func play(_ steps: [SettingsScenario.Step]) async {
    for step in steps {
      perform(step)
      // What a screen left for later comes before the next step.
      for _ in 0..<3 { await Task.yield() }
      for screen in [Screen.first, .second] { open[screen]?.onlooker.look() }
    }
    recorder.step("all screens are let go")
    open = [:]
    _ = leakCheck.alive()
  }

  private func perform(_ step: SettingsScenario.Step) {
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
    }
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
    let made = makeSettingsScreen(store: store)
    let onlooker = KataObserver(recorder, of: screen.name)
    onlooker.watch("unit") { made.unit }
    onlooker.watch("dailyNotice") { made.dailyNotice }
    onlooker.watch("wind") { made.wind }
    leakCheck.watch(made, as: screen.name)
    onlooker.look()
    open[screen] = (made, onlooker)
    made.appear()
    onlooker.look()
    return made
  }
}
