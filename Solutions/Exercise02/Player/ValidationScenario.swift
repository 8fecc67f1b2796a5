import SpyKit

/// What may be typed into the login form, one attempt after another.
nonisolated struct ValidationScenario: KataScenario {
  var attempts: [Attempt]

  nonisolated struct Attempt: Codable, Sendable {
    var email: String?
    var password: String?
  }

  var isCovered: Bool { true }

  static func random(using random: inout KataRandom) -> Self {
    let last = random.below(random.once(in: 8) ? 30 : 3)
    return Self(attempts: (0...last).map { _ in attempt(using: &random) })
  }

  private static func attempt(using random: inout KataRandom) -> Attempt {
    Attempt(email: email(using: &random), password: password(using: &random))
  }

  private static func email(using random: inout KataRandom) -> String? {
    switch random.below(8) {
    case 0: nil
    case 1: random.blank()
    case 2: "\(random.blank())\(random.word()) \(random.word())@x.org\(random.blank())"
    case 3: "\(random.blank())\(random.word())\(random.blank())"
    default: "\(random.blank())\(random.word())@x.org\(random.blank())"
    }
  }

  private static func password(using random: inout KataRandom) -> String? {
    switch random.below(8) {
    case 0: nil
    case 1: ""
    case 2: random.blank()
    default: "\(random.blank())\(random.word())\(random.blank())"
    }
  }
}
