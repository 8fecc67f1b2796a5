import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise10
@testable import Exercise12
@testable import Exercise13
@testable import Exercise14

/// The references of 10, 12, 13 and 14 between a screen and a client: from bytes to words.
@Suite(.flow) struct ForecastSceneTests {
  let log = KataWeatherLog()
  let view: KataWeatherDisplaySpy
  let presenter = Exercise10.WeatherPresenter()
  let settings = Weather.Settings(unit: .celsius, locale: "en_US")

  init() {
    view = KataWeatherDisplaySpy(log)
    presenter.view = view
  }

  /// Shows the weather in Oslo, once by 12 and once by 14, while the client answers with this.
  private func show(_ payload: Weather.Payload, status: Int = 200) async {
    let client = PayloadClient(answer: .init(status: status, body: payload.body))
    let worker = FirstHour(worker: ForecastWorker(client: client))
    await Exercise12.WeatherInteractor(presenter: presenter, worker: worker)
      .showWeather(.init(place: "Oslo", settings: settings))

    let offline = OfflinePresenter(weather: presenter, settings: settings)
    await OfflineInteractor(
      presenter: offline, service: worker, store: KataStoreSpy(KataWeatherLog()),
      clock: KataClockStub(log, seconds: 1000), ageLimit: 600
    ).showWeather(.init(place: "Oslo"))
  }

  private var alerts: [Weather.Show.ViewModel.Problem] {
    log.calls.compactMap {
      if case .view(.displayProblem(let problem)) = $0 { problem } else { nil }
    }
  }

  @Test func `bytes become words`() async {
    await show(.oslo)

    let words = log.calls.filter { if case .view(.displayWeather) = $0 { true } else { false } }
    let snow = KataWeatherCall.view(.displayWeather(.init(place: "Oslo", weather: "-3°C, Snowy")))
    #expect(words == [snow, snow])
  }

  @Test func `the name of a field that can't be read gets to the screen`() async {
    await show(.nullTemperature)

    let problem = Weather.Show.ViewModel.Problem(
      title: "The weather can't be read", message: "Tell support: hourly[2].temperature.")
    #expect(alerts == [problem, problem])
  }

  @Test func `a place that the service doesn't know is no body that can't be read`() async {
    await show(.errorPage, status: 404)
    await show(.errorPage)

    let once = ["Never heard of it", "Never heard of it"]
    #expect(alerts.map(\.title) == once + ["Something went wrong", "Something went wrong"])
  }
}

/// Calls back before `send` has returned.
nonisolated private struct PayloadClient: WeatherClient {
  let answer: Weather.ClientAnswer

  private struct Handle: WeatherClientHandle {
    func cancel() {}
  }

  func send(
    _ path: String,
    completion: @escaping @Sendable (Result<Weather.ClientAnswer, any Error>) -> Void
  ) -> any WeatherClientHandle {
    completion(.success(answer))
    return Handle()
  }
}

/// Makes a report of the first hour of a forecast.
private final class FirstHour: WeatherWorkerLogic {
  private let worker: any WeatherForecastWorkerLogic

  init(worker: any WeatherForecastWorkerLogic) {
    self.worker = worker
  }

  func fetchWeather(for place: Weather.Place) async throws -> Weather.Report {
    let forecast = try await worker.fetchForecast(for: place)
    return .init(
      place: forecast.place, temperature: forecast.hours.first?.temperature,
      condition: forecast.hours.first?.condition ?? .notKnown)
  }
}
