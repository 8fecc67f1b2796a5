import LoginScene
import SpyKit

/// Ways out of the login screen, while users and navigators come and go.
nonisolated struct RoutesScenario: KataScenario {
  var steps: [Step]

  nonisolated indirect enum Step: Codable, Sendable {
    /// What login's data store holds from now on; nil for no user.
    case user(name: String?)
    case home
    case forgotPassword
    case signUp
    /// All this happens while the next screen is shown, before the navigator returns.
    case whileShowing([Step])
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

  /// A navigator is not let go while it shows something.
  var isCovered: Bool {
    steps.allSatisfy { step in
      guard case .whileShowing(let steps) = step else { return true }
      return steps.allSatisfy { if case .navigatorGoes = $0 { false } else { true } }
        && Self(steps: steps).isCovered
    }
  }

  static func random(using random: inout KataRandom) -> Self {
    var steps: [Step] = []
    if !random.once(in: 5) { steps.append(.navigatorComes) }
    if !random.once(in: 4) { steps.append(.user(name: random.text(.all))) }
    let row = random.row(usually: 7) { random in
      random.once(in: 6) ? routes(using: &random) : [step(using: &random)]
    }
    return Self(steps: steps + row.flatMap(\.self))
  }

  /// Routes within one another: up to five of a kind, or a few between which things change.
  private static func routes(using random: inout KataRandom) -> [Step] {
    let isDeep = random.once(in: 2)
    let kind = isDeep || !random.once(in: 3) ? route(using: &random) : nil
    var steps = [kind ?? route(using: &random)]
    for _ in 0...(isDeep ? 1 + random.below(3) : random.below(2)) {
      let changes = random.once(in: 4) == isDeep ? changes(using: &random) : []
      steps = [.whileShowing(changes + steps), kind ?? route(using: &random)]
    }
    return steps
  }

  private static func route(using random: inout KataRandom) -> Step {
    random.pick([.home, .forgotPassword, .signUp])
  }

  private static func changes(using random: inout KataRandom) -> [Step] {
    var steps: [Step] = []
    if random.once(in: 3) { steps.append(.router(number: random.below(2))) }
    if random.once(in: 2) {
      steps.append(
        random.pick([
          .navigatorComes, .navigatorComes, .navigatorIsUnset, .navigatorReturns(place: 0),
        ]))
    }
    if random.once(in: 2) {
      steps.append(.user(name: random.once(in: 4) ? nil : random.text(.all)))
    }
    return steps
  }

  private static func step(using random: inout KataRandom) -> Step {
    switch random.below(25) {
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
    case 24: .homesHold(name: random.once(in: 2) ? "Ann" : random.text(.all))
    default: .home
    }
  }
}
