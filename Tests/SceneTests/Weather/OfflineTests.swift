import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise14

/// The reference over the real store; each start of the app makes both anew.
@Suite final class OfflineTests {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("KataOffline-\(UUID().uuidString)")
  let clock = KataClockStub(KataWeatherLog(), seconds: 1000)
  let report = Weather.Report(
    place: .init(name: "Oslo"), temperature: .init(tenths: -34), condition: .snowy)

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The calls after a start of the app and one request, with this answer to the first question.
  private func calls(_ place: String, answer: KataWeatherWorkerSpy.Answer) async
    -> [KataWeatherCall]
  {
    let log = KataWeatherLog()
    let service = KataWeatherWorkerSpy(log)
    let requests = KataRequests(service.gate)
    let interactor = OfflineInteractor(
      presenter: KataOfflinePresenterSpy(log), service: service,
      store: WeatherFileStore(folder: folder), clock: clock, ageLimit: 600)
    await requests.start { await interactor.showWeather(.init(place: place)) }
    await requests.answer(with: answer)
    return log.calls
  }

  @Test func `a report survives a restart, is fresh at first, and better than none later`() async {
    let asked = KataWeatherCall.worker(.fetchWeather(for: .init(name: "Oslo")))
    let offline = KataWeatherWorkerSpy.Answer.failure(Weather.Failure.offline)

    let first = await calls("Oslo", answer: .success(report))
    #expect(first == [asked, .presenter(.presentReport(.current(report)))])

    clock.seconds += 600
    let second = await calls(" OSLO ", answer: offline)
    #expect(second == [.presenter(.presentReport(.current(report)))])

    clock.seconds += 1
    let third = await calls("Oslo", answer: offline)
    #expect(third == [asked, .presenter(.presentReport(.outdated(report)))])
  }
}
