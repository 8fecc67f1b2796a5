import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise10
@testable import Exercise11
@testable import Exercise12

/// The references of 10 to 12 between a screen and a worker, without anything to fit them together.
@Suite(.flow) struct WeatherSceneTests {
  let log = KataWeatherLog()
  let view: KataWeatherDisplaySpy
  let worker: KataWeatherWorkerSpy
  let presenter = Exercise10.WeatherPresenter()
  let requests: KataRequests<KataWeatherWorkerSpy.Answer>

  let report = Weather.Report(
    place: .init(name: "Oslo"), temperature: .init(tenths: 220), condition: .sunny)
  let asked = KataWeatherCall.worker(.fetchWeather(for: .init(name: "Oslo")))

  init() {
    view = KataWeatherDisplaySpy(log)
    worker = KataWeatherWorkerSpy(log)
    presenter.view = view
    requests = KataRequests(worker.gate)
  }

  /// 11's and 12's, which keep the same protocol.
  private var interactors: [any WeatherBusinessLogic] {
    [
      Exercise11.WeatherInteractor(presenter: presenter, worker: worker),
      Exercise12.WeatherInteractor(presenter: presenter, worker: worker),
    ]
  }

  private func show(
    _ place: String?, in unit: Weather.Unit, by interactor: any WeatherBusinessLogic
  ) async {
    await requests.start {
      await interactor.showWeather(
        .init(place: place, settings: .init(unit: unit, locale: "en_US")))
    }
  }

  @Test func `a report goes round, and is shown in the unit that was asked for`() async {
    for interactor in interactors {
      await show(" Oslo", in: .fahrenheit, by: interactor)
      await requests.answer(with: .success(report))
    }

    let once: [KataWeatherCall] = [
      .view(.displayLoading(true)), asked, .view(.displayLoading(false)),
      .view(.displayWeather(.init(place: "Oslo", weather: "72°F, Sunny"))),
    ]
    #expect(log.calls == once + once)
  }

  @Test func `each failure has words on the screen`() async {
    for interactor in interactors {
      for failure in Weather.Failure.allCases where failure != .missingPlace {
        await show("Oslo", in: .celsius, by: interactor)
        await requests.answer(with: .failure(failure))
      }
      await show("  ", in: .celsius, by: interactor)
    }

    let problems = log.calls.compactMap { call in
      if case .view(.displayProblem(let problem)) = call { problem.title } else { nil }
    }
    let once = ["Never heard of it", "You're offline", "Something went wrong", "Where?"]
    #expect(problems == once + once)
  }
}
