import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise11

@Suite(.flow) struct WeatherInteractorTests {
  let log = KataWeatherLog()
  let worker: KataWeatherWorkerSpy
  let interactor: KataNotedWeather
  let requests: KataRequests<KataWeatherWorkerSpy.Answer>

  let settings = Weather.Settings(unit: .celsius, locale: "en_US")
  let oslo = Weather.Report(
    place: .init(name: "Oslo"), temperature: .init(tenths: 220), condition: .sunny)

  let begins = KataWeatherCall.presenter(.presentLoading(true))
  let ends = KataWeatherCall.presenter(.presentLoading(false))
  let asked = KataWeatherCall.worker(.fetchWeather(for: .init(name: "Oslo")))

  /// An interactor between two spies that write into the same log; the worker waits to be answered.
  init() {
    worker = KataWeatherWorkerSpy(log)
    interactor = KataNotedWeather(
      log, WeatherInteractor(presenter: KataWeatherPresenterSpy(log), worker: worker))
    requests = KataRequests(worker.gate)
  }

  /// Starts a request, and waits until the worker is asked or the request is over.
  private func showWeather(in place: String? = "Oslo") async {
    await requests.start {
      await interactor.showWeather(.init(place: place, settings: settings))
    }
  }

  private func presented(_ response: Weather.Show.Response) -> KataWeatherCall {
    .presenter(.presentWeather(response))
  }

  @Test(.edge(1)) func `loading begins, and then the worker is asked`() async {
    await showWeather()

    #expect(log.calls == [begins, asked])
  }

  @Test(.edge(2)) func `loading ends after the report has come and before it is presented`() async {
    await showWeather()
    await requests.answer(with: .success(oslo))

    #expect(log.calls == [begins, asked, ends, presented(.success(oslo, settings))])
  }

  @Test(.edge(2)) func `loading ends before a failure is presented, too`() async {
    await showWeather()
    await requests.answer(with: .failure(Weather.Failure.unknown))

    #expect(log.calls == [begins, asked, ends, presented(.failure(.unknown))])
  }

  @Test(.edge(3), arguments: ["ar_EG", "ar-EG", "ar_EG@numbers=latn"])
  func `the report and its own request's settings are presented unchanged`(locale: String) async {
    await showWeather()
    await requests.answer(with: .success(oslo))
    let request = Weather.Show.Request(
      place: "oslo", settings: .init(unit: .fahrenheit, locale: locale))
    let report = Weather.Report(
      place: .init(name: " OSLO, NO "), temperature: nil, condition: .notKnown)
    await requests.start { await interactor.showWeather(request) }
    await requests.answer(with: .success(report))

    #expect(
      log.calls == [
        begins, asked, ends, presented(.success(oslo, settings)),
        begins, .worker(.fetchWeather(for: .init(name: "oslo"))), ends,
        presented(.success(report, .init(unit: .fahrenheit, locale: locale))),
      ])
  }

  @Test(.edge(2, 4), arguments: Weather.Failure.allCases)
  func `a failure keeps its kind`(failure: Weather.Failure) async {
    await showWeather()
    await requests.answer(with: .failure(failure))

    #expect(log.calls == [begins, asked, ends, presented(.failure(failure))])
  }

  @Test(
    .edge(2, 5),
    arguments: [
      KataOddError("offline"), URLError(.notConnectedToInternet), CancellationError(),
    ] as [any Error])
  func `an error of any other kind is presented as unknown`(error: any Error) async {
    await showWeather()
    await requests.answer(with: .failure(error))

    #expect(log.calls == [begins, asked, ends, presented(.failure(.unknown))])
  }

  @Test(.edge(6), arguments: ["São  Paulo", "São\nPaulo", "São\tPaulo"])
  func `the worker gets the place trimmed`(place: String) async {
    await showWeather(in: " \t\(place)\n")

    #expect(log.calls == [begins, .worker(.fetchWeather(for: .init(name: place)))])
  }

  @Test(.edge(7), arguments: [nil, ""])
  func `without a place nothing loads, and the worker is not asked`(place: String?) async {
    await showWeather(in: place)

    #expect(log.calls == [presented(.failure(.missingPlace))])
  }

  @Test(.edge(7), arguments: ["   ", "\n", "\u{A0}\t"])
  func `a place made of blanks only is missing`(place: String) async {
    await showWeather(in: place)

    #expect(log.calls == [presented(.failure(.missingPlace))])
  }

  @Test(.edge(8)) func `the same place again loads again, and asks again`() async {
    let answers: [KataWeatherWorkerSpy.Answer] = [
      .success(oslo), .success(oslo), .failure(Weather.Failure.offline),
      .failure(Weather.Failure.offline),
    ]
    for answer in answers {
      await showWeather()
      await requests.answer(with: answer)
    }

    #expect(
      log.calls == [
        begins, asked, ends, presented(.success(oslo, settings)),
        begins, asked, ends, presented(.success(oslo, settings)),
        begins, asked, ends, presented(.failure(.offline)),
        begins, asked, ends, presented(.failure(.offline)),
      ])
  }

  @Test(.edge(9))
  func `showWeather returns once its response is presented, and not before`() async {
    var hasReturned = false
    var callsAtReturn: [KataWeatherCall] = []
    await requests.start {
      await interactor.showWeather(.init(place: "Oslo", settings: settings))
      hasReturned = true
      callsAtReturn = log.calls
    }
    #expect(hasReturned == false)

    await requests.answer(with: .success(oslo))
    #expect(callsAtReturn == [begins, asked, ends, presented(.success(oslo, settings))])
  }

  @Test(.edge(10))
  func `the worker is asked in the caller's task, and is cancelled with it`() async {
    await showWeather()
    requests.cancel(0)
    await requests.answer(with: .success(oslo))

    #expect(worker.cancellations == [true])
  }

  @Test(.edge(2, 5, 10)) func `a request from a cancelled task is answered all the same`() async {
    let answers: [KataWeatherWorkerSpy.Answer] = [.success(oslo), .failure(CancellationError())]
    for answer in answers {
      await requests.start {
        await kataCancelled {
          await interactor.showWeather(.init(place: "Oslo", settings: settings))
        }
      }
      await requests.answer(with: answer)
    }

    #expect(
      log.calls == [
        begins, asked, ends, presented(.success(oslo, settings)),
        begins, asked, ends, presented(.failure(.unknown)),
      ])
    #expect(worker.cancellations == [true, true])
  }
}
