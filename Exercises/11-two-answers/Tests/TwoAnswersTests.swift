import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise11

@Suite(.flow) struct TwoAnswersTests {
  let doubles = KataOverviewDoubles()
  let interactor: KataOverviewForwarder

  let oslo = Weather.Report(
    place: .init(name: "Oslo"), temperature: .init(tenths: 215), condition: .sunny)
  let evening = Weather.Forecast(
    place: .init(name: "Oslo"),
    hours: [
      .init(
        time: .init(seconds: 61_200, zone: 60), temperature: .init(tenths: 190),
        condition: .rainy, rain: 80)
    ], days: nil)

  let begins = KataOverviewCall.view(.displayLoading(true))
  let ends = KataOverviewCall.view(.displayLoading(false))

  /// The parts between a View and two workers, which wait to be answered.
  init() {
    interactor = KataOverviewForwarder(
      doubles.log,
      makeOverview(view: doubles.view, weather: doubles.weather, forecast: doubles.forecast))
  }

  var calls: [KataOverviewCall] { doubles.log.calls }

  /// Starts a request, and waits until nothing more happens without an answer.
  private func show(_ place: String? = "Oslo") async {
    await doubles.start { await interactor.showOverview(.init(place: place)) }
  }

  nonisolated enum Order: CaseIterable {
    case weatherFirst, forecastFirst
  }

  /// Gives both answers, one after the other.
  private func answer(
    _ order: Order = .weatherFirst, weather: Result<Weather.Report, any Error>,
    forecast: Result<Weather.Forecast, any Error>
  ) async {
    if order == .weatherFirst { await doubles.answer(weather: weather) }
    await doubles.answer(forecast: forecast)
    if order == .forecastFirst { await doubles.answer(weather: weather) }
  }

  /// A request's messages until it waits for both answers.
  private func asked(_ place: String = "Oslo") -> [KataOverviewCall] {
    [
      begins, .weather(.fetchWeather(for: .init(name: place))),
      .forecast(.fetchForecast(for: .init(name: place))),
    ]
  }

  private var overview: KataOverviewCall { .view(.displayOverview(.init(oslo, evening))) }
  private var nowOnly: KataOverviewCall { .view(.displayNowOnly(.init(oslo))) }

  private func problem(_ failure: Weather.Failure) -> KataOverviewCall {
    .view(.displayProblem(.init(failure)))
  }

  @Test(.tags(.edge1)) func `both workers are asked, and neither waits for the other's answer`()
    async
  {
    await show()

    #expect(calls == asked())
  }

  @Test(.tags(.edge2), arguments: Order.allCases)
  func `loading goes on after the first answer, and ends after the second`(order: Order) async {
    await show()
    switch order {
    case .weatherFirst: await doubles.answer(weather: .success(oslo))
    case .forecastFirst: await doubles.answer(forecast: .success(evening))
    }
    #expect(calls == asked())

    switch order {
    case .weatherFirst: await doubles.answer(forecast: .success(evening))
    case .forecastFirst: await doubles.answer(weather: .success(oslo))
    }
    #expect(calls == asked() + [ends, overview])
  }

  @Test(.tags(.edge1, .edge2), arguments: Order.allCases)
  func `loading goes on when the first answer is an error, and nobody is asked again`(
    order: Order
  ) async {
    await show()
    switch order {
    case .weatherFirst: await doubles.answer(weather: .failure(Weather.Failure.offline))
    case .forecastFirst: await doubles.answer(forecast: .failure(Weather.Failure.offline))
    }
    #expect(calls == asked())

    switch order {
    case .weatherFirst: await doubles.answer(forecast: .failure(Weather.Failure.offline))
    case .forecastFirst: await doubles.answer(weather: .failure(Weather.Failure.offline))
    }
    #expect(calls == asked() + [ends, problem(.offline)])
  }

  @Test(.tags(.edge3), arguments: ["São  Paulo", "São\nPaulo", "São\tPaulo"])
  func `both workers get the place trimmed`(place: String) async {
    await show(" \t\(place)\n")

    #expect(calls == asked(place))
  }

  @Test(.tags(.edge4), arguments: [nil, "", "   ", "\n", "\u{A0}\t"])
  func `without a place nothing loads, and nobody is asked`(place: String?) async {
    await show(place)

    #expect(calls == [problem(.missingPlace)])
  }

  @Test(.tags(.edge5), arguments: Order.allCases)
  func `report and forecast are shown together`(order: Order) async {
    await show()
    await answer(order, weather: .success(oslo), forecast: .success(evening))

    #expect(calls == asked() + [ends, overview])
  }

  @Test(
    .tags(.edge6),
    arguments: [
      Weather.Failure.noSuchPlace, Weather.Failure.offline, KataOddError("dark"),
      URLError(.timedOut), CancellationError(),
    ] as [any Error], Order.allCases)
  func `without a forecast, the current weather is shown all the same`(
    error: any Error, order: Order
  ) async {
    await show()
    await answer(order, weather: .success(oslo), forecast: .failure(error))

    #expect(calls == asked() + [ends, nowOnly])
  }

  @Test(.tags(.edge7), arguments: Weather.Failure.allCases, Order.allCases)
  func `without a report, the failure is shown, and keeps its kind`(
    failure: Weather.Failure, order: Order
  ) async {
    await show()
    await answer(order, weather: .failure(failure), forecast: .success(evening))

    #expect(calls == asked() + [ends, problem(failure)])
  }

  @Test(.tags(.edge7), arguments: Order.allCases)
  func `two failures are one problem, the report's`(order: Order) async {
    await show()
    await answer(
      order, weather: .failure(Weather.Failure.offline),
      forecast: .failure(Weather.Failure.noSuchPlace))

    #expect(calls == asked() + [ends, problem(.offline)])
  }

  @Test(
    .tags(.edge8),
    arguments: [
      KataOddError("offline"), URLError(.notConnectedToInternet), CancellationError(),
    ] as [any Error])
  func `any other error in place of the report is unknown`(error: any Error) async {
    await show()
    await answer(weather: .failure(error), forecast: .success(evening))

    #expect(calls == asked() + [ends, problem(.unknown)])
  }

  @Test(.tags(.edge9)) func `asking for the same place twice asks both workers twice`() async {
    for _ in 1...2 {
      await show()
      await answer(weather: .success(oslo), forecast: .success(evening))
    }
    for _ in 1...2 {
      await show()
      await answer(
        weather: .failure(Weather.Failure.offline), forecast: .failure(Weather.Failure.offline))
    }

    let shown = asked() + [ends, overview]
    let failed = asked() + [ends, problem(.offline)]
    #expect(calls == shown + shown + failed + failed)
  }

  @Test(.tags(.edge10)) func `showOverview returns after its last message, and not before`() async {
    var callsAtReturn: [KataOverviewCall]?
    await doubles.start {
      await interactor.showOverview(.init(place: "Oslo"))
      callsAtReturn = calls
    }
    await doubles.answer(weather: .failure(Weather.Failure.offline))
    #expect(callsAtReturn == nil)

    await doubles.answer(forecast: .success(evening))
    #expect(callsAtReturn == asked() + [ends, problem(.offline)])
  }

  @Test(.tags(.edge10)) func `after its return, nothing more is sent, even if all comes at once`()
    async
  {
    let doubles = KataOverviewDoubles(
      weather: [.failure(Weather.Failure.offline)], forecast: [.success(evening)])
    let interactor = makeOverview(
      view: doubles.view, weather: doubles.weather, forecast: doubles.forecast)
    await interactor.showOverview(.init(place: "Oslo"))
    #expect(doubles.log.calls == asked() + [ends, problem(.offline)])

    let calls = await doubles.log.calls { await interactor.showOverview(.init(place: nil)) }
    #expect(calls == [problem(.missingPlace)])
  }

  @Test(.tags(.edge11)) func `when the caller is cancelled, both workers learn of it`() async {
    await show()
    doubles.cancel()
    await answer(weather: .success(oslo), forecast: .success(evening))

    #expect(doubles.weather.cancellations == [true])
    #expect(doubles.forecast.cancellations == [true])
  }

  @Test(.tags(.edge12)) func `a cancelled request is answered like any other`() async {
    await show()
    doubles.cancel()
    await answer(.forecastFirst, weather: .success(oslo), forecast: .success(evening))
    await show()
    doubles.cancel()
    await answer(weather: .failure(CancellationError()), forecast: .failure(CancellationError()))

    #expect(
      calls == asked() + [ends, overview] + asked() + [ends, problem(.unknown)])
  }

  @Test(.tags(.edge12)) func `a request in a task that is already cancelled is answered, too`()
    async
  {
    let doubles = KataOverviewDoubles(weather: [.success(oslo)], forecast: [.success(evening)])
    let interactor = makeOverview(
      view: doubles.view, weather: doubles.weather, forecast: doubles.forecast)
    await Task {
      await kataCancelled { await interactor.showOverview(.init(place: "Oslo")) }
    }.value

    #expect(doubles.log.calls == asked() + [ends, overview])
  }
}
