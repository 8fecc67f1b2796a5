import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise14

@Test func play() async throws {
  try await KataPlayback.play(OfflineScenario.self) { scenario, recorder in
    await OfflinePlayer(recorder, ageLimit: scenario.ageLimit).play(scenario)
  }
}

/// Plays one scenario on an Interactor, with the Presenter and the line that it fills.
private final class OfflinePlayer {
  private let recorder: KataRecorder
  private let clock: KataClockStub
  private let store: KataStoreSpy
  private let service: KataWeatherWorkerSpy
  private let requests: KataRequests<KataWeatherWorkerSpy.Answer>
  private let line = NoticeView()
  private let makeInteractor: () -> OfflineInteractor
  private var interactor: OfflineInteractor

  init(_ recorder: KataRecorder, ageLimit: Int) {
    let log = KataWeatherLog()
    let (store, service) = (KataStoreSpy(log), KataWeatherWorkerSpy(log))
    let clock = KataClockStub(log, seconds: 1_000_000)
    self.recorder = recorder
    (self.clock, self.store) = (clock, store)
    self.service = service
    requests = KataRequests(service.gate)
    let presenter = OfflinePresenter(
      weather: KataWeatherPresenterSpy(log),
      settings: .init(unit: .fahrenheit, locale: "de_DE"))
    presenter.view = line
    let spy = KataOfflinePresenterSpy(log)
    spy.presenter = presenter
    makeInteractor = {
      OfflineInteractor(
        presenter: spy, service: service, store: store, clock: clock, ageLimit: ageLimit)
    }
    interactor = makeInteractor()
  }

  func play(_ scenario: OfflineScenario) async {
    recorder.step("reports are fresh for \(scenario.ageLimit) s")
    for step in scenario.steps {
      switch step {
      case .ask(let place, let answer, let seconds):
        await ask(place, answer, after: seconds)
        recorder.message(to: "view", "shows \(line.notice.map(KataText.quoted) ?? "no line")")
      case .pass(let seconds):
        recorder.step("the clock moves by \(seconds) s")
        clock.seconds += seconds
      case .put(let place, let report, let age):
        recorder.step(
          "a report for \(KataText.quoted(place)) is put into the store, \(age) s old: "
            + report.kataText)
        store.put(
          report.report.map { .init(report: $0, time: clock.seconds - age) },
          as: OfflineScenario.key(of: place))
      case .lose(let place):
        recorder.step("the store loses what it has for \(KataText.quoted(place))")
        store.put(nil, as: OfflineScenario.key(of: place))
      case .restart:
        recorder.step("the app is started again")
        interactor = makeInteractor()
      }
    }
  }

  /// The answer comes so many seconds after the question, by the clock.
  private func ask(_ place: String, _ answer: KataWeatherAnswer, after seconds: Int) async {
    guard let result = answer.result else { return }
    recorder.step(
      "shows the weather in \(KataText.quoted(place)); asked, the service would answer after "
        + "\(seconds) s: \(answer.kataText)")
    await requests.start { [interactor] in await interactor.showWeather(.init(place: place)) }
    guard !service.gate.pending.isEmpty else { return }
    clock.seconds += seconds
    for _ in 1...3 { await requests.answer(with: result) }
  }
}
