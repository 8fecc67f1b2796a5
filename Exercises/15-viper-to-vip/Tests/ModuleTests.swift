import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise15

@Suite(.flow) struct ModuleTests {
  let log = KataWeatherLog()
  let census = KataCensus()
  let worker: KataWeatherWorkerSpy
  let window: Window
  let requests: KataRequests<KataWeatherWorkerSpy.Answer>

  let snow = Weather.Report(
    place: .init(name: "somewhere"), temperature: .init(tenths: -34), condition: .snowy)
  let sun = Weather.Report(
    place: .init(name: "elsewhere"), temperature: .init(tenths: 221), condition: .sunny)

  /// Whoever shows the view: it alone holds it, and the view holds the module.
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
    census.watch(view, as: "view")
    census.watch(view.module, as: "module")
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

  @Test func `a place is opened, and its weather shown`() async {
    await open("Oslo")
    await requests.answer(with: .success(snow))

    #expect(log.calls == [asked("Oslo"), shown("Oslo", "-3.4°C, snowy")])
  }

  @Test func `what nobody knows has no words`() async {
    await open("Oslo")
    await requests.answer(
      with: .success(
        .init(place: .init(name: "Oslo"), temperature: nil, condition: .notKnown)))

    #expect(log.calls == [asked("Oslo"), shown("Oslo", "–")])
  }

  @Test(
    arguments: [
      (Weather.Failure.noSuchPlace, "There is no such place."),
      (Weather.Failure.offline, "You are offline."),
      (Weather.Failure.unknown, "Something went wrong."),
      (KataOddError("odd"), "Something went wrong."),
      (URLError(.notConnectedToInternet), "Something went wrong."),
    ] as [(any Error, String)])
  func `a failure is a problem of its place`(error: any Error, message: String) async {
    await open("Oslo")
    await requests.answer(with: .failure(error))

    #expect(log.calls == [asked("Oslo"), problem("Oslo", message)])
  }

  @Test func `each answer is shown as its own place's`() async {
    await open("Oslo")
    await open("Lima")
    await requests.answer(0, with: .success(snow))
    await requests.answer(0, with: .success(sun))

    #expect(
      log.calls == [
        asked("Oslo"), asked("Lima"), shown("Oslo", "-3.4°C, snowy"),
        shown("Lima", "22.1°C, sunny"),
      ])
  }

  @Test func `a failure is its own place's, whatever was opened since`() async {
    await open("Oslo")
    await open("Lima")
    await requests.answer(0, with: .failure(Weather.Failure.offline))

    #expect(log.calls == [asked("Oslo"), asked("Lima"), problem("Oslo", "You are offline.")])
  }

  @Test func `a refresh asks again for the place that was opened last`() async {
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

  @Test func `before anything was opened, there is nothing to refresh`() async {
    await refresh()

    #expect(log.calls == [])
  }

  @Test func `the place that is shown is chosen`() async {
    await open("Oslo")
    await requests.answer(with: .success(snow))
    choose()
    choose()

    #expect(
      log.calls == [
        asked("Oslo"), shown("Oslo", "-3.4°C, snowy"), chosen("Oslo"), chosen("Oslo"),
      ])
  }

  @Test func `before anything is shown, there is nothing to choose`() async {
    choose()
    await open("Oslo")
    choose()
    await requests.answer(with: .failure(Weather.Failure.offline))
    choose()

    #expect(log.calls == [asked("Oslo"), problem("Oslo", "You are offline.")])
  }

  @Test func `while another place is awaited, the one that is shown is chosen`() async {
    await open("Oslo")
    await requests.answer(with: .success(snow))
    await open("Lima")
    choose()

    #expect(
      log.calls == [
        asked("Oslo"), shown("Oslo", "-3.4°C, snowy"), asked("Lima"), chosen("Oslo"),
      ])
  }

  @Test func `a problem leaves the place that is shown alone`() async {
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

  @Test func `a request returns once its outcome is shown, and not before`() async {
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

  @Test func `when the view goes, the module goes with it`() async {
    await open("Oslo")
    await requests.answer(with: .success(snow))
    choose()
    window.view = nil

    #expect(census.alive() == [])
  }

  @Test func `a view goes while an answer is awaited, and a late answer shows nothing`() async {
    await open("Oslo")
    window.view = nil
    #expect(!census.alive().contains("view"))

    await requests.answer(with: .success(snow))
    #expect(log.calls == [asked("Oslo")])
  }
}
