import Testing
import WeatherScene
import WeatherSpies

@Suite struct OfflineTests {
  @Test func `what a store is told has its line`() {
    let report = Weather.Report(
      place: .init(name: "Oslo"), temperature: .init(tenths: -34), condition: .snowy)
    let texts: [(KataWeatherCall, String)] = [
      (.store(.load("oslo")), #"load("oslo")"#),
      (
        .store(.save(.init(report: report, time: 7), as: "oslo")),
        #"save((report: (place: "Oslo", temperature: -34, condition: .snowy), time: 7), as: "oslo")"#
      ),
      (
        .presenter(.presentReport(.outdated(report))),
        #"presentReport(.outdated(place: "Oslo", temperature: -34, condition: .snowy))"#
      ),
    ]
    for (call, text) in texts { #expect(call.text == text) }
  }
}
