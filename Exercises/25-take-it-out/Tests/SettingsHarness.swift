import SpyKit
import WeatherScene
import WeatherSpies

@testable import Exercise25

/// A settings screen between doubles that write into one log; the account's answers wait to be given.
final class SettingsHarness {
  let store: KataSettingsStoreSpy
  let screen: KataSettingsForwarder

  private let log = KataSettingsLog()
  private let account: KataSettingsAccountSpy
  private let gate = KataGate<KataSettingsAccountSpy.Answer>()
  private let requests: KataRequests<KataSettingsAccountSpy.Answer>
  private var started = 0

  /// Makes a screen on a store that keeps °F, a daily notice and knots, and has it appear.
  init(leakCheck: KataLeakCheck? = nil) {
    store = KataSettingsStoreSpy(log, keeping: .ann)
    account = KataSettingsAccountSpy(log, gate: gate)
    requests = KataRequests(gate)
    let screen = makeSettingsScreen(store: store, account: account)
    leakCheck?.watch(screen, as: "screen")
    self.screen = KataSettingsForwarder(log, screen)
    screen.appear()
  }

  /// The three settings as they're shown.
  var settings: Weather.Preferences {
    .init(unit: screen.unit, dailyNotice: screen.dailyNotice, wind: screen.wind)
  }

  /// Another screen on the same store and the same account.
  func makeAnother() -> KataSettingsForwarder {
    KataSettingsForwarder(log, makeSettingsScreen(store: store, account: account))
  }

  /// The messages that the doubles receive meanwhile.
  func calls(during act: @MainActor () async -> Void) async -> [KataSettingsCall] {
    await log.calls(during: act)
  }

  /// Reports each question as the account receives it.
  func onQuestion(_ report: @escaping @MainActor () -> Void) {
    gate.onHold { _ in report() }
  }

  /// Begins a restore in a new task, and waits until the account is asked.
  func restore(onReturn: @escaping @MainActor () -> Void = {}) async {
    started += 1
    await requests.start { [screen] in
      await screen.restore()
      onReturn()
    }
  }

  /// Cancels the task of the restore that was begun last, or of the one with this number, from 0.
  func cancel(_ number: Int? = nil) { requests.cancel(number ?? started - 1) }

  /// Answers the oldest restore that waits, or the one behind so many others.
  func answer(with preferences: Weather.Preferences?, behind others: Int = 0) async {
    await requests.answer(others, with: .success(preferences))
  }

  func fail(
    with error: any Error = Weather.AccountError.offline, behind others: Int = 0
  ) async {
    await requests.answer(others, with: .failure(error))
  }
}

nonisolated extension Weather.Preferences {
  /// Kept by the store as each test begins.
  static let ann = Self(unit: .fahrenheit, dailyNotice: true, wind: .knots)
  /// Kept by the account.
  static let old = Self(unit: .celsius, dailyNotice: true, wind: .kilometersPerHour)
}

nonisolated extension KataSettingsCall {
  static let fetch = Self.account(.fetch)
  static func save(_ preferences: Weather.Preferences) -> Self { .store(.save(preferences)) }
}
