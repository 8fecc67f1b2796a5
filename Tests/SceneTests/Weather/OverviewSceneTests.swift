import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise11

/// The reference of 11 with the scene's words, between a screen and two workers.
@Suite(.flow) struct OverviewSceneTests {
  let doubles = KataOverviewDoubles()
  let interactor: any WeatherOverviewBusinessLogic

  init() {
    interactor = makeOverview(
      view: doubles.view, weather: doubles.weather, forecast: doubles.forecast)
  }

  /// Asks for Oslo, and answers: the report first.
  private func show(
    weather: Result<Weather.Report, any Error>, forecast: Result<Weather.Forecast, any Error>
  ) async {
    await doubles.start { [interactor] in
      await interactor.showOverview(.init(place: "Oslo"))
    }
    await doubles.answer(weather: weather)
    await doubles.answer(forecast: forecast)
  }

  private func report(_ tenths: Int?, _ condition: Weather.Condition) -> Weather.Report {
    .init(
      place: .init(name: "Oslo"), temperature: tenths.map(Weather.Temperature.init(tenths:)),
      condition: condition)
  }

  private func hour(
    _ seconds: Int, zone: Int, _ tenths: Int, _ condition: Weather.Condition
  ) -> Weather.Forecast.Hour {
    .init(
      time: .init(seconds: seconds, zone: zone), temperature: .init(tenths: tenths),
      condition: condition, rain: nil)
  }

  @Test func `now and each hour have their words, in the zone of the forecast`() async {
    await show(
      weather: .success(report(-5, .snowy)),
      forecast: .success(
        .init(
          place: .init(name: "Oslo"),
          hours: [
            hour(61_200, zone: 60, 190, .rainy), hour(0, zone: -30, -101, .notKnown),
            hour(-60, zone: 0, 0, .foggy),
          ], days: nil)))

    #expect(
      doubles.log.calls.last
        == .view(
          .displayOverview(
            .init(
              now: "Oslo: -0.5 °C, snowy",
              hours: ["18:00: 19.0 °C, rainy", "23:30: -10.1 °C", "23:59: 0.0 °C, foggy"]))))
  }

  @Test func `without a forecast, a notice is in its place`() async {
    await show(
      weather: .success(report(nil, .sunny)), forecast: .failure(Weather.Failure.offline))

    #expect(
      doubles.log.calls.last
        == .view(
          .displayNowOnly(.init(now: "Oslo: –, sunny", notice: "There's no forecast right now."))))
  }

  @Test func `each failure has words on the screen`() async {
    for failure in [Weather.Failure.missingPlace, .noSuchPlace, .offline, .unknown] {
      await show(weather: .failure(failure), forecast: .failure(failure))
    }

    let problems = doubles.log.calls.compactMap { call in
      if case .view(.displayProblem(let problem)) = call { problem.message } else { nil }
    }
    #expect(
      problems == [
        "Type a place first.", "There's no such place.", "You're offline.",
        "Something went wrong.",
      ])
  }
}
