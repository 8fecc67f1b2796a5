import WeatherScene

/// Knows the latest edit as an object, which each search compares with its own.
final class PlaceSearchInteractor: PlaceSearchBusinessLogic {
  private let presenter: any PlaceSearchPresentationLogic
  private let clock: any PlaceSearchClockWorkerLogic
  private let worker: any PlaceSearchWorkerLogic
  private var latest: Edit?

  private final class Edit {
    let text: String

    init(_ text: String) {
      self.text = text
    }
  }

  init(
    presenter: any PlaceSearchPresentationLogic, clock: any PlaceSearchClockWorkerLogic,
    worker: any PlaceSearchWorkerLogic
  ) {
    self.presenter = presenter
    self.clock = clock
    self.worker = worker
  }

  func search(_ request: PlaceSearch.Request) async {
    let edit = Edit(trimmed(request.text))
    latest = edit
    if edit.text.isEmpty {
      presenter.presentPlaces(.cleared)
    } else if await isWanted(edit), let response = await answer(to: edit) {
      presenter.presentPlaces(response)
    }
  }

  private func isWanted(_ edit: Edit) async -> Bool {
    await clock.sleep(milliseconds: 300)
    return latest === edit && !Task.isCancelled
  }

  /// Nil if nobody wants it any more.
  private func answer(to edit: Edit) async -> PlaceSearch.Response? {
    let response: PlaceSearch.Response
    do {
      response = .found(try await worker.findPlaces(named: edit.text), for: edit.text)
    } catch let failure as PlaceSearch.Failure {
      response = .failed(failure, for: edit.text)
    } catch {
      response = .failed(.unknown, for: edit.text)
    }
    return latest === edit && !Task.isCancelled ? response : nil
  }
}
