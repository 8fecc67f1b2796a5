import LoginScene
import LoginSpies
import SpyKit

/// Complete requests and the worker's answers to them, in any order, and several at once.
nonisolated struct AnswersScenario: KataScenario {
  var steps: [Step]

  nonisolated indirect enum Step: Codable, Sendable {
    /// The caller's task may have been cancelled before, and may be one in the background; nil is no.
    case logIn(email: String, password: String, isCancelled: Bool?, isBackground: Bool?)
    /// Answers the call at this place among those that wait, the oldest request's first.
    case answer(place: Int, with: KataAnswer)
    /// Cancels the caller of the request at this place among those that wait.
    case cancel(place: Int)
    /// All of these, before anything has come of one of them.
    case together(steps: [Step])
  }

  var isCovered: Bool { steps.allSatisfy { $0.isCovered } }

  static func random(using random: inout KataRandom) -> Self {
    let requests = (0..<random.pick([1, 2, 4])).map { _ in logIn(using: &random) }
    let answers = (0..<random.pick([1, 3, 6])).map { _ in answer(using: &random) }
    let most = random.pick([1, 2, 4, 12])
    var left = random.count(usually: 4)
    var waiting = 0
    var steps: [Step] = []
    while left > 0 || waiting > 0 && !random.once(in: 5) {
      if left > 0, waiting == 0 || waiting < most && random.once(in: 2) {
        steps.append(random.pick(requests))
        (left, waiting) = (left - 1, waiting + 1)
      } else if random.once(in: 5) {
        steps.append(.cancel(place: random.below(waiting)))
      } else {
        steps.append(.answer(place: random.below(waiting), with: random.pick(answers)))
        waiting -= 1
      }
    }
    return Self(steps: grouped(steps, using: &random))
  }

  /// Puts some that follow one another together.
  private static func grouped(_ steps: [Step], using random: inout KataRandom) -> [Step] {
    var groups: [Step] = []
    var rest = steps[...]
    while let first = rest.first {
      let group = random.once(in: 4) ? rest.prefix(2 + random.below(3)) : [first]
      groups.append(group.count > 1 ? .together(steps: Array(group)) : first)
      rest = rest.dropFirst(group.count)
    }
    return groups
  }

  private static func logIn(using random: inout KataRandom) -> Step {
    let isCancelled = random.once(in: 12) ? true : nil
    let isBackground = random.once(in: 12) ? true : nil
    guard random.once(in: 3) else {
      return .logIn(
        email: "ann@x.org", password: "s3cret", isCancelled: isCancelled,
        isBackground: isBackground)
    }
    return .logIn(
      email: random.text(.trimmed, words: ["ann@x.org", "ANN@x.org"]),
      password: random.text(.filled, words: ["s3cret", "S3cret"]), isCancelled: isCancelled,
      isBackground: isBackground)
  }

  private static func answer(using random: inout KataRandom) -> KataAnswer {
    let kind = random.pick(Login.Failure.allCases).kind
    return switch random.below(7) {
    case 0, 1, 2: .user(name: random.text(.all))
    case 6: .oddError(kind: .cancelled, like: kind)
    case 3: .oddError(kind: random.pick(KataStrayError.allCases), like: kind)
    default: .failure(kind: kind)
    }
  }
}

nonisolated extension AnswersScenario.Step {
  /// Only complete credentials that need no trimming: validation is not this scenario's subject.
  fileprivate var isCovered: Bool {
    switch self {
    case .logIn(let email, let password, _, _):
      !password.isEmpty && email.first?.isWhitespace == false && email.last?.isWhitespace == false
    case .answer(_, let answer): answer.result != nil
    case .cancel: true
    case .together(let steps): steps.allSatisfy { $0.isCovered }
    }
  }
}
