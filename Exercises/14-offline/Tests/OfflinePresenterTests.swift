import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise14

@Suite(.flow) struct OfflinePresenterTests {
  let log = KataWeatherLog()
  let view = NoticeView()
  let presenter: OfflinePresenter
  let settings = Weather.Settings(unit: .fahrenheit, locale: "de_DE")
  let cold = Weather.Report(
    place: .init(name: "Oslo"), temperature: .init(tenths: -30), condition: .snowy)

  init() {
    presenter = OfflinePresenter(weather: KataWeatherPresenterSpy(log), settings: settings)
    presenter.view = view
  }

  private func handedOn(_ response: Weather.Show.Response) -> KataWeatherCall {
    .presenter(.presentWeather(response))
  }

  @Test(.tags(.edge12))
  func `the line appears for an outdated report, and goes with a current one`() {
    #expect(view.notice == nil)

    presenter.presentReport(.outdated(cold))
    #expect(view.notice == "This report is out of date.")

    presenter.presentReport(.current(cold))
    #expect(view.notice == nil)
  }

  @Test(.tags(.edge12)) func `whoever reads the line is told of it`() {
    let reader = KataReader()
    reader.read { view.notice }

    presenter.presentReport(.outdated(cold))

    #expect(reader.wasTold)
  }

  @Test(.tags(.edge13))
  func `the Presenter of the weather gets each report once, with the settings`() {
    presenter.presentReport(.current(cold))
    presenter.presentReport(.outdated(cold))

    #expect(log.calls == [handedOn(.success(cold, settings)), handedOn(.success(cold, settings))])
  }

  @Test(.tags(.edge13)) func `without a View, the weather is shown all the same`() {
    presenter.view = nil

    presenter.presentReport(.current(cold))
    presenter.presentReport(.outdated(cold))

    #expect(log.calls == [handedOn(.success(cold, settings)), handedOn(.success(cold, settings))])
  }

  @Test(.tags(.edge14)) func `without a View, a failure is handed on all the same`() {
    presenter.view = nil

    presenter.presentReport(.failure(.offline))

    #expect(log.calls == [handedOn(.failure(.offline))])
  }

  @Test(.tags(.edge14)) func `a failure is handed on as it is, and leaves the line alone`() {
    presenter.presentReport(.failure(.offline))
    #expect(view.notice == nil)

    presenter.presentReport(.outdated(cold))
    presenter.presentReport(.failure(.noSuchPlace))
    #expect(view.notice == "This report is out of date.")

    #expect(
      log.calls == [
        handedOn(.failure(.offline)), handedOn(.success(cold, settings)),
        handedOn(.failure(.noSuchPlace)),
      ])
  }
}
