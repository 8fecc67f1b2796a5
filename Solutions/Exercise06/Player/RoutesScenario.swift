import LoginScene
import SpyKit

/// Ways out of the login screen, while users and navigators come and go.
nonisolated struct RoutesScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    /// What login's data store holds from now on; nil for nobody.
    case user(name: String?)
    case home
    case forgotPassword
    case signUp
    /// A new navigator is set; the one before it lives on.
    case navigatorComes
    case navigatorIsUnset
    /// All navigators so far are let go.
    case navigatorGoes
  }

  var isCovered: Bool { true }

  static func random(using random: inout KataRandom) -> Self {
    var steps: [Step] = []
    if !random.once(in: 5) { steps.append(.navigatorComes) }
    if !random.once(in: 4) { steps.append(.user(name: random.text(.all))) }
    return Self(steps: steps + random.row(usually: 7) { step(using: &$0) })
  }

  private static func step(using random: inout KataRandom) -> Step {
    switch random.below(20) {
    case 0, 1: .user(name: nil)
    case 2, 3, 4, 5, 6: .user(name: random.text(.all))
    case 7, 8: .forgotPassword
    case 9, 10: .signUp
    case 11: .navigatorComes
    case 12: .navigatorIsUnset
    case 13: .navigatorGoes
    default: .home
    }
  }
}
