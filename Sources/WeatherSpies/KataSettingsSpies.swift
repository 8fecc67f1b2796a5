import SpyKit
import WeatherScene

/// The messages in a settings test's log: a screen in one piece, and what it talks to.
nonisolated package enum KataSettingsCall: KataMessage {
  case store(Store)
  case account(Account)

  package static let cast: [KataPart] = [
    .state("user"), .state("caller"), .state("screen"), .state("other screen"),
    KataPart("store", from: "a screen"), KataPart("account", from: "a screen"), .state("census"),
  ]

  nonisolated package enum Store: Equatable, Encodable, Sendable {
    case load
    case save(Weather.Preferences)
  }

  nonisolated package enum Account: Equatable, Encodable, Sendable {
    case fetch
    /// As a question is answered, its task has been cancelled.
    case isCancelled
  }
}

/// The log of a settings test.
package typealias KataSettingsLog = KataLog<KataSettingsCall>

/// Records what is asked of it, and keeps what was saved last.
package final class KataSettingsStoreSpy: KataSpy, WeatherSettingsStore {
  package let log: KataSettingsLog
  package let number: Int? = nil
  private var kept: Weather.Preferences

  package init(_ log: KataSettingsLog, keeping preferences: Weather.Preferences = .init()) {
    self.log = log
    kept = preferences
  }

  /// Puts preferences there, unrecorded: another part of the app has saved them.
  package func put(_ preferences: Weather.Preferences) {
    kept = preferences
  }

  package func load() -> Weather.Preferences {
    log.give(kept, to: record(.store(.load)))
  }

  package func save(_ preferences: Weather.Preferences) {
    record(.store(.save(preferences)))
    kept = preferences
  }
}

/// Records each question, and holds it until it is answered.
package final class KataSettingsAccountSpy: KataSpy, WeatherSettingsAccount {
  package typealias Answer = Result<Weather.Preferences?, any Error>

  package let log: KataSettingsLog
  package let number: Int? = nil
  private let gate: KataGate<Answer>

  package init(_ log: KataSettingsLog, gate: KataGate<Answer>) {
    self.log = log
    self.gate = gate
  }

  package func fetch() async throws -> Weather.Preferences? {
    let question = record(.account(.fetch))
    let answer = await gate.answer()
    if Task.isCancelled { record(.account(.isCancelled)) }
    return try log.give(answer, to: question)
  }
}

nonisolated extension Weather.Wind: KataKind {}
nonisolated extension Weather.AccountError: KataKind {}

/// Hands everything on to a screen, and has `kata flow` draw what the user does.
package final class KataSettingsForwarder: WeatherSettingsScreen {
  private let log: KataSettingsLog
  private let screen: any WeatherSettingsScreen

  package init(_ log: KataSettingsLog, _ screen: any WeatherSettingsScreen) {
    self.log = log
    self.screen = screen
  }

  package var unit: Weather.Unit {
    get { screen.unit }
    set {
      ask("unit", newValue)
      screen.unit = newValue
    }
  }

  package var dailyNotice: Bool {
    get { screen.dailyNotice }
    set {
      ask("dailyNotice", newValue)
      screen.dailyNotice = newValue
    }
  }

  package var wind: Weather.Wind {
    get { screen.wind }
    set {
      ask("wind", newValue)
      screen.wind = newValue
    }
  }

  package func appear() {
    log.ask("appear", from: "user", to: "a screen")
    screen.appear()
  }

  /// Nil until the screen adopts `WeatherSettingsWishes`, as the next one.
  package var isChanged: Bool? { wishes?.isChanged }
  package var isRestoring: Bool? { wishes?.isRestoring }
  package var message: String? { wishes?.message }

  private var wishes: (any WeatherSettingsWishes)? { screen as? any WeatherSettingsWishes }

  package func reset() {
    log.ask("reset", from: "user", to: "a screen")
    wishes?.reset()
  }

  package func restore() async {
    log.ask("restore", from: "user", to: "a screen")
    await wishes?.restore()
  }

  private func ask(_ setting: String, _ value: any Encodable) {
    log.ask(setting, value, from: "user", to: "a screen")
  }
}
