import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise12

@Suite(.flow) struct WeatherInteractorTests {
  let log = KataWeatherLog()
  let worker: KataWeatherWorkerSpy
  let interactor: KataWeatherForwarder
  let requests: KataRequests<KataWeatherWorkerSpy.Answer>

  let settings = Weather.Settings(unit: .celsius, locale: "en_US")
  let mild = Weather.Report(
    place: .init(name: "Oslo"), temperature: .init(tenths: 150), condition: .cloudy)
  let warm = Weather.Report(
    place: .init(name: "Oslo"), temperature: .init(tenths: 220), condition: .sunny)

  let begins = KataWeatherCall.presenter(.presentLoading(true))
  let ends = KataWeatherCall.presenter(.presentLoading(false))
  let asked = KataWeatherCall.worker(.fetchWeather(for: .init(name: "Oslo")))

  /// An interactor between two spies that write into the same log; the worker waits to be answered.
  init() {
    worker = KataWeatherWorkerSpy(log)
    interactor = KataWeatherForwarder(
      log, WeatherInteractor(presenter: KataWeatherPresenterSpy(log), worker: worker))
    requests = KataRequests(worker.gate)
  }

  /// Begins a request in a new task, and waits until the worker is asked.
  ///
  /// The first is number 0. Answers go to a place among those that wait, the oldest at 0.
  private func showWeather(in place: String = "Oslo") async {
    await requests.start {
      await interactor.showWeather(.init(place: place, settings: settings))
    }
  }

  private func presented(_ report: Weather.Report) -> KataWeatherCall {
    .presenter(.presentWeather(.success(report, settings)))
  }

  private func presented(_ failure: Weather.Failure) -> KataWeatherCall {
    .presenter(.presentWeather(.failure(failure)))
  }

  @Test(.tags(.edge4, .edge6)) func `a single request is the latest`() async {
    await showWeather()
    await requests.answer(with: .success(warm))

    #expect(log.calls == [begins, asked, ends, presented(warm)])
  }

  @Test(.tags(.edge1, .edge5))
  func `a second request asks right away, and loading begins only once`() async {
    await showWeather()
    await showWeather(in: "Bergen")

    #expect(
      log.calls == [begins, asked, .worker(.fetchWeather(for: .init(name: "Bergen")))])
  }

  @Test(.tags(.edge2, .edge4)) func `a stale answer that comes last is dropped`() async {
    await showWeather(in: "Bergen")
    await showWeather()
    await requests.answer(1, with: .success(warm))
    await requests.answer(with: .success(mild))

    let askedForBergen = KataWeatherCall.worker(.fetchWeather(for: .init(name: "Bergen")))
    #expect(log.calls == [begins, askedForBergen, asked, ends, presented(warm)])
  }

  @Test(.tags(.edge2, .edge6))
  func `a stale answer that comes first is dropped, too, and ends no loading`() async {
    await showWeather(in: "Bergen")
    await showWeather()
    let askedForBergen = KataWeatherCall.worker(.fetchWeather(for: .init(name: "Bergen")))
    await requests.answer(with: .success(mild))
    #expect(log.calls == [begins, askedForBergen, asked])

    await requests.answer(with: .success(warm))
    #expect(log.calls == [begins, askedForBergen, asked, ends, presented(warm)])
  }

  @Test(.tags(.edge2, .edge4, .edge6))
  func `the same place asked for twice is two requests, each with its own settings`() async {
    let fahrenheit = Weather.Settings(unit: .fahrenheit, locale: "en_US")
    await showWeather()
    await requests.start {
      await interactor.showWeather(.init(place: "Oslo", settings: fahrenheit))
    }
    await requests.answer(with: .failure(Weather.Failure.offline))
    await requests.answer(with: .success(warm))

    #expect(
      log.calls == [
        begins, asked, asked, ends, .presenter(.presentWeather(.success(warm, fahrenheit))),
      ])
  }

  @Test(.tags(.edge3)) func `a stale request stays stale after the latest has failed`() async {
    await showWeather()
    await showWeather()
    await requests.answer(1, with: .failure(Weather.Failure.offline))
    await requests.answer(with: .success(mild))

    #expect(log.calls == [begins, asked, asked, ends, presented(.offline)])
  }

  @Test(.tags(.edge3, .edge8)) func `a stale request stays stale after the latest was cancelled`()
    async
  {
    await showWeather()
    await showWeather()
    requests.cancel(1)
    await requests.answer(1, with: .failure(CancellationError()))
    await requests.answer(with: .success(mild))

    #expect(log.calls == [begins, asked, asked, ends])
  }

  @Test(.tags(.edge5))
  func `loading begins again after it has ended, although a stale request still waits`() async {
    await showWeather()
    await showWeather()
    await requests.answer(1, with: .success(mild))
    await showWeather()
    await requests.answer(1, with: .success(warm))

    #expect(
      log.calls == [
        begins, asked, asked, ends, presented(mild), begins, asked, ends, presented(warm),
      ])
  }

  @Test(
    .tags(.edge7, .edge8),
    arguments: [
      .failure(CancellationError()), .failure(URLError(.cancelled)),
      .failure(Weather.Failure.offline),
      .success(
        .init(place: .init(name: "Oslo"), temperature: .init(tenths: 0), condition: .snowy)),
    ] as [KataWeatherWorkerSpy.Answer])
  func `a cancelled request ends loading, and presents no response`(
    answer: KataWeatherWorkerSpy.Answer
  ) async {
    await showWeather()
    requests.cancel(0)
    await requests.answer(with: answer)

    #expect(log.calls == [begins, asked, ends])
  }

  @Test(.tags(.edge8)) func `cancelling sends nothing until the answer comes`() async {
    await showWeather()
    requests.cancel(0)
    await showWeather()
    #expect(log.calls == [begins, asked, asked])

    requests.cancel(1)
    await requests.answer(with: .failure(CancellationError()))
    #expect(log.calls == [begins, asked, asked])
  }

  @Test(.tags(.edge4, .edge6)) func `a request after a cancelled one is the latest`() async {
    await showWeather()
    requests.cancel(0)
    await showWeather()
    await requests.answer(with: .failure(CancellationError()))
    await requests.answer(with: .success(warm))

    #expect(log.calls == [begins, asked, asked, ends, presented(warm)])
  }

  @Test(.tags(.edge9), arguments: [CancellationError(), URLError(.cancelled)] as [any Error])
  func `an error of cancelling is a failure if no request was cancelled`(error: any Error) async {
    await showWeather()
    await requests.answer(with: .failure(error))

    #expect(log.calls == [begins, asked, ends, presented(.unknown)])
  }

  @Test(.tags(.edge10)) func `showWeather returns after its own answer has been handled`() async {
    var returned: [String] = []
    for name in ["stale", "cancelled"] {
      await requests.start {
        await interactor.showWeather(.init(place: "Oslo", settings: settings))
        returned.append(name)
      }
    }
    requests.cancel(1)
    #expect(returned == [])

    await requests.answer(1, with: .success(warm))
    #expect(returned == ["cancelled"])
    #expect(log.calls == [begins, asked, asked, ends])

    await requests.answer(with: .success(mild))
    #expect(returned == ["cancelled", "stale"])
  }

  @Test(.tags(.edge11))
  func `the worker is asked in the caller's task, and is cancelled with it alone`() async {
    await showWeather()
    await showWeather()
    await showWeather()
    requests.cancel(1)
    await requests.answer(1, with: .success(warm))
    await requests.answer(with: .success(mild))
    await requests.answer(with: .success(warm))

    #expect(worker.cancellations == [true, false, false])
  }
}
