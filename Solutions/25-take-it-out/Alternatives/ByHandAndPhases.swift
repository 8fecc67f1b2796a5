import Observation
import WeatherScene

func makeSettingsScreen(
  store: any WeatherSettingsStore, account: any WeatherSettingsAccount
) -> any WeatherSettingsScreen {
  let presenter = TransferPresenter()
  let interactor = TransferInteractor(presenter: presenter, account: account)
  let settings = WeatherSettings(store: store, interactor: interactor)
  presenter.view = settings
  return settings
}

/// Tells its readers itself, without the macro: any change is news of all that it shows.
private final class WeatherSettings: WeatherSettingsScreen, WeatherSettingsWishes, Observable {
  private struct Shown {
    var preferences = Weather.Preferences()
    var transfer = Transfer.ViewModel(isRunning: false, message: nil)
  }

  private let store: any WeatherSettingsStore
  private let interactor: any TransferBusinessLogic
  private let registrar = ObservationRegistrar()
  private var kept = Shown()

  init(store: any WeatherSettingsStore, interactor: any TransferBusinessLogic) {
    (self.store, self.interactor) = (store, interactor)
  }

  private var shown: Shown {
    get {
      registrar.access(self, keyPath: \.shown)
      return kept
    }
    set { registrar.withMutation(of: self, keyPath: \.shown) { kept = newValue } }
  }

  var unit: Weather.Unit {
    get { shown.preferences.unit }
    set { set { $0.unit = newValue } }
  }

  var dailyNotice: Bool {
    get { shown.preferences.dailyNotice }
    set { set { $0.dailyNotice = newValue } }
  }

  var wind: Weather.Wind {
    get { shown.preferences.wind }
    set { set { $0.wind = newValue } }
  }

  var isChanged: Bool { shown.preferences != .init() }
  var isRestoring: Bool { shown.transfer.isRunning }
  var message: String? { shown.transfer.message }

  func appear() {
    shown.preferences = store.load()
  }

  func reset() {
    set { $0 = .init() }
  }

  func restore() async {
    await interactor.begin()
  }

  private func set(_ change: (inout Weather.Preferences) -> Void) {
    interactor.drop()
    var preferences = kept.preferences
    change(&preferences)
    save(preferences)
  }

  private func save(_ preferences: Weather.Preferences) {
    store.save(preferences)
    shown.preferences = preferences
  }
}

extension WeatherSettings: TransferDisplayLogic {
  func displayPhase(_ viewModel: Transfer.ViewModel) {
    shown.transfer = viewModel
  }

  func displayPreferences(_ viewModel: Transfer.ViewModel.Preferences) {
    save(viewModel.preferences)
    shown.transfer = viewModel.transfer
  }
}

/// The use case as a machine of three phases.
nonisolated private enum Transfer {
  nonisolated enum Phase: Equatable {
    /// None has ended with an outcome since the last began.
    case idle
    case running(number: Int)
    case over(Outcome)
  }

  nonisolated enum Outcome: Equatable {
    case preferences(Weather.Preferences)
    case nothing
    case failure(Weather.AccountError?)
  }

  nonisolated struct ViewModel {
    nonisolated struct Preferences {
      let preferences: Weather.Preferences
      let transfer: ViewModel
    }

    let isRunning: Bool
    let message: String?
  }
}

private protocol TransferBusinessLogic: AnyObject {
  func begin() async
  func drop()
}

private protocol TransferPresentationLogic: AnyObject {
  func presentPhase(_ response: Transfer.Phase)
}

private protocol TransferDisplayLogic: AnyObject {
  func displayPhase(_ viewModel: Transfer.ViewModel)
  func displayPreferences(_ viewModel: Transfer.ViewModel.Preferences)
}

/// Presents each phase that it enters, with one message for all of them.
private final class TransferInteractor: TransferBusinessLogic {
  private let presenter: any TransferPresentationLogic
  private let account: any WeatherSettingsAccount
  private var count = 0
  private var phase = Transfer.Phase.idle {
    didSet { presenter.presentPhase(phase) }
  }

  init(presenter: any TransferPresentationLogic, account: any WeatherSettingsAccount) {
    (self.presenter, self.account) = (presenter, account)
  }

  func begin() async {
    count += 1
    let own = Transfer.Phase.running(number: count)
    phase = own
    let outcome: Transfer.Outcome
    do {
      outcome = try await account.fetch().map { .preferences($0) } ?? .nothing
    } catch {
      outcome = .failure(error as? Weather.AccountError)
    }
    if phase == own { phase = Task.isCancelled ? .idle : .over(outcome) }
  }

  func drop() {
    if case .running = phase { phase = .idle }
  }
}

private final class TransferPresenter: TransferPresentationLogic {
  weak var view: (any TransferDisplayLogic)?

  func presentPhase(_ response: Transfer.Phase) {
    switch response {
    case .idle: view?.displayPhase(.init(isRunning: false, message: nil))
    case .running: view?.displayPhase(.init(isRunning: true, message: nil))
    case .over(.preferences(let preferences)):
      view?.displayPreferences(
        .init(preferences: preferences, transfer: ended("Your settings are back.")))
    case .over(.nothing): view?.displayPhase(ended("Your account has no settings yet."))
    case .over(.failure(.offline)): view?.displayPhase(ended("You're offline."))
    case .over(.failure(.signedOut)):
      view?.displayPhase(ended("Sign in to get your settings back."))
    case .over(.failure(nil)): view?.displayPhase(ended("Your settings can't be restored."))
    }
  }

  private func ended(_ message: String) -> Transfer.ViewModel {
    .init(isRunning: false, message: message)
  }
}
