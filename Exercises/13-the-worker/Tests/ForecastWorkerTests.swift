import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise13

@Suite(.flow) struct ForecastWorkerTests {
  typealias Answer = KataForecastClientSpy.Answer
  typealias CallsBack = KataForecastClientSpy.CallsBack

  let log = KataWeatherLog()
  /// The code that asks the worker; it writes down what the client sees, and what comes back.
  let reader: KataForecastReader

  init() {
    let client = KataForecastClientSpy()
    reader = KataForecastReader(log, client: client, worker: ForecastWorker(client: client))
  }

  let asked = KataWeatherCall.client(.send("forecast/Oslo", onMain: false))
  let cancelled = KataWeatherCall.client(.cancel("forecast/Oslo"))
  let offline = Answer.failure(URLError(.notConnectedToInternet))

  /// An answer with one hour, which has these fields.
  nonisolated private static func answer(
    status: Int = 200, time: String = "2026-03-01T06:00:00Z", temperature: String = "1.5",
    condition: String = "sunny"
  ) -> Answer {
    let body = """
      {"place": "Oslo", "hourly": [{"time": "\(time)", "temperature": \(temperature), \
      "condition": "\(condition)", "rain": 10}]}
      """
    return .success(.init(status: status, body: Data(body.utf8)))
  }

  /// The forecast that such an answer means.
  private func read(
    time: Weather.Time = .init(seconds: 1_772_344_800, zone: 0), tenths: Int = 15,
    condition: Weather.Condition = .sunny
  ) -> KataWeatherCall {
    let hour = Weather.Forecast.Hour(
      time: time, temperature: .init(tenths: tenths), condition: condition, rain: 10)
    return .reader(.read(.init(place: .init(name: "Oslo"), hours: [hour], days: nil)))
  }

  private func refused(_ failure: Weather.Failure) -> KataWeatherCall {
    .reader(.refused(failure))
  }

  /// Asks for Oslo, and has the client answer.
  private func fetch(_ answer: Answer) async {
    await reader.ask("Oslo")
    await reader.answer(with: answer)
  }

  @Test(.tags(.edge1), arguments: ["Oslo", "São Paulo", "10% off/Lima?"])
  func `the client is asked once for each fetch, and the place is left as it is`(
    place: String
  ) async {
    await reader.ask(place)
    await reader.answer(with: offline)
    await reader.ask(place)
    await reader.answer(with: Self.answer())

    let asked = KataWeatherCall.client(.send("forecast/\(place)", onMain: false))
    #expect(log.calls == [asked, refused(.offline), asked, read()])
  }

  @Test(.tags(.edge2)) func `the client is asked off the main actor`() async {
    await reader.ask("Oslo")

    #expect(log.calls == [.client(.send("forecast/Oslo", onMain: false))])
  }

  @Test(.tags(.edge3)) func `the first call is the answer, and further calls are ignored`() async {
    await reader.ask("Oslo")
    await reader.answer(with: Self.answer(), offline, Self.answer(status: 404))
    await reader.ask("Oslo")
    await reader.answer(with: offline, Self.answer())

    #expect(log.calls == [asked, read(), asked, refused(.offline)])
  }

  @Test(.tags(.edge3)) func `two threads may call at once, and one of them is heard`() async {
    await reader.race("Oslo", with: offline)

    #expect(log.calls == [asked, refused(.offline)])
  }

  @Test(.tags(.edge3)) func `the client may call before send has returned`() async {
    await reader.ask("Oslo", during: .callsBack([Self.answer()]))
    await reader.ask("Oslo", during: .callsBack([offline, offline]))

    #expect(log.calls == [asked, read(), asked, refused(.offline)])
  }

  @Test(.tags(.edge4), arguments: CallsBack.allCases)
  func `cancelling reaches the handle and ends the fetch, whenever the client calls back`(
    callsBack: CallsBack
  ) async {
    await reader.ask("Oslo")
    await reader.cancel(callsBack: callsBack)

    #expect(log.calls == [asked, cancelled, .reader(.isCancelled)])
  }

  @Test(.tags(.edge4)) func `cancelling one fetch leaves the others alone`() async {
    await reader.ask("Lima")
    await reader.ask("Oslo")
    await reader.cancel(0)
    await reader.answer(with: Self.answer())

    #expect(
      log.calls == [
        .client(.send("forecast/Lima", onMain: false)), asked, .client(.cancel("forecast/Lima")),
        .reader(.isCancelled), read(),
      ])
  }

  @Test(.tags(.edge5), arguments: CallsBack.allCases)
  func `cancelling while send is running reaches the handle, too`(callsBack: CallsBack) async {
    await reader.ask("Oslo", during: .isCancelled(callsBack))

    #expect(log.calls == [asked, cancelled, .reader(.isCancelled)])
  }

  @Test(.tags(.edge6)) func `a task that is already cancelled doesn't ask`() async {
    await reader.ask("Oslo", isCancelled: true)

    #expect(log.calls == [.reader(.isCancelled)])
  }

  @Test(
    .tags(.edge7),
    arguments: [
      (.failure(URLError(.notConnectedToInternet)), .offline),
      (.failure(URLError(.networkConnectionLost)), .offline),
      (.failure(URLError(.timedOut)), .offline),
      (.failure(URLError(.cannotFindHost)), .offline),
      (.failure(URLError(.cannotConnectToHost)), .offline),
      (.failure(URLError(.dnsLookupFailed)), .offline),
      (.failure(URLError(.badServerResponse)), .unknown),
      (.failure(KataOddError("offline")), .unknown),
      (.failure(NSError(domain: "Client", code: URLError.Code.timedOut.rawValue)), .unknown),
      (answer(status: 404), .noSuchPlace), (answer(status: 401), .unknown),
      (answer(status: 410), .unknown), (answer(status: 500), .unknown),
      (answer(status: 503), .unknown),
    ] as [(Answer, Weather.Failure)])
  func `errors and statuses become failures of the app`(
    answer: Answer, failure: Weather.Failure
  ) async {
    await fetch(answer)

    #expect(log.calls == [asked, refused(failure)])
  }

  @Test(.tags(.edge7), arguments: [Weather.Payload.empty, .errorPage, .cutOff])
  func `a body that isn't JSON is an unknown failure`(payload: Weather.Payload) async {
    await fetch(.success(.init(status: 200, body: payload.body)))

    #expect(log.calls == [asked, refused(.unknown)])
  }

  @Test(.tags(.edge7), arguments: ["[]", "null", "7"])
  func `JSON that isn't an object is an unknown failure`(body: String) async {
    await fetch(.success(.init(status: 200, body: Data(body.utf8))))

    #expect(log.calls == [asked, refused(.unknown)])
  }

  @Test(
    .tags(.edge8),
    arguments: [
      (Weather.Payload.noPlace, "place"), (.noTime, "hourly[1].time"),
      (.noHigh, "daily[1].high"), (.nullTemperature, "hourly[2].temperature"),
      (.nullHourly, "hourly"), (.nullHour, "hourly[1]"),
      (.temperatureAsText, "hourly[0].temperature"), (.hourlyAsObject, "hourly"),
      (.rainAsText, "hourly[1].rain"), (.timeWithoutZone, "hourly[0].time"),
    ])
  func `a field that can't be read is named`(payload: Weather.Payload, field: String) async {
    await fetch(.success(.init(status: 200, body: payload.body)))

    #expect(log.calls == [asked, refused(.unreadable(field: field))])
  }

  @Test(
    .tags(.edge8),
    arguments: [
      "2026-03-01T06:00:00", "2026-03-01T06:00:00+0100", "2026-03-01T06:00:00.5Z",
      "2026-03-01T06:00Z", "2026-02-30T06:00:00Z",
    ])
  func `a time is read by the rules that are given, and by no others`(time: String) async {
    await fetch(Self.answer(time: time))

    #expect(log.calls == [asked, refused(.unreadable(field: "hourly[0].time"))])
  }

  @Test(.tags(.edge9, .edge12)) func `everything is given as it was sent`() async {
    for payload in [Weather.Payload.oslo, .lima, .kathmandu] {
      await fetch(.success(.init(status: 200, body: payload.body)))
    }

    #expect(
      log.calls == [
        asked, .reader(.read(oslo)), asked, .reader(.read(lima)), asked, .reader(.read(kathmandu)),
      ])
  }

  @Test(
    .tags(.edge10),
    arguments: [
      ("2026-03-01T06:00:00Z", 1_772_344_800, 0),
      ("2026-03-01T06:00:00+05:30", 1_772_325_000, 330),
      ("2026-03-01T06:00:00-03:30", 1_772_357_400, -210),
    ])
  func `a time keeps its moment and its zone`(text: String, seconds: Int, zone: Int) async {
    await fetch(Self.answer(time: text))

    #expect(log.calls == [asked, read(time: .init(seconds: seconds, zone: zone))])
  }

  @Test(
    .tags(.edge11, .edge12),
    arguments: [
      ("2.3", 23, "rainy", .rainy), ("-1.1", -11, "snowy", .snowy),
      ("16.1", 161, "hail", .notKnown), ("-0.7", -7, "Sunny", .notKnown),
      ("8", 80, "", .notKnown),
    ] as [(String, Int, String, Weather.Condition)])
  func `degrees become tenths, and a word that the app doesn't know is notKnown`(
    temperature: String, tenths: Int, word: String, condition: Weather.Condition
  ) async {
    await fetch(Self.answer(temperature: temperature, condition: word))

    #expect(log.calls == [asked, read(tenths: tenths, condition: condition)])
  }
}

/// What the payloads mean.
extension ForecastWorkerTests {
  private var oslo: Weather.Forecast {
    .init(
      place: .init(name: "Oslo"),
      hours: [
        hour(1_772_341_200, 60, -34, .snowy, 80), hour(1_772_344_800, 60, -29, .cloudy, 15),
        hour(1_772_348_400, 60, 3, .sunny, 0),
      ],
      days: [
        .init(date: "2026-03-01", high: .init(tenths: 23), low: .init(tenths: -60)),
        .init(date: "2026-03-02", high: .init(tenths: 40), low: .init(tenths: -11)),
      ])
  }

  private var lima: Weather.Forecast {
    .init(
      place: .init(name: "Lima"),
      hours: [
        hour(1_772_341_200, -300, 246, .notKnown, nil),
        hour(1_772_344_800, -300, 241, .notKnown, nil),
      ], days: nil)
  }

  private var kathmandu: Weather.Forecast {
    .init(
      place: .init(name: "Kathmandu"), hours: [hour(1_772_323_200, 345, 110, .notKnown, 5)],
      days: [])
  }

  private func hour(
    _ seconds: Int, _ zone: Int, _ tenths: Int, _ condition: Weather.Condition, _ rain: Int?
  ) -> Weather.Forecast.Hour {
    .init(
      time: .init(seconds: seconds, zone: zone), temperature: .init(tenths: tenths),
      condition: condition, rain: rain)
  }
}
