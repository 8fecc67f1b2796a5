import SpyKit
import WeatherScene
import WeatherSpies

/// Requests, answers and cancellations, in any order.
nonisolated struct LatestScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    case show(request: KataWeatherRequest)
    /// Answers the request at this place among those that wait, the oldest first.
    case answer(place: Int, with: KataWeatherAnswer)
    /// Cancels the request at this place among those that wait.
    case cancel(place: Int)
  }

  var isCovered: Bool { steps.allSatisfy(\.isCovered) }

  static func random(using random: inout KataRandom) -> Self {
    let requests = (0..<random.pick([1, 2, 3])).map { _ in
      KataWeatherRequest.random(
        place: random.pick(["Oslo", "Oslo", "Bergen", "oslo"]), using: &random)
    }
    let answers = (0..<random.pick([1, 3, 6])).map { _ in
      random.once(in: 4)
        ? .oddError(kind: .cancelled, like: "unknown") : KataWeatherAnswer.random(using: &random)
    }
    let most = random.pick([1, 2, 3, 3, 12])
    var left = random.count(usually: 5)
    var waiting = 0
    var steps: [Step] = []
    while left > 0 || waiting > 0 && !random.once(in: 6) {
      if left > 0, waiting == 0 || waiting < most && random.once(in: 2) {
        steps.append(.show(request: random.pick(requests)))
        (left, waiting) = (left - 1, waiting + 1)
      } else if random.once(in: 4) {
        // The latest one as often as all others together.
        steps.append(.cancel(place: random.once(in: 2) ? waiting - 1 : random.below(waiting)))
      } else {
        steps.append(.answer(place: random.below(waiting), with: random.pick(answers)))
        waiting -= 1
      }
    }
    return Self(steps: steps)
  }

  /// Each failure once, a few in each scenario; those that speak of a cancellation also where the
  /// request has been cancelled.
  static var always: [Self] {
    let request = Step.show(request: .init(place: "Oslo", unit: .celsius, locale: "en_US"))
    let failures = KataWeatherAnswer.failures.map { [request, .answer(place: 0, with: $0)] }
    let cancelled = [KataStrayError.cancelled, .urlCancelled, .posixCancelled, .userCancelled]
      .map { KataWeatherAnswer.oddError(kind: $0, like: "unknown") }
      .map { [request, .cancel(place: 0), .answer(place: 0, with: $0)] }
    let all = failures + cancelled
    return stride(from: 0, to: all.count, by: 10).map { start in
      Self(steps: all[start...].prefix(10).flatMap(\.self))
    }
  }
}

nonisolated extension LatestScenario.Step {
  /// Places that need no trimming, and are there: 11 has the others.
  fileprivate var isCovered: Bool {
    switch self {
    case .show(let request):
      request.request != nil && request.place?.first?.isWhitespace == false
        && request.place?.last?.isWhitespace == false
    case .answer(_, let answer): answer.result != nil
    case .cancel: true
    }
  }
}
