import Foundation
import SpyKit
import Testing
import WeatherScene
import WeatherSpies

@testable import Exercise13

@Suite(.flow) struct ForecastWorkerTests {
  typealias Unreadable = Weather.Forecast.Unreadable

  let log = KataWeatherLog()
  let reader: KataForecastReader

  /// The code that asks the worker; it writes down what comes back.
  init() {
    reader = KataForecastReader(log, worker: ForecastWorker())
  }

  /// A body with one hour, which has these fields.
  private func body(
    time: String = #""2026-03-01T06:00:00Z""#, temperature: String = "1.5",
    condition: String = #""sunny""#, rain: String = "10"
  ) -> Data {
    Data(
      """
      {"place": "Oslo", "units": {"temperature": "celsius"}, "hourly": [{"time": \(time), \
      "temperature": \(temperature), "condition": \(condition), "rain": \(rain)}]}
      """.utf8)
  }

  /// The forecast that such a body means.
  private func forecast(
    time: Weather.Time = .init(seconds: 1_772_344_800, zone: 0), tenths: Int = 15,
    condition: Weather.Condition = .sunny, rain: Int? = 10
  ) -> KataWeatherCall {
    let hour = Weather.Forecast.Hour(
      time: time, temperature: .init(tenths: tenths), condition: condition, rain: rain)
    return .reader(.read(.init(place: .init(name: "Oslo"), hours: [hour], days: nil)))
  }

  @Test(.edge(1, 3, 4, 11)) func `all hours and days are read, in their order`() {
    reader.read(Weather.Payload.oslo.body)

    let six = 1_772_341_200
    let hours: [Weather.Forecast.Hour] = [
      .init(
        time: .init(seconds: six, zone: 60), temperature: .init(tenths: -34), condition: .snowy,
        rain: 80),
      .init(
        time: .init(seconds: six + 3600, zone: 60), temperature: .init(tenths: -29),
        condition: .cloudy, rain: 15),
      .init(
        time: .init(seconds: six + 7200, zone: 60), temperature: .init(tenths: 3),
        condition: .sunny, rain: 0),
    ]
    let days: [Weather.Forecast.Day] = [
      .init(date: "2026-03-01", high: .init(tenths: 23), low: .init(tenths: -60)),
      .init(date: "2026-03-02", high: .init(tenths: 40), low: .init(tenths: -11)),
    ]
    let forecast = Weather.Forecast(place: .init(name: "Oslo"), hours: hours, days: days)
    #expect(log.calls == [.reader(.read(forecast))])
  }

  @Test(.edge(1, 2)) func `fields may come in any order, and unknown fields are ignored`() {
    reader.read(Weather.Payload.kathmandu.body)

    let hour = Weather.Forecast.Hour(
      time: .init(seconds: 1_772_323_200, zone: 345), temperature: .init(tenths: 110),
      condition: .notKnown, rain: 5)
    let forecast = Weather.Forecast(place: .init(name: "Kathmandu"), hours: [hour], days: [])
    #expect(log.calls == [.reader(.read(forecast))])
  }

  @Test(.edge(9)) func `optional fields may be missing or null`() {
    reader.read(Weather.Payload.lima.body)

    let hours = [(1_772_341_200, 246), (1_772_344_800, 241)].map { seconds, tenths in
      Weather.Forecast.Hour(
        time: .init(seconds: seconds, zone: -300), temperature: .init(tenths: tenths),
        condition: .notKnown, rain: nil)
    }
    let forecast = Weather.Forecast(place: .init(name: "Lima"), hours: hours, days: nil)
    #expect(log.calls == [.reader(.read(forecast))])
  }

  @Test(.edge(3), arguments: [("2.3", 23), ("-1.1", -11), ("16.1", 161), ("-0.7", -7), ("8", 80)])
  func `a temperature is kept in tenths`(degrees: String, tenths: Int) {
    reader.read(body(temperature: degrees))

    #expect(log.calls == [forecast(tenths: tenths)])
  }

  @Test(
    .edge(4),
    arguments: [
      ("2026-03-01T06:00:00Z", 1_772_344_800, 0),
      ("2026-03-01T06:00:00+05:30", 1_772_325_000, 330),
      ("2026-03-01T06:00:00-03:30", 1_772_357_400, -210),
    ])
  func `a time keeps its zone`(text: String, seconds: Int, zone: Int) {
    reader.read(body(time: "\"\(text)\""))

    #expect(log.calls == [forecast(time: .init(seconds: seconds, zone: zone))])
  }

  @Test(.edge(11), arguments: ["hail", "Sunny", ""])
  func `an unknown condition is notKnown`(word: String) {
    reader.read(body(condition: "\"\(word)\""))

    #expect(log.calls == [forecast(condition: .notKnown)])
  }

  @Test(
    .edge(5),
    arguments: [
      (Weather.Payload.noPlace, "place"), (.noTime, "hourly[1].time"),
      (.noHigh, "daily[1].high"),
    ])
  func `a missing field is named`(payload: Weather.Payload, field: String) {
    reader.read(payload.body)

    #expect(log.calls == [.reader(.refused(.missing(field: field)))])
  }

  @Test(
    .edge(6),
    arguments: [
      (Weather.Payload.nullTemperature, "hourly[2].temperature"), (.nullHourly, "hourly"),
      (.nullHour, "hourly[1]"),
    ])
  func `a required field that is null is named`(payload: Weather.Payload, field: String) {
    reader.read(payload.body)

    #expect(log.calls == [.reader(.refused(.null(field: field)))])
  }

  @Test(
    .edge(7),
    arguments: [
      (Weather.Payload.temperatureAsText, "hourly[0].temperature"), (.hourlyAsObject, "hourly"),
    ])
  func `a field of another type is named`(payload: Weather.Payload, field: String) {
    reader.read(payload.body)

    #expect(log.calls == [.reader(.refused(.wrong(field: field)))])
  }

  @Test(.edge(8)) func `a time without its zone is named`() {
    reader.read(Weather.Payload.timeWithoutZone.body)

    #expect(log.calls == [.reader(.refused(.wrong(field: "hourly[0].time")))])
  }

  @Test(
    .edge(8),
    arguments: [
      "2026-03-01T06:00:00.000Z", "2026-03-01 06:00:00Z", " 2026-03-01T06:00:00Z",
      "2026-03-01t06:00:00z",
    ])
  func `a text that the given tool does not read as a time is named`(text: String) {
    reader.read(body(time: "\"\(text)\""))

    #expect(log.calls == [.reader(.refused(.wrong(field: "hourly[0].time")))])
  }

  @Test(.edge(8)) func `a unit other than Celsius is named`() {
    reader.read(Weather.Payload.fahrenheit.body)

    #expect(log.calls == [.reader(.refused(.wrong(field: "units.temperature")))])
  }

  @Test(.edge(7, 10))
  func `an optional field of another type is named, too, and true is not a number`() {
    reader.read(Weather.Payload.rainAsText.body)
    reader.read(body(rain: "true"))

    #expect(
      log.calls == [
        .reader(.refused(.wrong(field: "hourly[1].rain"))),
        .reader(.refused(.wrong(field: "hourly[0].rain"))),
      ])
  }

  @Test(.edge(12, 13)) func `an empty body and a body that is not JSON are different faults`() {
    reader.read(Weather.Payload.empty.body)
    reader.read(Weather.Payload.errorPage.body)
    reader.read(Weather.Payload.cutOff.body)
    reader.read(Data(" \n".utf8))

    let notJSON = KataWeatherCall.reader(.refused(.notJSON))
    #expect(log.calls == [.reader(.refused(.empty)), notJSON, notJSON, notJSON])
  }
}
