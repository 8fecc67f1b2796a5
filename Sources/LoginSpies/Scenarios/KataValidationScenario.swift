import SpyKit

/// What may be typed into the login form, one attempt after another.
nonisolated package struct KataValidationScenario: KataScenario {
  package var attempts: [Attempt]

  nonisolated package struct Attempt: Codable, Sendable {
    package var email: String?
    package var password: String?
  }

  package var isCovered: Bool { true }

  package static func random(using random: inout KataRandom) -> Self {
    Self(attempts: (0...random.below(3)).map { _ in attempt(using: &random) })
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
