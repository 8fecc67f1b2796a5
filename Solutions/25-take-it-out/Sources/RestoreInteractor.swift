import WeatherScene

/// Knows which restore runs, and drops the answers to all others.
final class RestoreInteractor: RestoreBusinessLogic {
  private let presenter: any RestorePresentationLogic
  private let account: any WeatherSettingsAccount
  private var begun = 0
  /// The number of the restore that runs; nil if none does.
  private var running: Int?

  init(presenter: any RestorePresentationLogic, account: any WeatherSettingsAccount) {
    (self.presenter, self.account) = (presenter, account)
  }

  func restore() async {
    begun += 1
    let number = begun
    running = number
    presenter.presentRestoring(true)
    let response = await response()
    guard number == running else { return }
    end()
    if !Task.isCancelled { presenter.presentRestore(response) }
  }

  func userHasSet() {
    if running != nil { end() }
  }

  private func end() {
    running = nil
    presenter.presentRestoring(false)
  }

  private func response() async -> Restore.Response {
    do {
      return try await account.fetch().map { .restored($0) } ?? .nothingKept
    } catch let error as Weather.AccountError {
      return .failure(error)
    } catch {
      return .unknown
    }
  }
}
