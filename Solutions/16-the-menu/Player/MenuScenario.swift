import IceCreamScene
import IceCreamSpies
import SpyKit

/// Requests one after the other, each with what it meets.
nonisolated struct MenuScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    /// The worker reads this.
    case file(body: MenuBody)
    /// The worker's file throws.
    case noFile(error: KataStrayError)
    /// A worker's double answers.
    case answer(menu: KataMenu)
    /// A worker's double throws.
    case error(error: KataStrayError)

    var kataText: String {
      switch self {
      case .file(let body): "load the menu; the file holds \(KataText.quoted(body.text))"
      case .noFile: "load the menu; the file can't be read"
      case .answer(let menu): "load the menu; the worker gives \(KataText.of(menu.menu))"
      case .error: "load the menu; the worker throws"
      }
    }
  }

  var isCovered: Bool {
    steps.allSatisfy { step in
      if case .file(let body) = step { body.isCovered } else { true }
    }
  }

  static func random(using random: inout KataRandom) -> Self {
    Self(
      steps: random.row(usually: 4) { random in
        switch random.below(10) {
        case 0: .noFile(error: .random(using: &random))
        case 1: .error(error: .random(using: &random))
        case 2, 3: .answer(menu: .random(using: &random))
        default: .file(body: .random(using: &random))
        }
      })
  }

  /// Each error once, from the file and from the worker's double, a few in each scenario.
  static var always: [Self] {
    let errors = KataStrayError.allCases
    return stride(from: 0, to: errors.count, by: 6).map { start in
      Self(steps: errors[start...].prefix(6).flatMap { [.noFile(error: $0), .error(error: $0)] })
    }
  }
}
