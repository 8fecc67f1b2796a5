import SpyKit
import WeatherScene
import WeatherSpies

/// Requests one after the other, each with the answers that it gets if it asks.
nonisolated struct OverviewScenario: KataScenario {
  var steps: [Step]

  nonisolated struct Step: Codable, Sendable {
    /// Left out if it was never typed.
    var place: String?
    var weather: KataWeatherAnswer
    var forecast: KataForecastAnswer
    /// Whether the forecast's worker answers first; nil is no.
    var isForecastFirst: Bool?
    /// After how many answers the caller is cancelled, 0 or 1; nil if it isn't.
    var cancelledAfter: Int?
  }

  var isCovered: Bool {
    steps.allSatisfy {
      $0.weather.result != nil && $0.forecast.result != nil
        && (0...1).contains($0.cancelledAfter ?? 0)
    }
  }

  static func random(using random: inout KataRandom) -> Self {
    Self(
      steps: random.row(usually: 4) { random in
        Step(
          place: random.once(in: 10) ? nil : random.text(.all, words: ["Oslo", "OSLO"]),
          weather: .random(using: &random), forecast: .random(using: &random),
          isForecastFirst: random.once(in: 2) ? true : nil,
          cancelledAfter: random.once(in: 6) ? random.below(2) : nil)
      })
  }

  /// Each failure of either worker once, a few in each scenario.
  static var always: [Self] {
    let report = KataWeatherAnswer.report(
      weather: .init(place: "Oslo", tenths: 215, condition: .sunny))
    let forecast = KataForecastAnswer.forecast(tenths: [190])
    let steps =
      KataWeatherAnswer.failures.map { Step(place: "Oslo", weather: $0, forecast: forecast) }
      + KataForecastAnswer.failures.map { Step(place: "Oslo", weather: report, forecast: $0) }
    return stride(from: 0, to: steps.count, by: 10).map { start in
      Self(steps: Array(steps[start...].prefix(10)))
    }
  }
}
