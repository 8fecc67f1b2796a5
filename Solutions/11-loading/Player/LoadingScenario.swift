import SpyKit
import WeatherScene
import WeatherSpies

/// Requests one after the other, each with the answer that it gets if it asks.
nonisolated struct LoadingScenario: KataScenario {
  var steps: [Step]

  nonisolated struct Step: Codable, Sendable {
    var request: KataWeatherRequest
    var answer: KataWeatherAnswer
  }

  var isCovered: Bool {
    steps.allSatisfy { $0.request.request != nil && $0.answer.result != nil }
  }

  static func random(using random: inout KataRandom) -> Self {
    Self(
      steps: random.row(usually: 4) { random in
        let place = random.once(in: 10) ? nil : random.text(.all, words: ["Oslo", "OSLO"])
        return Step(
          request: .random(place: place, using: &random), answer: .random(using: &random))
      })
  }
}
