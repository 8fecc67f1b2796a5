import WeatherScene

/// Asks for the weather, and presents what came of the request that began last.
final class WeatherInteractor: WeatherBusinessLogic {
  private let presenter: any WeatherPresentationLogic
  private let worker: any WeatherWorkerLogic
  /// How many requests have begun; so the latest one's number.
  private var latest = 0
  private var isLoading = false

  init(presenter: any WeatherPresentationLogic, worker: any WeatherWorkerLogic) {
    self.presenter = presenter
    self.worker = worker
  }

  func showWeather(_ request: Weather.Show.Request) async {
    let name = trimmed(request.place ?? "")
    guard !name.isEmpty else { return presenter.presentWeather(.failure(.missingPlace)) }
    latest += 1
    let number = latest
    if !isLoading { setLoading(true) }
    let response = await response(for: .init(name: name), request.settings)
    guard number == latest else { return }
    setLoading(false)
    guard !Task.isCancelled else { return }
    presenter.presentWeather(response)
  }

  private func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
    presenter.presentLoading(isLoading)
  }

  // Given (11's rules).
  private func response(
    for place: Weather.Place, _ settings: Weather.Settings
  ) async -> Weather.Show.Response {
    do {
      return .success(try await worker.fetchWeather(for: place), settings)
    } catch {
      return .failure(error as? Weather.Failure ?? .unknown)
    }
  }
}

private func trimmed(_ text: String) -> String {
  let front = text.drop(while: \.isWhitespace)
  guard let last = front.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(front[...last])
}
