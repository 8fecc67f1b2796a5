import SpyKit

/// Scenes that come and go, in several navigators, and what is done in them in between.
nonisolated struct AssemblyScenario: KataScenario {
  var steps: [Step]

  /// A scene is named by its place among those that are shown, the oldest first.
  nonisolated enum Step: Codable, Sendable {
    case open(navigator: Int)
    /// The worker answers with a user of that name; without a name, with a failure.
    case logIn(scene: Int, name: String?)
    case goHome(scene: Int)
    case close(scene: Int)
    case navigatorGoes(navigator: Int)
    /// Scenes that are opened later have a new one.
    case configuratorGoes
  }

  var isCovered: Bool { true }

  static func random(using random: inout KataRandom) -> Self {
    var steps: [Step] = []
    var open = 0
    for _ in 0...(2 + random.below(9)) {
      if open == 0 || open < 4 && random.once(in: 4) {
        steps.append(.open(navigator: random.below(2)))
        open += 1
      } else if random.once(in: 5) {
        steps.append(.close(scene: random.below(open)))
        open -= 1
      } else {
        steps.append(step(in: random.below(open), using: &random))
      }
    }
    return Self(steps: steps)
  }

  private static func step(in scene: Int, using random: inout KataRandom) -> Step {
    switch random.below(9) {
    case 8: .configuratorGoes
    case 0: .navigatorGoes(navigator: random.below(2))
    case 1, 2: .goHome(scene: scene)
    case 3: .logIn(scene: scene, name: nil)
    default: .logIn(scene: scene, name: random.pick(["Ann", "Bob", "", random.word()]))
    }
  }
}
