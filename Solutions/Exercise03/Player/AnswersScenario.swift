import LoginScene
import LoginSpies
import SpyKit

/// Complete requests and the worker's answers to them, in any order.
nonisolated struct AnswersScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    case logIn(email: String, password: String)
    /// Answers the call at this place among those that wait, the oldest first.
    case answer(place: Int, with: KataAnswer)
  }

  var isCovered: Bool { steps.allSatisfy(\.isCovered) }

  static func random(using random: inout KataRandom) -> Self {
    var steps: [Step] = []
    var waiting = 0
    for _ in 0...random.below(8) {
      if waiting == 0 || waiting < 4 && random.once(in: 2) {
        steps.append(logIn(using: &random))
        waiting += 1
      } else {
        steps.append(.answer(place: random.below(waiting), with: answer(using: &random)))
        waiting -= 1
      }
    }
    return Self(steps: steps)
  }

  private static func logIn(using random: inout KataRandom) -> Step {
    guard random.once(in: 3) else { return .logIn(email: "ann@x.org", password: "s3cret") }
    return .logIn(
      email: "\(random.word())@x.org", password: "\(random.blank())\(random.word())")
  }

  private static func answer(using random: inout KataRandom) -> KataAnswer {
    switch random.below(8) {
    case 0, 1: .user(name: random.pick(["Ann", "Bob"]))
    case 2: .user(name: "\(random.blank())\(random.word())\(random.blank())")
    case 3: .user(name: random.blank())
    case 4: .oddError(text: random.pick(["", "offline", "wrongCredentials", random.word()]))
    default: .failure(kind: random.pick(Login.Failure.allCases).kind)
    }
  }
}

nonisolated extension AnswersScenario.Step {
  /// Only complete credentials that need no trimming: validation is not this scenario's subject.
  fileprivate var isCovered: Bool {
    switch self {
    case .logIn(let email, let password):
      !password.isEmpty && email.first?.isWhitespace == false && email.last?.isWhitespace == false
    case .answer(_, let answer): answer.result != nil
    }
  }
}
