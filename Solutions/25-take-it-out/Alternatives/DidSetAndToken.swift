import Observation
import WeatherScene

func makeSettingsScreen(
  store: any WeatherSettingsStore, account: any WeatherSettingsAccount
) -> any WeatherSettingsScreen {
  let presenter = AccountPresenter()
  let settings = WeatherSettings(
    store: store, interactor: AccountInteractor(presenter: presenter, account: account))
  presenter.view = settings
  return settings
}

/// Keeps each setting in a property of its own, which saves all three whenever it is set.
@Observable
private final class WeatherSettings: WeatherSettingsScreen, WeatherSettingsWishes {
  var unit = Weather.Preferences().unit { didSet { save() } }
  var dailyNotice = Weather.Preferences().dailyNotice { didSet { save() } }
  var wind = Weather.Preferences().wind { didSet { save() } }
  private(set) var isRestoring = false
  private(set) var message: String?

  private let store: any WeatherSettingsStore
  private let interactor: any AccountBusinessLogic
  /// True while several properties are set at once, which saves nothing yet.
  @ObservationIgnored private var isFilling = false

  init(store: any WeatherSettingsStore, interactor: any AccountBusinessLogic) {
    (self.store, self.interactor) = (store, interactor)
  }

  var isChanged: Bool { shown != .init() }

  func appear() {
    fill(store.load())
  }

  func reset() {
    fill(.init())
    save()
  }

  func restore() async {
    await interactor.restoreSettings(.init())
  }

  private var shown: Weather.Preferences {
    .init(unit: unit, dailyNotice: dailyNotice, wind: wind)
  }

  private func fill(_ preferences: Weather.Preferences) {
    isFilling = true
    (unit, dailyNotice, wind) = (preferences.unit, preferences.dailyNotice, preferences.wind)
    isFilling = false
  }

  private func save() {
    guard !isFilling else { return }
    store.save(shown)
    interactor.keepSettings(.init())
  }
}

extension WeatherSettings: AccountDisplayLogic {
  func displayBeginning() {
    (isRestoring, message) = (true, nil)
  }

  func displayEnd() {
    isRestoring = false
  }

  func displaySettings(_ viewModel: Account.ViewModel.Settings) {
    fill(viewModel.preferences)
    store.save(viewModel.preferences)
    message = viewModel.message
  }

  func displayFailure(_ viewModel: Account.ViewModel.Failure) {
    message = viewModel.message
  }
}

nonisolated private enum Account {
  nonisolated struct Request {}

  nonisolated enum Response {
    case settings(Weather.Preferences)
    case empty, offline, signedOut, unknown
  }

  nonisolated enum ViewModel {
    nonisolated struct Settings {
      let preferences: Weather.Preferences
      let message: String
    }

    nonisolated struct Failure {
      let message: String
    }
  }
}

private protocol AccountBusinessLogic: AnyObject {
  func restoreSettings(_ request: Account.Request) async
  func keepSettings(_ request: Account.Request)
}

private protocol AccountPresentationLogic: AnyObject {
  func presentBeginning()
  func presentEnd()
  func presentAnswer(_ response: Account.Response)
}

private protocol AccountDisplayLogic: AnyObject {
  func displayBeginning()
  func displayEnd()
  func displaySettings(_ viewModel: Account.ViewModel.Settings)
  func displayFailure(_ viewModel: Account.ViewModel.Failure)
}

/// Gives each restore a token: whoever no longer holds the current one is too late.
private final class AccountInteractor: AccountBusinessLogic {
  private final class Token {}

  private let presenter: any AccountPresentationLogic
  private let account: any WeatherSettingsAccount
  private var current: Token?

  init(presenter: any AccountPresentationLogic, account: any WeatherSettingsAccount) {
    (self.presenter, self.account) = (presenter, account)
  }

  func restoreSettings(_ request: Account.Request) async {
    let token = Token()
    current = token
    presenter.presentBeginning()
    let answer: Account.Response
    do {
      answer = if let kept = try await account.fetch() { .settings(kept) } else { .empty }
    } catch Weather.AccountError.offline {
      answer = .offline
    } catch Weather.AccountError.signedOut {
      answer = .signedOut
    } catch {
      answer = .unknown
    }
    guard current === token else { return }
    keepSettings(.init())
    if !Task.isCancelled { presenter.presentAnswer(answer) }
  }

  func keepSettings(_ request: Account.Request) {
    guard current != nil else { return }
    current = nil
    presenter.presentEnd()
  }
}

private final class AccountPresenter: AccountPresentationLogic {
  weak var view: (any AccountDisplayLogic)?

  func presentBeginning() { view?.displayBeginning() }

  func presentEnd() { view?.displayEnd() }

  func presentAnswer(_ response: Account.Response) {
    switch response {
    case .settings(let preferences):
      view?.displaySettings(.init(preferences: preferences, message: "Your settings are back."))
    case .empty: view?.displayFailure(.init(message: "Your account has no settings yet."))
    case .offline: view?.displayFailure(.init(message: "You're offline."))
    case .signedOut: view?.displayFailure(.init(message: "Sign in to get your settings back."))
    case .unknown: view?.displayFailure(.init(message: "Your settings can't be restored."))
    }
  }
}
