import SpyKit
import Testing
import WeatherScene
import WeatherSpies

/// All that a learner's file can say of the scene's types.
extension Weather.Temperature: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public var description: String { "warm" }
  public var debugDescription: String { "warm" }
  public var customMirror: Mirror { Mirror(self, children: []) }
  fileprivate func encode(to encoder: any Encoder) throws {}
  fileprivate static func == (left: Self, right: Self) -> Bool { true }
}

@Suite struct WeatherCallTests {
  private let settings = Weather.Settings(unit: .celsius, locale: "en_US")
  private let report = Weather.Report(
    place: .init(name: "Oslo"), temperature: .init(tenths: -4), condition: .notKnown)

  @Test func `every message has its line`() {
    let texts: [(KataWeatherCall, String)] = [
      (
        .interactor(.showWeather(.init(place: nil, settings: settings))),
        #"showWeather(place: nil, settings: (unit: .celsius, locale: "en_US"))"#
      ),
      (.presenter(.presentLoading(true)), "presentLoading(true)"),
      (
        .presenter(.presentWeather(.success(report, settings))),
        #"presentWeather(.success((place: "Oslo", temperature: -4, condition: .notKnown), "#
          + #"(unit: .celsius, locale: "en_US")))"#
      ),
      (.presenter(.presentWeather(.failure(.offline))), "presentWeather(.failure(.offline))"),
      (.view(.displayLoading(false)), "displayLoading(false)"),
      (
        .view(.displayWeather(.init(place: "Oslo", weather: "22°C"))),
        #"displayWeather(place: "Oslo", weather: "22°C")"#
      ),
      (
        .view(.displayProblem(.init(title: "a", message: "b"))),
        #"displayProblem(title: "a", message: "b")"#
      ),
      (.worker(.fetchWeather(for: .init(name: "Oslo"))), #"fetchWeather(for: "Oslo")"#),
    ]
    for (call, text) in texts { #expect(call.text == text) }
  }

  @Test func `what a learner's extensions say of a temperature changes nothing`() {
    #expect("\(Weather.Temperature(tenths: 5))" == "warm")
    #expect(Weather.Temperature(tenths: 5) == Weather.Temperature(tenths: 6))

    #expect(KataText.of(report).contains("temperature: -4"))
    let missing = Weather.Report(
      place: report.place, temperature: nil, condition: report.condition)
    #expect(KataText.of(missing) == #"(place: "Oslo", temperature: nil, condition: .notKnown)"#)
  }

  @Test func `what a script names is there or nil`() {
    for condition in Weather.Condition.allCases {
      #expect(Weather.Condition(kind: condition.kind) == condition)
    }
    #expect(Weather.Failure(kind: "offline") == .offline)
    #expect(Weather.Unit(kind: "kelvin") == nil)
  }
}
