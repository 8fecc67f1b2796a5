import WeatherScene

/// Searches for what was typed last, once the user has paused for a moment.
final class PlaceSearchInteractor: PlaceSearchBusinessLogic {
  private let presenter: any PlaceSearchPresentationLogic
  private let clock: any PlaceSearchClockWorkerLogic
  private let worker: any PlaceSearchWorkerLogic

  init(
    presenter: any PlaceSearchPresentationLogic, clock: any PlaceSearchClockWorkerLogic,
    worker: any PlaceSearchWorkerLogic
  ) {
    self.presenter = presenter
    self.clock = clock
    self.worker = worker
  }

  func search(_ request: PlaceSearch.Request) async {
    // Your task: is it time to ask, and is the answer still wanted?
    presenter.presentPlaces(await response(to: request.text))
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
