import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise27

@Suite(.flow) struct PlaceSearchInteractorTests {
  let log = KataPlaceSearchLog()
  let worker: KataPlaceSearchWorkerSpy
  let interactor: KataPlaceSearchForwarder
  let requests: KataRequests<KataPlaceSearchWorkerSpy.Answer>

  let waits = KataPlaceSearchCall.clock(.sleep(milliseconds: 300))
  let cleared = KataPlaceSearchCall.presenter(.presentPlaces(.cleared))
  let places = ["Oslo", "Osnabrück"].map { Weather.Place(name: $0) }

  /// An interactor between spies that write into the same log; clock and service go on when told to.
  init() {
    worker = KataPlaceSearchWorkerSpy(log)
    interactor = KataPlaceSearchForwarder(
      log,
      PlaceSearchInteractor(
        presenter: KataPlaceSearchPresenterSpy(log), clock: worker, worker: worker))
    requests = KataRequests(worker.gate)
  }

  /// Begins an edit in a new task, and waits until it waits itself, or is over.
  ///
  /// The first is number 0. What goes on is at a place among those that wait, the oldest at 0.
  private func types(_ text: String) async {
    await requests.start { await interactor.search(.init(text: text)) }
  }

  /// The wait at that place is over.
  private func wakes(_ place: Int = 0) async {
    await requests.answer(place, with: .success([]))
  }

  private func finds(_ places: [Weather.Place], _ place: Int = 0) async {
    await requests.answer(place, with: .success(places))
  }

  private func fails(_ error: any Error, _ place: Int = 0) async {
    await requests.answer(place, with: .failure(error))
  }

  private func asked(_ text: String) -> KataPlaceSearchCall { .worker(.findPlaces(named: text)) }

  private func found(_ places: [Weather.Place], _ text: String) -> KataPlaceSearchCall {
    .presenter(.presentPlaces(.found(places, for: text)))
  }

  private func failed(_ failure: PlaceSearch.Failure, _ text: String) -> KataPlaceSearchCall {
    .presenter(.presentPlaces(.failed(failure, for: text)))
  }

  @Test(.tags(.edge1)) func `an edit waits before it asks`() async {
    await types("os")
    #expect(log.calls == [waits])

    await wakes()
    #expect(log.calls == [waits, asked("os")])
  }

  @Test(.tags(.edge1)) func `an edit waits, also while another one is under way`() async {
    await types("os")
    await wakes()
    await types("osl")

    #expect(log.calls == [waits, asked("os"), waits])
  }

  @Test(.tags(.edge2)) func `an old edit asks nothing after its wait`() async {
    await types("os")
    await types("osl")
    await wakes()
    #expect(log.calls == [waits, waits])

    await wakes()
    #expect(log.calls == [waits, waits, asked("osl")])
  }

  @Test(.tags(.edge2)) func `an old edit asks nothing, even if the latest has the same text`() async
  {
    await types("os")
    await types("osl")
    await types("os")
    await wakes()
    await wakes()
    #expect(log.calls == [waits, waits, waits])

    await wakes()
    #expect(log.calls == [waits, waits, waits, asked("os")])
  }

  @Test(.tags(.edge2)) func `a text is asked for, even if its beginning has found nothing`() async {
    await types("os")
    await wakes()
    await finds([])
    await types("osl")
    await wakes()

    #expect(log.calls == [waits, asked("os"), found([], "os"), waits, asked("osl")])
  }

  @Test(
    .tags(.edge3),
    arguments: [
      (" New  York\t\n", "New  York"), ("os\n ", "os"), ("os\nlo", "os\nlo"),
      ("\u{A0}os\r\n", "os"),
    ])
  func `the text is searched without the blanks around it`(typed: String, text: String) async {
    await types(typed)
    await wakes()
    await finds(places)

    #expect(log.calls == [waits, asked(text), found(places, text)])
  }

  @Test(.tags(.edge4), arguments: ["", " \n"])
  func `an empty field is cleared at once, and asks nothing`(text: String) async {
    await types(text)
    await wakes()

    #expect(log.calls == [cleared])
  }

  @Test(.tags(.edge4)) func `each empty field is cleared`() async {
    await types("")
    await types(" ")

    #expect(log.calls == [cleared, cleared])
  }

  @Test(.tags(.edge4, .edge6)) func `what an empty field makes old asks and shows nothing`() async {
    await types("os")
    await wakes()
    await types("osl")
    await types("")
    await finds(places)
    await wakes()

    #expect(log.calls == [waits, asked("os"), waits, cleared])
  }

  @Test(.tags(.edge5), arguments: [["Osnabrück", "Oslo"], []])
  func `the places are shown as they came, even if there are none`(names: [String]) async {
    let places = names.map { Weather.Place(name: $0) }
    await types("os")
    await wakes()
    await finds(places)

    #expect(log.calls == [waits, asked("os"), found(places, "os")])
  }

  @Test(.tags(.edge5)) func `a failure keeps its kind`() async {
    await types("os")
    await wakes()
    await fails(PlaceSearch.Failure.tooManyRequests)

    #expect(log.calls == [waits, asked("os"), failed(.tooManyRequests, "os")])
  }

  @Test(.tags(.edge6)) func `an old answer is dropped, places or a failure`() async {
    await types("o")
    await wakes()
    await types("os")
    await wakes(1)
    await types("osl")
    let calls = await log.calls {
      await finds(places)
      await fails(PlaceSearch.Failure.offline)
    }
    #expect(calls == [])

    await wakes()
    #expect(log.calls == [waits, asked("o"), waits, asked("os"), waits, asked("osl")])
  }

  @Test(.tags(.edge6)) func `an old answer is dropped after the latest has failed`() async {
    await types("os")
    await wakes()
    await types("osl")
    await wakes(1)
    await fails(PlaceSearch.Failure.offline, 1)
    await finds(places)

    #expect(log.calls == [waits, asked("os"), waits, asked("osl"), failed(.offline, "osl")])
  }

  @Test(.tags(.edge6)) func `an old answer is dropped after the latest was cancelled`() async {
    await types("os")
    await wakes()
    await types("osl")
    requests.cancel(1)
    await wakes(1)
    await finds(places)

    #expect(log.calls == [waits, asked("os"), waits])
  }

  @Test(.tags(.edge6)) func `an old answer is dropped after the field was empty`() async {
    await types("os")
    await wakes()
    await types("")
    await finds(places)

    #expect(log.calls == [waits, asked("os"), cleared])
  }

  @Test(
    .tags(.edge7),
    arguments: [
      KataOddError("offline"), CancellationError(), URLError(.cancelled),
      URLError(.notConnectedToInternet),
    ] as [any Error])
  func `any other error is unknown, also one of cancelling`(error: any Error) async {
    await types("os")
    await wakes()
    await fails(error)

    #expect(log.calls == [waits, asked("os"), failed(.unknown, "os")])
  }

  @Test(.tags(.edge8)) func `an edit that was cancelled in its wait asks nothing`() async {
    await types("os")
    requests.cancel(0)
    await wakes()

    #expect(log.calls == [waits])
  }

  @Test(
    .tags(.edge9),
    arguments: [
      .success([.init(name: "Oslo")]), .failure(CancellationError()),
      .failure(PlaceSearch.Failure.offline),
    ] as [KataPlaceSearchWorkerSpy.Answer])
  func `an edit that was cancelled at the service shows nothing`(
    answer: KataPlaceSearchWorkerSpy.Answer
  ) async {
    await types("os")
    await wakes()
    requests.cancel(0)
    await requests.answer(with: answer)

    #expect(log.calls == [waits, asked("os")])
  }

  @Test(.tags(.edge10)) func `the same text is searched again`() async {
    for _ in 1...2 {
      await types("os")
      await wakes()
      await finds(places)
    }

    #expect(
      log.calls == [
        waits, asked("os"), found(places, "os"), waits, asked("os"), found(places, "os"),
      ])
  }

  @Test(.tags(.edge11)) func `clock and service are called in the caller's task`() async {
    var returned = 0
    await requests.start {
      await interactor.search(.init(text: "os"))
      returned = log.calls.count
    }
    await wakes()
    requests.cancel(0)
    #expect(returned == 0)

    await finds(places)
    #expect(worker.cancellations == [false, true])
    #expect(returned >= 2)
  }
}
