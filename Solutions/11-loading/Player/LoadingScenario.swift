import SpyKit
import WeatherScene
import WeatherSpies

/// Requests one after the other, each with the answer that it gets if it asks.
nonisolated struct LoadingScenario: KataScenario {
  var steps: [Step]

  nonisolated struct Step: Codable, Sendable {
    var request: KataWeatherRequest
    var answer: KataWeatherAnswer
    /// Whether the caller's task was cancelled before; nil is no.
    var isCancelled: Bool?
  }

  var isCovered: Bool {
    steps.allSatisfy { $0.request.request != nil && $0.answer.result != nil }
  }

  static func random(using random: inout KataRandom) -> Self {
    Self(
      steps: random.row(usually: 4) { random in
        let place = random.once(in: 10) ? nil : random.text(.all, words: ["Oslo", "OSLO"])
        return Step(
          request: .random(place: place, using: &random), answer: .random(using: &random),
          isCancelled: random.once(in: 8) ? true : nil)
      })
  }

  /// Each failure once, a few in each scenario.
  static var always: [Self] {
    let request = KataWeatherRequest(place: "Oslo", unit: .celsius, locale: "en_US")
    let steps = KataWeatherAnswer.failures.map { Step(request: request, answer: $0) }
    return stride(from: 0, to: steps.count, by: 10).map { start in
      Self(steps: Array(steps[start...].prefix(10)))
    }
  }
}
