import LoginScene
import LoginSpies
import SpyKit

/// Scenes that come and go, in several navigators, and what is done in them in between.
nonisolated struct AssemblyScenario: KataScenario {
  var steps: [Step]

  /// A scene is named by its place among those that are shown, the oldest first.
  nonisolated enum Step: Codable, Sendable {
    case open(navigator: Int)
    /// The worker answers with a user of that name; without a name, with a failure.
    case logIn(scene: Int, name: String?)
    /// The same, with whatever may be typed and answered, in a task that may be cancelled.
    case enter(
      scene: Int, email: String?, password: String?, answer: KataAnswer, cancelled: Moment?)
    /// While the worker is asked the next time, this scene is asked to log in, too.
    case logInMeanwhile(scene: Int)
    case goHome(scene: Int)
    case close(scene: Int)
    case navigatorGoes(navigator: Int)
    /// Scenes that are opened later have a new one.
    case configuratorGoes
  }

  nonisolated enum Moment: String, Codable, Sendable {
    case before, meanwhile
  }

  var isCovered: Bool {
    steps.allSatisfy { step in
      if case .enter(_, _, _, let answer, _) = step { answer.result != nil } else { true }
    }
  }

  static func random(using random: inout KataRandom) -> Self {
    let most = random.pick([1, 2, 4, 9])
    let navigators = random.pick([1, 2, 3])
    var steps: [Step] = []
    var open = random.once(in: 100) ? 30 : 0
    for _ in 0..<open { steps.append(.open(navigator: random.below(navigators))) }
    for _ in 0...(1 + random.count(usually: 9)) {
      if open == 0 || open < most && random.once(in: 3) {
        steps.append(.open(navigator: random.below(navigators)))
        open += 1
      } else if random.once(in: 5) {
        steps.append(.close(scene: random.below(open)))
        open -= 1
      } else {
        steps.append(step(in: random.below(open), navigators, using: &random))
      }
    }
    return Self(steps: steps)
  }

  /// Each failure once, a few in each scenario.
  static var always: [Self] {
    let steps = KataAnswer.failures.map {
      Step.enter(
        scene: 0, email: "ann@x.org", password: "s3cret", answer: $0, cancelled: nil)
    }
    return stride(from: 0, to: steps.count, by: 10).map { start in
      Self(steps: [.open(navigator: 0)] + steps[start...].prefix(10))
    }
  }

  private static func step(
    in scene: Int, _ navigators: Int, using random: inout KataRandom
  ) -> Step {
    switch random.below(12) {
    case 8: .configuratorGoes
    case 9, 10:
      .enter(
        scene: scene, email: random.once(in: 8) ? nil : random.text(.all, words: ["ann@x.org"]),
        password: random.once(in: 8) ? nil : random.text(.all, words: ["s3cret"]),
        answer: answer(using: &random),
        cancelled: random.pick([nil, nil, nil, .before, .meanwhile, .meanwhile]))
    case 11: .logInMeanwhile(scene: scene)
    case 0: .navigatorGoes(navigator: random.below(navigators))
    case 1, 2: .goHome(scene: scene)
    case 3: .logIn(scene: scene, name: nil)
    default: .logIn(scene: scene, name: random.text(.all))
    }
  }

  private static func answer(using random: inout KataRandom) -> KataAnswer {
    let kind = random.pick(Login.Failure.allCases).kind
    return switch random.below(4) {
    case 0: .user(name: random.text(.all))
    case 1: .odd(using: &random)
    default: .failure(kind: kind)
    }
  }
}
