import Observation
import WeatherScene

func makeSettingsScreen(
  store: any WeatherSettingsStore, account: any WeatherSettingsAccount
) -> any WeatherSettingsScreen {
  let presenter = PhonePresenter()
  let interactor = PhoneInteractor(presenter: presenter, account: account, store: store)
  let settings = Settings(load: store.load, save: store.save, interactor: interactor)
  presenter.view = settings
  return settings
}

/// Knows no store, but how to load and how to save; what is restored, the Interactor saves.
@Observable
private final class Settings: WeatherSettingsScreen, WeatherSettingsWishes {
  var unit: Weather.Unit {
    get { self[\.unit] }
    set { self[\.unit] = newValue }
  }

  var dailyNotice: Bool {
    get { self[\.dailyNotice] }
    set { self[\.dailyNotice] = newValue }
  }

  var wind: Weather.Wind {
    get { self[\.wind] }
    set { self[\.wind] = newValue }
  }

  private(set) var isRestoring = false
  private(set) var message: String?
  private var shown = Weather.Preferences()
  private let load: () -> Weather.Preferences
  private let save: (Weather.Preferences) -> Void
  private let interactor: any PhoneBusinessLogic

  init(
    load: @escaping () -> Weather.Preferences, save: @escaping (Weather.Preferences) -> Void,
    interactor: any PhoneBusinessLogic
  ) {
    (self.load, self.save, self.interactor) = (load, save, interactor)
  }

  var isChanged: Bool { shown != Weather.Preferences() }

  func appear() {
    shown = load()
  }

  func reset() {
    self[\.self] = Weather.Preferences()
  }

  func restore() async {
    await interactor.moveIn()
  }

  private subscript<Value>(setting: WritableKeyPath<Weather.Preferences, Value>) -> Value {
    get { shown[keyPath: setting] }
    set {
      shown[keyPath: setting] = newValue
      save(shown)
      interactor.stayAsSet()
    }
  }
}

extension Settings: PhoneDisplayLogic {
  func displayWaiting(_ isWaiting: Bool) {
    isRestoring = isWaiting
    if isWaiting { message = nil }
  }

  func displayPreferences(_ preferences: Weather.Preferences, message: String) {
    (shown, self.message) = (preferences, message)
  }

  func displayMessage(_ message: String) {
    self.message = message
  }
}

nonisolated private enum PhoneOutcome {
  case movedIn(Weather.Preferences)
  case nothingToMove
  case failed(Weather.AccountError)
  case failedOddly
}

private protocol PhoneBusinessLogic: AnyObject {
  func moveIn() async
  func stayAsSet()
}

private protocol PhonePresentationLogic: AnyObject {
  func presentWaiting(_ isWaiting: Bool)
  func presentOutcome(_ response: PhoneOutcome)
}

private protocol PhoneDisplayLogic: AnyObject {
  func displayWaiting(_ isWaiting: Bool)
  func displayPreferences(_ preferences: Weather.Preferences, message: String)
  func displayMessage(_ message: String)
}

/// Counts what makes an answer too late, and compares the count before the question with the one after.
private final class PhoneInteractor: PhoneBusinessLogic {
  private let presenter: any PhonePresentationLogic
  private let account: any WeatherSettingsAccount
  private let store: any WeatherSettingsStore
  private var events = 0
  private var isWaiting = false

  init(
    presenter: any PhonePresentationLogic, account: any WeatherSettingsAccount,
    store: any WeatherSettingsStore
  ) {
    (self.presenter, self.account, self.store) = (presenter, account, store)
  }

  func moveIn() async {
    events += 1
    let before = events
    wait(true)
    let answer = await Result(of: account.fetch)
    guard events == before else { return }
    wait(false)
    guard !Task.isCancelled else { return }
    switch answer {
    case .success(let preferences?):
      store.save(preferences)
      presenter.presentOutcome(.movedIn(preferences))
    case .success(nil): presenter.presentOutcome(.nothingToMove)
    case .failure(let error as Weather.AccountError): presenter.presentOutcome(.failed(error))
    case .failure: presenter.presentOutcome(.failedOddly)
    }
  }

  func stayAsSet() {
    events += 1
    if isWaiting { wait(false) }
  }

  private func wait(_ isWaiting: Bool) {
    self.isWaiting = isWaiting
    presenter.presentWaiting(isWaiting)
  }
}

extension Result where Failure == any Error {
  fileprivate init(of body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

private final class PhonePresenter: PhonePresentationLogic {
  weak var view: (any PhoneDisplayLogic)?

  func presentWaiting(_ isWaiting: Bool) {
    view?.displayWaiting(isWaiting)
  }

  func presentOutcome(_ response: PhoneOutcome) {
    switch response {
    case .movedIn(let preferences):
      view?.displayPreferences(preferences, message: "Your settings are back.")
    case .nothingToMove: view?.displayMessage("Your account has no settings yet.")
    case .failed(.offline): view?.displayMessage("You're offline.")
    case .failed(.signedOut): view?.displayMessage("Sign in to get your settings back.")
    case .failedOddly: view?.displayMessage("Your settings can't be restored.")
    }
  }
}
