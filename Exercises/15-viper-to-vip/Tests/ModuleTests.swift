import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise15

@Suite(.flow) struct ModuleTests {
  let log = KataWeatherLog()
  let leakCheck = KataLeakCheck()
  let worker: KataWeatherWorkerSpy
  let window: Window
  let requests: KataRequests<KataWeatherWorkerSpy.Answer>

  let snow = Weather.Report(
    place: .init(name: "somewhere"), temperature: .init(tenths: -34), condition: .snowy)
  let sun = Weather.Report(
    place: .init(name: "elsewhere"), temperature: .init(tenths: 221), condition: .sunny)

  /// Stands for the app: it alone holds the view, and the view holds the module.
  final class Window {
    var view: KataModuleViewSpy?
  }

  init() {
    worker = KataWeatherWorkerSpy(log)
    requests = KataRequests(worker.gate)
    window = Window()
    let view = KataModuleViewSpy(log)
    view.module = makeWeatherModule(view: view, worker: worker)
    window.view = view
    leakCheck.watch(view, as: "view")
    leakCheck.watch(view.module, as: "module")
  }

  /// Opens a place, and waits until the worker is asked or the request is over.
  private func open(_ place: String) async {
    let module = window.view?.module
    await requests.start { await module?.open(.init(place: place)) }
  }

  private func refresh() async {
    let module = window.view?.module
    await requests.start { await module?.refresh(.init()) }
  }

  private func choose() {
    window.view?.module?.choose(.init())
  }

  private func asked(_ place: String) -> KataWeatherCall {
    .worker(.fetchWeather(for: .init(name: place)))
  }

  private func shown(_ place: String, _ weather: String) -> KataWeatherCall {
    .view(.displayWeather(.init(place: place, weather: weather)))
  }

  private func problem(_ place: String, _ message: String) -> KataWeatherCall {
    .view(.displayProblem(.init(title: place, message: message)))
  }

  private func chosen(_ place: String) -> KataWeatherCall {
    .view(.displayChoice(.init(place: place)))
  }

  @Test(.tags(.edge1, .edge2))
  func `opening a place asks the worker and displays its weather, also when it is shown`() async {
    await open("Oslo")
    await requests.answer(with: .success(snow))
    await open("Oslo")
    await requests.answer(with: .success(sun))

    #expect(
      log.calls == [
        asked("Oslo"), shown("Oslo", "-3.4°C, snowy"), asked("Oslo"),
        shown("Oslo", "22.1°C, sunny"),
      ])
  }

  @Test(.tags(.edge2)) func `unknown weather is displayed as a dash`() async {
    await open("Oslo")
    await requests.answer(
      with: .success(
        .init(place: .init(name: "Oslo"), temperature: nil, condition: .notKnown)))

    #expect(log.calls == [asked("Oslo"), shown("Oslo", "–")])
  }

  @Test(
    .tags(.edge4, .edge5),
    arguments: [
      (Weather.Failure.noSuchPlace, "There is no such place."),
      (Weather.Failure.offline, "You are offline."),
      (Weather.Failure.unreadable(field: "place"), "Tell support: place."),
      (Weather.Failure.unknown, "Something went wrong."),
      (Weather.Failure.missingPlace, "Something went wrong."),
      (KataOddError("odd"), "Something went wrong."),
      (URLError(.notConnectedToInternet), "Something went wrong."),
    ] as [(any Error, String)])
  func `a failure is displayed as a problem of its place`(error: any Error, message: String) async {
    await open("Oslo")
    await requests.answer(with: .failure(error))

    #expect(log.calls == [asked("Oslo"), problem("Oslo", message)])
  }

  @Test(.tags(.edge3, .edge6)) func `each answer is displayed under the place it was asked for`()
    async
  {
    await open("Oslo")
    await open("Lima")
    await refresh()
    await requests.answer(0, with: .success(snow))
    await requests.answer(0, with: .success(sun))
    await requests.answer(0, with: .success(snow))

    #expect(
      log.calls == [
        asked("Oslo"), asked("Lima"), asked("Lima"), shown("Oslo", "-3.4°C, snowy"),
        shown("Lima", "22.1°C, sunny"), shown("Lima", "-3.4°C, snowy"),
      ])
  }

  @Test(.tags(.edge3, .edge4)) func `a failure is displayed under the place it was asked for`()
    async
  {
    await open("Oslo")
    await open("Lima")
    await requests.answer(0, with: .failure(Weather.Failure.offline))

    #expect(log.calls == [asked("Oslo"), asked("Lima"), problem("Oslo", "You are offline.")])
  }

  @Test(.tags(.edge6)) func `a refresh asks again for the place that was opened last`() async {
    await open("Oslo")
    await requests.answer(with: .success(snow))
    await open("Lima")
    await requests.answer(with: .failure(Weather.Failure.offline))
    await refresh()
    await requests.answer(with: .success(sun))

    #expect(
      log.calls == [
        asked("Oslo"), shown("Oslo", "-3.4°C, snowy"), asked("Lima"),
        problem("Lima", "You are offline."), asked("Lima"), shown("Lima", "22.1°C, sunny"),
      ])
  }

  @Test(.tags(.edge7)) func `before anything was opened, a refresh does nothing`() async {
    await refresh()

    #expect(log.calls == [])
  }

  @Test(.tags(.edge8)) func `the place that is shown is chosen, each time`() async {
    await open("Oslo")
    await requests.answer(with: .success(snow))
    choose()
    choose()

    #expect(
      log.calls == [
        asked("Oslo"), shown("Oslo", "-3.4°C, snowy"), chosen("Oslo"), chosen("Oslo"),
      ])
  }

  @Test(.tags(.edge9)) func `before anything is shown, choose does nothing`() async {
    choose()
    await open("Oslo")
    choose()
    await requests.answer(with: .failure(Weather.Failure.offline))
    choose()

    #expect(log.calls == [asked("Oslo"), problem("Oslo", "You are offline.")])
  }

  @Test(.tags(.edge8)) func `while another place is awaited, the place that is shown is chosen`()
    async
  {
    await open("Oslo")
    await requests.answer(with: .success(snow))
    await open("Lima")
    choose()

    #expect(
      log.calls == [
        asked("Oslo"), shown("Oslo", "-3.4°C, snowy"), asked("Lima"), chosen("Oslo"),
      ])
  }

  @Test(.tags(.edge8)) func `after a problem, the place that was shown before is chosen`() async {
    await open("Oslo")
    await requests.answer(with: .success(snow))
    await open("Lima")
    await requests.answer(with: .failure(Weather.Failure.offline))
    choose()

    #expect(
      log.calls == [
        asked("Oslo"), shown("Oslo", "-3.4°C, snowy"), asked("Lima"),
        problem("Lima", "You are offline."), chosen("Oslo"),
      ])
  }

  @Test(.tags(.edge10)) func `a request returns after its outcome is displayed, and not before`()
    async
  {
    let module = window.view?.module
    var callsAtReturn: [KataWeatherCall]?
    await requests.start {
      await module?.open(.init(place: "Oslo"))
      callsAtReturn = log.calls
    }
    #expect(callsAtReturn == nil)

    await requests.answer(with: .success(snow))
    #expect(callsAtReturn == [asked("Oslo"), shown("Oslo", "-3.4°C, snowy")])
  }

  @Test(.tags(.edge11)) func `the module is freed with its view`() async {
    await open("Oslo")
    await requests.answer(with: .success(snow))
    choose()
    window.view = nil

    #expect(leakCheck.alive() == [])
  }

  @Test(.tags(.edge11))
  func `the view is freed while an answer is awaited, and the module after the answer`() async {
    await open("Oslo")
    window.view = nil
    #expect(!leakCheck.alive().contains("view"))

    await requests.answer(with: .success(snow))
    #expect(log.calls == [asked("Oslo")])
    #expect(leakCheck.alive() == [])
  }
}
