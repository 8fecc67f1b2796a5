import LoginScene
import SpyKit

/// Ways out of the login screen, while users come and go; in the end the navigator may go, too.
nonisolated struct RoutesScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    /// What login's data store holds from now on; nil for nobody.
    case user(name: String?)
    case home
    case forgotPassword
    case signUp
    case navigatorGoes
  }

  var isCovered: Bool { true }

  static func random(using random: inout KataRandom) -> Self {
    var steps: [Step] = []
    if !random.once(in: 4) { steps.append(.user(name: name(using: &random))) }
    for _ in 0...random.below(7) {
      steps.append(step(using: &random))
    }
    if random.once(in: 4) {
      steps.append(.navigatorGoes)
      for _ in 0..<random.below(4) { steps.append(step(using: &random)) }
    }
    return Self(steps: steps)
  }

  private static func step(using random: inout KataRandom) -> Step {
    switch random.below(8) {
    case 0: .user(name: nil)
    case 1, 2: .user(name: name(using: &random))
    case 3: .forgotPassword
    case 4: .signUp
    default: .home
    }
  }

  private static func name(using random: inout KataRandom) -> String {
    switch random.below(4) {
    case 0: random.blank()
    case 1: "\(random.blank())\(random.word())\(random.blank())"
    default: random.pick(["Ann", "Bob"])
    }
  }
}
