import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise14

@Suite(.flow) struct OfflineInteractorTests {
  let log = KataWeatherLog()
  let clock: KataClockStub
  let store: KataStoreSpy
  let service: KataWeatherWorkerSpy
  let interactor: KataOfflineForwarder
  let requests: KataRequests<KataWeatherWorkerSpy.Answer>

  let cold = Weather.Report(
    place: .init(name: "Oslo"), temperature: .init(tenths: -30), condition: .snowy)
  let warm = Weather.Report(
    place: .init(name: "Oslo"), temperature: .init(tenths: 45), condition: .sunny)
  let loaded = KataWeatherCall.store(.load("oslo"))
  let asked = KataWeatherCall.worker(.fetchWeather(for: .init(name: "oslo")))

  /// An interactor for which reports are fresh for 600 seconds; it is 1000 by the clock.
  init() {
    store = KataStoreSpy(log)
    service = KataWeatherWorkerSpy(log)
    clock = KataClockStub(log, seconds: 1000)
    interactor = KataOfflineForwarder(
      log,
      OfflineInteractor(
        presenter: KataOfflinePresenterSpy(log), service: service, store: store, clock: clock,
        ageLimit: 600))
    requests = KataRequests(service.gate)
  }

  /// Starts a request, and gives it the service's answer if the service is asked.
  private func showWeather(
    _ place: String = "oslo", answer: KataWeatherWorkerSpy.Answer
  ) async {
    await requests.start { await interactor.showWeather(.init(place: place)) }
    await requests.answer(with: answer)
  }

  private func saved(
    _ report: Weather.Report, _ time: Int = 1000, as key: String = "oslo"
  ) -> KataWeatherCall {
    .store(.save(.init(report: report, time: time), as: key))
  }

  private func presented(_ response: Weather.Offline.Response) -> KataWeatherCall {
    .presenter(.presentReport(response))
  }

  @Test(.tags(.edge1, .edge4, .edge6))
  func `without an entry the service is asked, and its report saved and presented`() async {
    await showWeather(answer: .success(warm))

    #expect(log.calls == [loaded, asked, saved(warm), presented(.current(warm))])
  }

  @Test(.tags(.edge2), arguments: [1000, 700, 401])
  func `a fresh report is presented, and the service is not asked`(time: Int) async {
    store.put(.init(report: cold, time: time), as: "oslo")

    await showWeather(answer: .success(warm))

    #expect(log.calls == [loaded, presented(.current(cold))])
  }

  @Test(.tags(.edge3)) func `a report whose age equals the limit is fresh`() async {
    store.put(.init(report: cold, time: 400), as: "oslo")

    await showWeather(answer: .success(warm))

    #expect(log.calls == [loaded, presented(.current(cold))])
  }

  @Test(.tags(.edge3, .edge4), arguments: [(399, 0), (400, 1)])
  func `age is judged after loading, and a stale report is replaced`(
    time: Int, seconds: Int
  ) async {
    store.put(.init(report: cold, time: time), as: "oslo")
    store.whileLoading = { [clock] in clock.seconds += seconds }

    await showWeather(answer: .success(warm))

    #expect(log.calls == [loaded, asked, saved(warm, 1000 + seconds), presented(.current(warm))])
  }

  @Test(.tags(.edge5)) func `a report from the future is stale`() async {
    store.put(.init(report: cold, time: 1001), as: "oslo")

    await showWeather(answer: .success(warm))

    #expect(log.calls == [loaded, asked, saved(warm), presented(.current(warm))])
  }

  @Test(.tags(.edge6))
  func `each report is saved with the time of its answer, not of its request`() async {
    await requests.start { await interactor.showWeather(.init(place: "oslo")) }
    clock.seconds = 1020
    await requests.answer(with: .success(warm))
    clock.seconds = 5000
    await showWeather(answer: .success(warm))

    #expect(
      log.calls == [
        loaded, asked, saved(warm, 1020), presented(.current(warm)),
        loaded, asked, saved(warm, 5000), presented(.current(warm)),
      ])
  }

  @Test(
    .tags(.edge7, .edge8),
    arguments: [Weather.Failure.offline, KataOddError("odd"), CancellationError()] as [any Error],
    [100, 5000])
  func `if the service fails, a stale report is presented as outdated`(
    error: any Error, time: Int
  ) async {
    store.put(.init(report: cold, time: time), as: "oslo")

    await showWeather(answer: .failure(error))

    #expect(log.calls == [loaded, asked, presented(.outdated(cold))])
  }

  @Test(.tags(.edge8)) func `a stale report is presented, however old it is`() async {
    store.put(.init(report: cold, time: 1000), as: "oslo")
    clock.seconds = 1_000_000_000

    await showWeather(answer: .failure(Weather.Failure.offline))

    #expect(log.calls == [loaded, asked, presented(.outdated(cold))])
  }

  @Test(.tags(.edge8)) func `a report is stale even if it has come of age during the request`()
    async
  {
    store.put(.init(report: cold, time: 1001), as: "oslo")
    await requests.start { await interactor.showWeather(.init(place: "oslo")) }
    clock.seconds = 1020
    await requests.answer(with: .failure(Weather.Failure.offline))

    #expect(log.calls == [loaded, asked, presented(.outdated(cold))])
  }

  @Test(
    .tags(.edge7, .edge9),
    arguments: [
      (Weather.Failure.noSuchPlace, .noSuchPlace), (Weather.Failure.offline, .offline),
      (KataOddError("odd"), .unknown), (URLError(.timedOut), .unknown),
      (CancellationError(), .unknown),
    ] as [(any Error, Weather.Failure)])
  func `without an entry, a failure keeps its kind, and any other error is unknown`(
    error: any Error, failure: Weather.Failure
  ) async {
    await showWeather(answer: .failure(error))

    #expect(log.calls == [loaded, asked, presented(.failure(failure))])
  }

  @Test(.tags(.edge10), arguments: ["Oslo", " OSLO\n", "\toslo "])
  func `one place has one key, however it is typed`(place: String) async {
    await showWeather(answer: .success(warm))
    await showWeather(place, answer: .success(cold))

    #expect(
      log.calls == [
        loaded, asked, saved(warm), presented(.current(warm)),
        loaded, presented(.current(warm)),
      ])
  }

  @Test(.tags(.edge10, .edge11)) func `the service gets the place as typed, and the store its key`()
    async
  {
    await showWeather("\u{A0}Isfahan of IRAN", answer: .success(warm))
    await showWeather("Isfahan OFIRAN\n", answer: .failure(Weather.Failure.noSuchPlace))

    let key = "isfahan of iran"
    #expect(
      log.calls == [
        .store(.load(key)), .worker(.fetchWeather(for: .init(name: "Isfahan of IRAN"))),
        saved(warm, as: key), presented(.current(warm)),
        .store(.load("isfahan ofiran")),
        .worker(.fetchWeather(for: .init(name: "Isfahan OFIRAN"))),
        presented(.failure(.noSuchPlace)),
      ])
  }

  @Test(.tags(.edge1)) func `an entry that the store has lost is not remembered elsewhere`() async {
    await showWeather(answer: .success(warm))
    store.put(nil, as: "oslo")
    await showWeather(answer: .failure(Weather.Failure.offline))

    #expect(
      log.calls == [
        loaded, asked, saved(warm), presented(.current(warm)),
        loaded, asked, presented(.failure(.offline)),
      ])
  }
}
