import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise10
@testable import Exercise14

/// The references of 10 and 14 with the scene's own Presenter, between a screen and three workers.
@Suite(.flow) struct OfflineSceneTests {
  let log = KataWeatherLog()
  let view: KataOfflineDisplaySpy
  let service: KataWeatherWorkerSpy
  let clock: KataClockStub
  let weather = Exercise10.WeatherPresenter()
  let presenter: OfflinePresenter
  let interactor: OfflineInteractor
  let requests: KataRequests<KataWeatherWorkerSpy.Answer>
  let report = Weather.Report(
    place: .init(name: "Oslo"), temperature: .init(tenths: -30), condition: .snowy)

  init() {
    view = KataOfflineDisplaySpy(log)
    service = KataWeatherWorkerSpy(log)
    clock = KataClockStub(log, seconds: 1000)
    presenter = OfflinePresenter(
      weather: weather, settings: .init(unit: .celsius, locale: "en_US"))
    (weather.view, presenter.view) = (view, view)
    interactor = OfflineInteractor(
      presenter: presenter, service: service, store: KataStoreSpy(log), clock: clock,
      ageLimit: 600)
    requests = KataRequests(service.gate)
  }

  private func show(_ place: String, answer: KataWeatherWorkerSpy.Answer) async {
    await requests.start { await interactor.showWeather(.init(place: place)) }
    await requests.answer(with: answer)
  }

  /// Everything that the View was told to show.
  private var shown: [KataWeatherCall] {
    log.calls.filter { if case .view = $0 { true } else { false } }
  }

  @Test func `an old report is shown as old, and a current one has no notice beside it`() async {
    let offline = KataWeatherWorkerSpy.Answer.failure(Weather.Failure.offline)
    let snow = KataWeatherCall.view(
      .displayWeather(.init(place: "Oslo", weather: "-3°C, Snowy")))
    await show("Oslo ", answer: .success(report))
    clock.seconds += 601
    await show("oslo", answer: offline)
    await show("Oslo", answer: .success(report))
    await show("Lima", answer: offline)

    let current = KataWeatherCall.view(.displayNotice(.init(notice: nil)))
    #expect(
      shown == [
        current, snow,
        .view(.displayNotice(.init(notice: "This report is out of date."))), snow,
        current, snow,
        .view(
          .displayProblem(
            .init(title: "You're offline", message: "Check your connection and try again."))),
      ])
  }
}
