import WeatherScene

/// Searches for what was typed last, once the user has paused for a moment.
final class PlaceSearchInteractor: PlaceSearchBusinessLogic {
  private let presenter: any PlaceSearchPresentationLogic
  private let clock: any PlaceSearchClockWorkerLogic
  private let worker: any PlaceSearchWorkerLogic
  /// How many edits there were; so the latest one's number.
  private var latest = 0

  init(
    presenter: any PlaceSearchPresentationLogic, clock: any PlaceSearchClockWorkerLogic,
    worker: any PlaceSearchWorkerLogic
  ) {
    self.presenter = presenter
    self.clock = clock
    self.worker = worker
  }

  func search(_ request: PlaceSearch.Request) async {
    latest += 1
    let number = latest
    let text = trimmed(request.text)
    guard !text.isEmpty else {
      presenter.presentPlaces(.cleared)
      return
    }
    await clock.sleep(milliseconds: 300)
    guard number == latest, !Task.isCancelled else { return }
    let response = await response(to: text)
    guard number == latest, !Task.isCancelled else { return }
    presenter.presentPlaces(response)
  }

  // Given.
  private func response(to text: String) async -> PlaceSearch.Response {
    do {
      return .found(try await worker.findPlaces(named: text), for: text)
    } catch {
      return .failed(error as? PlaceSearch.Failure ?? .unknown, for: text)
    }
  }
}
