import LoginScene
import SpyKit

/// One login after another by any of the ways in, and what the worker answers to each.
nonisolated package struct KataDoorScenario: KataScenario {
  package var logins: [Entry]

  nonisolated package struct Entry: Codable, Sendable {
    /// "password", "guest", "code", "pin", "badge" or "link".
    package var way: String
    package var email: String
    package var password: String
    package var answer: KataAnswersScenario.Answer
  }

  package static let ways = ["password", "guest", "code", "pin", "badge", "link"]

  package var isCovered: Bool { logins.allSatisfy(\.isCovered) }

  package static func random(using random: inout KataRandom) -> Self {
    let open = (0...random.below(3)).map { _ in random.pick(ways) }
    return Self(
      logins: (0...random.below(9)).map { _ in
        Entry(
          way: random.pick(open), email: email(using: &random), password: password(using: &random),
          answer: answer(using: &random))
      })
  }

  private static func email(using random: inout KataRandom) -> String {
    random.once(in: 3) ? "\(random.word())@x.org" : "ann@x.org"
  }

  private static func password(using random: inout KataRandom) -> String {
    random.once(in: 3) ? "\(random.blank())\(random.word())\(random.blank())" : "s3cret"
  }

  private static func answer(using random: inout KataRandom) -> KataAnswersScenario.Answer {
    switch random.below(10) {
    case 0, 1: .user(name: random.pick(["Ann", "Bob"]))
    case 2: .user(name: "\(random.blank())\(random.word())\(random.blank())")
    case 3: .oddError(text: random.pick(["", "offline", "wrongCredentials", random.word()]))
    case 4: .failure(kind: "offline")
    default: .failure(kind: "wrongCredentials")
    }
  }
}

nonisolated extension KataDoorScenario.Entry {
  /// Complete credentials, and the answers that the README names.
  fileprivate var isCovered: Bool {
    guard KataDoorScenario.ways.contains(way), !password.isEmpty,
      email.first?.isWhitespace == false, email.last?.isWhitespace == false
    else { return false }
    return switch answer {
    case .user(let name): !name.allSatisfy(\.isWhitespace)
    case .failure(let kind): ["offline", "wrongCredentials"].contains(kind)
    case .oddError: true
    }
  }
}
