import Testing
import WeatherScene
import WeatherSpies

@Suite struct ForecastTests {
  @Test func `what a reader gets has its line`() {
    let hour = Weather.Forecast.Hour(
      time: .init(seconds: 60, zone: -90), temperature: .init(tenths: -34), condition: .snowy,
      rain: nil)
    let forecast = Weather.Forecast(place: .init(name: "Oslo"), hours: [hour], days: nil)
    let texts: [(KataWeatherCall, String)] = [
      (
        .reader(.read(forecast)),
        #"read(place: "Oslo", hours: [(time: (seconds: 60, zone: -90), temperature: -34, "#
          + "condition: .snowy, rain: nil)], days: nil)"
      ),
      (.reader(.refused(.missing(field: "place"))), #"refused(.missing(field: "place"))"#),
      (.reader(.caughtAnotherError), "caughtAnotherError()"),
    ]
    for (call, text) in texts { #expect(call.text == text) }
  }

  @Test func `each body is a file, and one of them is empty`() {
    #expect(Weather.Payload.allCases.filter(\.body.isEmpty) == [.empty])
    #expect(Set(Weather.Payload.allCases.map(\.body)).count == Weather.Payload.allCases.count)
  }

  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0, 0), ("1969-12-31T23:59:59Z", -1, 0),
      ("2000-02-29T12:00:00+00:00", 951_825_600, 0),
      ("2026-03-01T05:45:00+05:45", 1_772_323_200, 345),
      ("2026-02-28T14:30:00-09:30", 1_772_323_200, -570),
      ("2026-12-31T23:59:59+14:00", 1_798_711_199, 840),
    ])
  func `a time is read with its zone`(text: String, seconds: Int, zone: Int) {
    #expect(Weather.Time(iso8601: text) == Weather.Time(seconds: seconds, zone: zone))
  }

  @Test(
    arguments: [
      "", "tomorrow", "2026-03-01", "2026-03-01T06:00:00", "2026-03-01 06:00:00Z",
      "2026-03-01T06:00:00+0100", "2026-03-01T06:00:00 01:00", "2026-03-01T06:00:00Z ",
      "2026-13-01T06:00:00Z", "2026-00-01T06:00:00Z", "2026-02-29T06:00:00Z",
      "2026-04-31T06:00:00Z", "2026-03-01T24:00:00Z", "2026-03-01T06:60:00Z",
      "2026-03-01T06:00:60Z", "2026-03-01T06:00:00+24:00", "2026-03-01T06:00:00+01:60",
      "2026-03-01T06:00:00+01-00",
      "+026-03-01T06:00:00Z", "２026-03-01T06:00:00Z",
    ])
  func `any other text is no time`(text: String) {
    #expect(Weather.Time(iso8601: text) == nil)
  }
}
