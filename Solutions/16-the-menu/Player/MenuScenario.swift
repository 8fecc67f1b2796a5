import IceCreamScene
import IceCreamSpies
import SpyKit

/// A screen that appears, again and again, over a file that changes.
nonisolated struct MenuScenario: KataScenario {
  var steps: [Step]

  nonisolated enum Step: Codable, Sendable {
    /// The screen appears; the file holds this.
    case file(body: MenuBody)
    /// The screen appears; reading the file throws.
    case noFile(error: KataStrayError)
    /// The screen is let go, and a new one is made.
    case reopen

    var kataText: String {
      switch self {
      case .file(let body): "the screen appears; the file holds \(KataText.quoted(body.text))"
      case .noFile: "the screen appears; the file can't be read"
      case .reopen: "the screen is let go, and another one is made"
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
        case 1: .reopen
        default: .file(body: .random(using: &random))
        }
      })
  }

  /// Each error once, a few in each scenario.
  static var always: [Self] {
    let errors = KataStrayError.allCases
    return stride(from: 0, to: errors.count, by: 6).map { start in
      Self(steps: errors[start...].prefix(6).map { .noFile(error: $0) })
    }
  }
}
