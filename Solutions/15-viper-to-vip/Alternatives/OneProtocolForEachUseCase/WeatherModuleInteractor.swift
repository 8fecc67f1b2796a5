import WeatherScene

protocol WeatherReportPresentationLogic: AnyObject {
  func presentReport(_ response: Weather.Module.Open.Response)
}

protocol WeatherChoicePresentationLogic: AnyObject {
  func presentChoice(_ response: Weather.Module.Choose.Response)
}

extension Weather.Module.Open {
  struct Response {
    let place: Weather.Place
    let result: Result<Weather.Report, Weather.Failure>
  }
}

extension Weather.Module.Choose {
  struct Response {
    let place: Weather.Place
  }
}

final class WeatherModuleInteractor: WeatherModuleBusinessLogic {
  private let presenter: any WeatherReportPresentationLogic & WeatherChoicePresentationLogic
  private let worker: any WeatherWorkerLogic
  /// The places that were opened, and those that were shown; the last of each counts.
  private var history: (opened: [Weather.Place], shown: [Weather.Place]) = ([], [])

  init(
    presenter: any WeatherReportPresentationLogic & WeatherChoicePresentationLogic,
    worker: any WeatherWorkerLogic
  ) {
    self.presenter = presenter
    self.worker = worker
  }

  func open(_ request: Weather.Module.Open.Request) async {
    history.opened.append(.init(name: request.place))
    await refresh(.init())
  }

  func refresh(_ request: Weather.Module.Refresh.Request) async {
    guard let place = history.opened.last else { return }
    let result = await result(for: place)
    if case .success = result { history.shown.append(place) }
    presenter.presentReport(.init(place: place, result: result))
  }

  func choose(_ request: Weather.Module.Choose.Request) {
    guard let place = history.shown.last else { return }
    presenter.presentChoice(.init(place: place))
  }

  private func result(for place: Weather.Place) async -> Result<Weather.Report, Weather.Failure> {
    do {
      return .success(try await worker.fetchWeather(for: place))
    } catch let failure as Weather.Failure {
      return .failure(failure)
    } catch {
      return .failure(.unknown)
    }
  }
}
