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
    /// The next screen that is shown has this route asked for, before the navigator returns.
    case whileShowing(Route)
    /// Homes are made with this user in their data store from now on.
    case homesHold(name: String)
    /// What follows concerns the Router with this number, from 0; each has navigators of its own.
    case router(number: Int)
    /// One of the navigators that are there already is set, by its place among them.
    case navigatorReturns(place: Int)
    /// A new navigator is set; the one before it lives on.
    case navigatorComes
    case navigatorIsUnset
    /// All navigators so far are let go.
    case navigatorGoes
  }

  nonisolated enum Route: String, CaseIterable, Codable, Sendable {
    case home, forgotPassword, signUp
  }

  var isCovered: Bool { true }

  static func random(using random: inout KataRandom) -> Self {
    var steps: [Step] = []
    if !random.once(in: 5) { steps.append(.navigatorComes) }
    if !random.once(in: 4) { steps.append(.user(name: random.text(.all))) }
    return Self(steps: steps + random.row(usually: 7) { step(using: &$0) })
  }

  private static func step(using random: inout KataRandom) -> Step {
    switch random.below(26) {
    case 0, 1: .user(name: nil)
    case 2, 3, 4, 5: .user(name: random.text(.all))
    case 6: .user(name: "Ann")
    case 7, 8: .forgotPassword
    case 9, 10: .signUp
    case 11: .navigatorComes
    case 12: .navigatorIsUnset
    case 13: .navigatorGoes
    case 20, 21: .navigatorReturns(place: random.below(2))
    case 22, 23: .router(number: random.below(2))
    case 24: .whileShowing(random.pick(Route.allCases))
    case 25: .homesHold(name: random.once(in: 2) ? "Ann" : random.text(.all))
    default: .home
    }
  }
}
