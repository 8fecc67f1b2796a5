import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise10
@testable import Exercise12

/// The references of 10 and 12 between a screen and a worker, without anything to fit them together.
@Suite(.flow) struct WeatherSceneTests {
  let log = KataWeatherLog()
  let view: KataWeatherDisplaySpy
  let worker: KataWeatherWorkerSpy
  let presenter = Exercise10.WeatherPresenter()
  let interactor: Exercise12.WeatherInteractor
  let requests: KataRequests<KataWeatherWorkerSpy.Answer>

  let report = Weather.Report(
    place: .init(name: "Oslo"), temperature: .init(tenths: 220), condition: .sunny)
  let asked = KataWeatherCall.worker(.fetchWeather(for: .init(name: "Oslo")))

  init() {
    view = KataWeatherDisplaySpy(log)
    worker = KataWeatherWorkerSpy(log)
    presenter.view = view
    interactor = Exercise12.WeatherInteractor(presenter: presenter, worker: worker)
    requests = KataRequests(worker.gate)
  }

  private func show(_ place: String?, in unit: Weather.Unit) async {
    await requests.start {
      await interactor.showWeather(
        .init(place: place, settings: .init(unit: unit, locale: "en_US")))
    }
  }

  @Test func `a report goes round, and is shown in the unit that was asked for`() async {
    await show(" Oslo", in: .fahrenheit)
    await requests.answer(with: .success(report))

    #expect(
      log.calls == [
        .view(.displayLoading(true)), asked, .view(.displayLoading(false)),
        .view(.displayWeather(.init(place: "Oslo", weather: "72°F, Sunny"))),
      ])
  }

  @Test func `each failure has words on the screen`() async {
    for failure in Weather.Failure.allCases where failure != .missingPlace {
      await show("Oslo", in: .celsius)
      await requests.answer(with: .failure(failure))
    }
    await show("  ", in: .celsius)

    let problems = log.calls.compactMap { call in
      if case .view(.displayProblem(let problem)) = call { problem.title } else { nil }
    }
    #expect(
      problems == [
        "Never heard of it", "You're offline", "Something went wrong", "The weather can't be read",
        "Where?",
      ])
  }
}
