import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise10
@testable import Exercise14

/// The references of 10 and 14 between a screen with a line above it and three workers.
@Suite(.flow) struct OfflineSceneTests {
  let log = KataWeatherLog()
  let view: KataWeatherDisplaySpy
  let line = NoticeView()
  let service: KataWeatherWorkerSpy
  let clock: KataClockStub
  let weather = Exercise10.WeatherPresenter()
  let presenter: OfflinePresenter
  let interactor: OfflineInteractor
  let requests: KataRequests<KataWeatherWorkerSpy.Answer>
  let report = Weather.Report(
    place: .init(name: "Oslo"), temperature: .init(tenths: -30), condition: .snowy)

  init() {
    view = KataWeatherDisplaySpy(log)
    service = KataWeatherWorkerSpy(log)
    clock = KataClockStub(log, seconds: 1000)
    presenter = OfflinePresenter(
      weather: weather, settings: .init(unit: .celsius, locale: "en_US"))
    (weather.view, presenter.view) = (view, line)
    interactor = OfflineInteractor(
      presenter: presenter, service: service, store: KataStoreSpy(log), clock: clock,
      ageLimit: 600)
    requests = KataRequests(service.gate)
  }

  private func show(_ place: String, answer: KataWeatherWorkerSpy.Answer) async {
    await requests.start { await interactor.showWeather(.init(place: place)) }
    await requests.answer(with: answer)
  }

  @Test func `an old report is shown as old, and a current one has no line above it`() async {
    let offline = KataWeatherWorkerSpy.Answer.failure(Weather.Failure.offline)
    var lines: [String?] = []
    await show("Oslo ", answer: .success(report))
    lines.append(line.notice)
    clock.seconds += 601
    await show("oslo", answer: offline)
    lines.append(line.notice)
    await show("Lima", answer: offline)
    lines.append(line.notice)
    await show("Oslo", answer: .success(report))
    lines.append(line.notice)

    let old = "This report is out of date."
    #expect(lines == [nil, old, old, nil])
    let snow = KataWeatherCall.view(.displayWeather(.init(place: "Oslo", weather: "-3°C, Snowy")))
    let shown = log.calls.filter { if case .view = $0 { true } else { false } }
    #expect(
      shown == [
        snow, snow,
        .view(
          .displayProblem(
            .init(title: "You're offline", message: "Check your connection and try again."))),
        snow,
      ])
  }
}
