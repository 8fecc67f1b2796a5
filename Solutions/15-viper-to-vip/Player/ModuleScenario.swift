import SpyKit
import WeatherScene
import WeatherSpies

/// What a view asks of its module, and the worker's answers, in any order.
nonisolated struct ModuleScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    case open(String)
    case refresh
    case choose
    /// Answers the call at this place among those that wait, the oldest request's first.
    case answer(place: Int, with: KataWeatherAnswer)
  }

  var isCovered: Bool {
    steps.allSatisfy { step in
      if case .answer(_, let answer) = step { answer.result != nil } else { true }
    }
  }

  static func random(using random: inout KataRandom) -> Self {
    let places = (0..<random.pick([1, 2, 2, 4])).map { _ in
      random.text(.all, words: ["Oslo", "Lima", "oslo"])
    }
    let answers = (0..<random.pick([1, 3, 6])).map { _ in
      KataWeatherAnswer.random(using: &random)
    }
    var waiting = 0
    let steps = (0..<random.count(usually: 10)).map { _ -> Step in
      switch random.below(10) {
      case 0, 1:
        return .choose
      case 2:
        waiting += 1
        return .refresh
      case 3, 4, 5:
        waiting += 1
        return .open(random.pick(places))
      default:
        guard waiting > 0 else { return .open(random.pick(places)) }
        return .answer(place: random.below(waiting), with: random.pick(answers))
      }
    }
    return Self(steps: steps)
  }

  /// Each failure once for a place and once for a refresh, a few in each scenario.
  static var always: [Self] {
    let failures = KataWeatherAnswer.failures
    return stride(from: 0, to: failures.count, by: 6).map { start in
      Self(
        steps: failures[start...].prefix(6).flatMap { failure -> [Step] in
          [
            .open("Oslo"), .answer(place: 0, with: failure),
            .refresh, .answer(place: 0, with: failure),
          ]
        })
    }
  }
}
